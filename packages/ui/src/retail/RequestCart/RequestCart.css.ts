import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { anyScript, mono, twoLines, wide } from '../../internal/textStyles.ts';
import * as shared from './cartStyles.ts';
import { breakpoint, color, frame, radius, space, type } from '../../theme/vars.css.ts';

const { rule } = shared;

/** At 200 % text size and name stand below one another, and on a phone the count under the word. */
const STACKED = '(max-width: 17.99rem)';

export const cart = style(layered(shared.cart));

export const head = style(
  layered({
    ...shared.head,
    minHeight: '61px',
    paddingInline: '20px 12px',
  }),
);

export const title = style(layered({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' }));

/** Scrolls between head and foot. */
export const body = style(
  layered({
    ...shared.body,
    containerType: 'inline-size',
    minHeight: '8rem',
  }),
);

export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    borderBottom: rule,
    '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const lineSize = style(
  layered({
    ...shared.sizeCell,
    paddingBlock: '18px 13px',
    paddingInline: '20px 4px',
    '@container': {
      [STACKED]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'flex-start',
        gap: '0 12px',
        paddingBlock: '18px 0',
        borderInlineEnd: 0,
      },
    },
  }),
);

export const system = style(layered(shared.system));

export const lineBody = style(
  layered({
    minWidth: 0,
    paddingBlock: '12px',
    paddingInline: '16px 8px',
    '@container': { [STACKED]: { paddingInlineStart: '20px' } },
  }),
);

export const lineName = style(
  layered({
    ...twoLines,
    ...anyScript,
    fontSize: type.t15,
    lineHeight: '1.25rem',
    fontWeight: 640,
    fontStretch: '108%',
  }),
);

export const sku = style(
  layered({
    ...mono,
    ...anyScript,
    display: 'block',
    overflowWrap: 'anywhere',
    fontSize: type.t13,
    lineHeight: '1.25rem',
    color: color.inkSoft,
  }),
);

export const lineControls = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: space[8],
  }),
);

export const scan = style(layered({ borderBottom: rule }));

export const empty = style(layered({ ...shared.empty, padding: '24px 20px', borderBottom: rule }));

export const emptyTitle = style(layered({ ...shared.emptyTitle, fontSize: type.t17, lineHeight: '1.5rem' }));

export const soft = style(layered(shared.soft));

export const foot = style(layered({ ...shared.foot, gap: space[12], padding: '16px 20px 20px' }));

export const sums = style(layered({ ...shared.sums, gap: space[12] }));

export const sum = style(
  layered({
    ...shared.sum,
    columnGap: space[12],
  }),
);

export const sumValue = style(layered({ flex: '1 1 auto', fontWeight: 600, textAlign: 'end' }));

/** A small phone: the count moves closer together, so that the word keeps its distance. */
const SMALL = '(max-width: 23.99rem)';

export const bar = style(
  layered({
    containerType: 'inline-size',
    vars: { [under]: color.raised },
    position: 'relative',
    padding: '12px',
    background: color.raised,
    borderTop: rule,
    '@media': { [breakpoint.tablet]: { paddingInline: frame.gutter } },
  }),
);

export const barWord = style(
  layered({ flex: 1, textAlign: 'start', '@container': { [STACKED]: { paddingBlockEnd: '2rem' } } }),
);

/** A key of ink set into the end of the volt button, so that one bar holds both: the word places, the count opens. */
export const barCount = recipe({
  base: layered({
    position: 'absolute',
    insetBlock: '18px',
    insetInlineEnd: '18px',
    '@media': { [breakpoint.tablet]: { insetInlineEnd: `calc(${frame.gutter} + 6px)` } },
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: '44px',
    minHeight: '44px',
    paddingBlock: 0,
    paddingInline: '16px 10px',
    background: color.onSignal,
    borderRadius: radius.box,
    '@container': {
      [SMALL]: { gap: space[4], paddingInline: '12px 6px' },
      [STACKED]: { insetBlockStart: 'auto', insetInline: '18px auto' },
    },
    color: color.signal,
    fontSize: type.t17,
    lineHeight: '1.5rem',
    fontWeight: 700,
    fontStretch: '114%',
  }),
  variants: {
    isOff: {
      true: layered({ background: color.raised, color: color.inkSoft, boxShadow: `inset 0 0 0 1.5px ${color.edge}` }),
      false: {},
    },
  },
});
