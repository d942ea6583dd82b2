import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { caption, oneLine, productName } from '../../internal/textStyles.ts';
import * as shared from './productStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';

export const frame = style(layered({ containerType: 'inline-size', minWidth: 0 }));

const narrow = '(max-width: 23rem)';

const focus = shared.focusAround();

export const row = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    minHeight: '133px',
    borderBottom: `1px solid ${color.line}`,
    ...focus,
    selectors: {
      ...focus.selectors,
      '&:hover': { background: `color-mix(in srgb, ${color.raised} 60%, transparent)` },
    },
    '@container': { [narrow]: { gridTemplateColumns: '92px minmax(0, 1fr)' } },
  }),
  variants: {
    isChosen: {
      true: layered({
        background: color.raised,
        '::before': {
          ...shared.chosenBar,
          insetBlock: 0,
          insetInlineStart: 0,
          width: bar.normal,
        },
        selectors: { '&:hover': { background: color.raised } },
      }),
      false: {},
    },
  },
});

export const picture = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    paddingInlineStart: space[20],
    '@container': { [narrow]: { paddingInlineStart: space[12] } },
  }),
);

export const body = style(
  layered({
    minWidth: 0,
    paddingBlock: '15px 16px',
    paddingInline: '16px 24px',
    '@container': { [narrow]: { paddingInlineEnd: space[12] } },
  }),
);

export const line = style(
  layered({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[12] }),
);

export const name = style(
  layered({
    minWidth: 0,
    ...productName,
  }),
);

/** The name is the button; the whole row is its target. */
export const open = style(
  layered({
    ...oneLine,
    display: 'block',
    ...shared.open,
  }),
);
export const title = style(layered({ ...oneLine, display: 'block' }));

export const way = style(
  layered({
    ...shared.way,
    marginTop: '2px',
  }),
);
export const wayName = style(layered(oneLine));
export const facts = style(
  layered({ display: 'flex', justifyContent: 'space-between', gap: space[12], marginTop: '4px', color: color.inkSoft }),
);
export const sku = style(layered({ ...oneLine, fontSize: type.t13, lineHeight: '1.25rem' }));
export const inStore = style(layered({ ...caption, lineHeight: '1.25rem', flex: 'none' }));
export const sizes = style(layered({ marginTop: '10px' }));
