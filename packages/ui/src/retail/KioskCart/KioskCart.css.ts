import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { anyScript, oneLine, productName, twoLines, wide } from '../../internal/textStyles.ts';
import * as shared from '../CartFrame/lineStyles.ts';
import { bar, color, radius, space, target, type } from '../../theme/vars.css.ts';

const { rule } = shared;
/** A narrow cart: at the side of a kiosk, or on a phone. */
const NARROW = '(max-width: 33.99rem)';

export const close = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: target.kiosk,
    height: target.kiosk,
    borderRadius: radius.box,
  }),
);

export const line = style(
  layered({
    display: 'grid',
    gridTemplate: "'size picture title' auto 'size controls controls' auto / 9.25rem 9rem minmax(0, 1fr)",
    borderBottom: rule,
    '@container': {
      [NARROW]: { gridTemplate: "'size title' auto 'picture controls' auto / 7.25rem minmax(0, 1fr)" },
    },
  }),
);
export const size = style(
  layered({
    ...shared.sizeCell,
    gridArea: 'size',
    gap: space[16],
    paddingBlock: '22px 16px',
    paddingInline: '24px 8px',
    '@container': { [NARROW]: { paddingInlineStart: '16px' } },
  }),
);
export const system = style(layered(shared.system));
export const picture = style(
  layered({
    gridArea: 'picture',
    display: 'grid',
    // The picture stays in its cell, however narrow the cell is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: '12px 8px',
    '@container': { [NARROW]: { borderInlineEnd: rule, borderTop: rule } },
  }),
);
export const words = style(
  layered({
    gridArea: 'title',
    display: 'grid',
    alignContent: 'center',
    gap: space[4],
    minWidth: 0,
    paddingBlock: '14px',
    paddingInline: '8px 20px',
    '@container': { [NARROW]: { padding: '16px' } },
  }),
);
export const name = style(
  layered({
    ...twoLines,
    ...productName,
    lineHeight: '1.375rem',
    ...anyScript,
  }),
);
export const way = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, color: color.inkSoft }),
);
export const wayName = style(layered({ ...oneLine, ...anyScript }));
export const controls = style(
  layered({
    gridArea: 'controls',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minWidth: 0,
    paddingBlock: '12px',
    paddingInline: '16px 20px',
    borderTop: rule,
    '@container': { [NARROW]: { padding: '12px' } },
  }),
);
/** In a narrow cart Remove is below the stepper, with the price beside it. */
export const remove = style(layered({ display: 'flex', '@container': { [NARROW]: { order: 1 } } }));
export const price = style(layered({ flex: 1, textAlign: 'end', fontSize: type.t17 }));

/** Replaces a removed line, as low as possible. */
export const undo = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '8px 20px',
    background: color.sunken,
    borderBottom: rule,
    borderInlineStart: `${bar.normal} solid ${color.edge}`,
  }),
);
export const gone = style(layered({ minWidth: 0, overflowWrap: 'anywhere', ...anyScript }));

export const count = style(layered({ fontWeight: 600 }));
export const total = style(layered({ ...wide, fontSize: type.t28, lineHeight: '2.25rem' }));
