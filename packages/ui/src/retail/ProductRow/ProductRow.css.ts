import { globalStyle, recipe, style } from '../../internal/styles.ts';
import { caption, oneLine, productName } from '../../internal/textStyles.ts';
import { sizeWidth } from '../SizeRun/SizeRun.css.ts';
import * as shared from './productStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

const narrow = '(max-width: 23rem)';

/** From this width the sizes are beside the name: below it half of the row would be empty. */
const wide = '(min-width: 58rem)';

const focus = shared.focusAround();

export const row = recipe({
  base: {
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
    '@container': {
      [narrow]: { gridTemplateColumns: '92px minmax(0, 1fr)' },
      [wide]: { minHeight: '105px' },
    },
  },
  variants: {
    isChosen: {
      true: {
        background: color.raised,
        '::before': {
          ...shared.chosenBar,
          insetBlock: 0,
          insetInlineStart: 0,
          width: bar.normal,
        },
        selectors: { '&:hover': { background: color.raised } },
      },
      false: {},
    },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: space[20],
  '@container': { [narrow]: { paddingInlineStart: space[12] } },
});

export const body = style({
  minWidth: 0,
  paddingBlock: '15px 16px',
  paddingInline: '16px 24px',
  '@container': {
    [narrow]: { paddingInlineEnd: space[12] },
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[24],
      alignItems: 'baseline',
    },
  },
});

/** On a wide row its parts are columns of the body. */
const apart = { '@container': { [wide]: { display: 'contents' } } };
const startColumn = { gridColumn: 1 };
const endColumn = { gridColumn: 3, textAlign: 'end' } as const;

export const line = style([
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[12] },
  apart,
]);

export const name = style({
  minWidth: 0,
  ...productName,
  '@container': { [wide]: { ...startColumn, gridRow: 1 } },
});
// The price, which has no style of the row.
globalStyle(`${name} + *`, { '@container': { [wide]: endColumn } });

/** The name is the button; the whole row is its target. */
export const open = style({
  ...oneLine,
  display: 'block',
  ...shared.open,
});
export const title = style({ ...oneLine, display: 'block' });

export const way = style({
  ...shared.way,
  marginTop: '2px',
  '@container': { [wide]: { ...startColumn, gridRow: 2 } },
});
export const wayName = style(oneLine);
export const facts = style([
  { display: 'flex', justifyContent: 'space-between', gap: space[12], marginTop: '4px', color: color.inkSoft },
  apart,
]);
export const sku = style({
  ...oneLine,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  '@container': {
    [wide]: { ...startColumn, gridRow: 3, alignSelf: 'start', marginTop: '4px', color: color.inkSoft },
  },
});
export const inStore = style({
  ...caption,
  lineHeight: '1.25rem',
  flex: 'none',
  '@container': { [wide]: { ...endColumn, gridRow: 2, color: color.inkSoft } },
});
export const sizes = style({
  marginTop: '10px',
  '@container': {
    [wide]: { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', marginTop: 0 },
    '(min-width: 84rem)': { vars: { [sizeWidth]: '3rem' } },
    '(min-width: 96rem)': { vars: { [sizeWidth]: '3.5rem' } },
  },
});
