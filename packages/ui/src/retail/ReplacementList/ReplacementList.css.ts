import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';
import { input as radio } from '../../components/RadioGroup/RadioGroup.css.ts';

/** In rem, so that a row folds at twice the width with 200 % text. */
const NARROW = '(max-width: 37.99rem)';

/** Rows fold by their own width: the list may be in a narrow panel of a wide screen. */
export const list = style({ display: 'grid', gap: space[16], containerType: 'inline-size' });

export const choice = recipe({
  base: {
    vars: { [under]: color.raised },
    display: 'grid',
    gridTemplateColumns: '2rem 5.25rem 10rem minmax(0, 1fr) 7.5rem',
    alignItems: 'center',
    columnGap: space[12],
    minHeight: '4rem',
    paddingInline: '16px',
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: radius.box,
    cursor: 'pointer',
    '@container': {
      [NARROW]: { gridTemplateColumns: '2rem 5.25rem minmax(0, 1fr)' },
    },
  },
  variants: {
    isChosen: { true: { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` }, false: {} },
  },
});

/** Folded, it is in the middle of all rows. */
export const input = style([radio.dot, { '@container': { [NARROW]: { gridRow: '1 / span 3' } } }]);
/** A ruled cell. */
const cell = {
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'stretch',
  borderInlineStart: `1px solid ${color.line}`,
  paddingInlineStart: space[12],
  minWidth: 0,
} as const;

/** Folded, the first row is as high as the figures need, and its rules reach its edges. */
const first = { '@container': { [NARROW]: { paddingBlock: '10px' } } };

export const size = style({ ...cell, ...first });
export const bin = style({ ...cell, ...first, ...binStyle, fontSize: type.t28, letterSpacing: '-0.05em' });
export const words = style({
  ...cell,
  gap: '2px',
  paddingBlock: '8px',
  '@container': {
    [NARROW]: {
      gridColumn: '2 / -1',
      paddingBlock: '0 10px',
      selectors: { [`${bin} + &`]: { borderTop: `1px solid ${color.line}`, paddingBlock: '10px 4px' } },
    },
  },
});
