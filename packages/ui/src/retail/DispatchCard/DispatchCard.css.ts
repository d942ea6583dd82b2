import { createVar } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, type Rule, style } from '../../internal/styles.ts';
import { anyScript, caption as captionText, hidden, mono, oneLine } from '../../internal/textStyles.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';

/** On a tablet the number has its own cell. In rem, so that the row folds at twice the width with 200 % text. */
const TABLET = '(min-width: 31rem)';
/** Room for the picture. */
const PICTURE = '(min-width: 43rem)';
/** Room for the person's own cell and for buttons. */
const WIDE = '(min-width: 62rem)';
/** A phone at 200 % text: the time is below the name. */
const STACKED = '(max-width: 17.99rem)';

const stateColour = createVar();
/** The width of the cell with the checkbox. */
const choiceWidth = createVar();
const rule = `1px solid ${color.line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const row = recipe({
  base: {
    ...labelSurface(stateColour),
    vars: { [stateColour]: color.positive, [under]: color.raised, [figureSize]: type.t28, [choiceWidth]: '0px' },
    display: 'grid',
    gridTemplateColumns: '6.5rem auto minmax(0, 1fr) minmax(5rem, auto)',
    gridTemplateRows: '1fr 1fr',
    gridTemplateAreas: '"size body body since" "size number who since"',
    minHeight: '5.125rem',
    selectors: { '&:has(h3 button:focus-visible)': focusRing },
    '@container': {
      [TABLET]: {
        gridTemplateColumns: `calc(6.25rem + ${choiceWidth}) minmax(0, 1fr) 5.25rem minmax(5.75rem, auto)`,
        gridTemplateAreas: '"size body number since" "size who number since"',
        minHeight: '4.5rem',
      },
      [PICTURE]: {
        vars: { [figureSize]: type.t40 },
        gridTemplateColumns: `calc(7.25rem + ${choiceWidth}) 6.75rem minmax(0, 1fr) 5.75rem minmax(6rem, auto)`,
        gridTemplateAreas: '"size picture body number since" "size picture who number since"',
        minHeight: '5rem',
      },
      [WIDE]: {
        gridTemplateColumns: `calc(7.25rem + ${choiceWidth}) 7.25rem minmax(0, 1fr) 5.75rem 12rem minmax(6.5rem, auto) auto`,
        gridTemplateRows: 'minmax(4.875rem, auto)',
        gridTemplateAreas: '"size picture body number who since end"',
      },
      [STACKED]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'none',
        gridTemplateAreas: '"size" "body" "number" "who" "since"',
      },
    },
  },
  variants: {
    isLate: { true: { vars: { [stateColour]: color.caution } }, false: {} },
    isOpen: { true: { borderColor: color.ink }, false: {} },
    hasChoice: { true: { '@container': { [TABLET]: { vars: { [choiceWidth]: '3rem' } } } }, false: {} },
  },
});

/** A figure above its caption. */
const stacked: Rule = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
  paddingBlock: '15px 10px',
  paddingInline: '12px 8px',
};

export const size = recipe({
  base: {
    ...stacked,
    gridArea: 'size',
    marginInlineStart: bar.normal,
    borderInlineEnd: rule,
    paddingInlineStart: `calc(12px + ${choiceWidth})`,
    '@container': {
      [PICTURE]: { paddingInlineStart: `calc(14px + ${choiceWidth})` },
      [STACKED]: { borderInlineEnd: 0 },
    },
  },
  variants: {
    isChosen: {
      true: {
        marginBlock: '-1px',
        background: color.ink,
        color: color.onInk,
        borderColor: color.ink,
        '@media': {
          '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
      false: {},
    },
  },
});

/** Over the beginning of the size, above the target of the row. */
export const choice = style({
  gridArea: 'size',
  position: 'relative',
  zIndex: 1,
  display: 'none',
  placeItems: 'center',
  justifySelf: 'start',
  width: '3rem',
  marginInlineStart: bar.normal,
  borderInlineEnd: rule,
  // A checkbox cannot be seen on the ink of a chosen size.
  background: color.raised,
  '@container': { [TABLET]: { display: 'grid' } },
});

export const soft = style({ ...captionText, color: color.inkSoft });

export const system = recipe({
  base: captionText,
  variants: { isChosen: { true: { color: color.onInkSoft }, false: { color: color.inkSoft } } },
});

export const picture = style({
  gridArea: 'picture',
  display: 'none',
  placeItems: 'center',
  paddingInline: '10px',
  '@container': { [PICTURE]: { display: 'grid' } },
});

export const body = style({
  gridArea: 'body',
  display: 'grid',
  alignContent: 'end',
  gap: '2px',
  minWidth: 0,
  paddingInline: space[12],
  paddingBlockEnd: '2px',
  '@container': { [WIDE]: { alignContent: 'center', gap: 0, paddingBlock: '4px' } },
});

/** Only with room for three lines; for screen readers always. */
export const way = style({
  ...hidden,
  '@container': {
    [WIDE]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      color: color.inkSoft,
    },
  },
});

export const sku = style({ display: 'none', color: color.inkSoft, '@container': { [WIDE]: { display: 'block' } } });

export const number = style({
  gridArea: 'number',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[12],
  paddingBlockEnd: '6px',
  '@container': { [TABLET]: { ...stacked, borderInlineStart: rule } },
});

/** Below the number, where it has its own cell. */
export const numberWord = style({
  ...captionText,
  display: 'none',
  color: color.inkSoft,
  '@container': { [TABLET]: { display: 'block' } },
});

export const who = style({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minWidth: 0,
  paddingInline: space[12],
  paddingBlock: '2px 6px',
  fontSize: type.t13,
  lineHeight: '1.5rem',
  '@container': {
    [WIDE]: {
      alignItems: 'center',
      paddingBlock: '8px',
      borderInlineStart: rule,
      fontSize: type.t15,
      lineHeight: '1.25rem',
    },
  },
});

/** Person and place in one line; below each other where they have their own cell. */
export const words = style({ ...oneLine, flex: 1, minWidth: 0 });
export const person = style({
  ...anyScript,
  fontWeight: 640,
  '@container': { [WIDE]: { ...oneLine, display: 'block' } },
});
export const place = style({
  ...anyScript,
  marginInlineStart: space[8],
  color: color.inkSoft,
  '@container': { [WIDE]: { ...captionText, ...oneLine, display: 'block', marginInlineStart: 0 } },
});

export const since = style({
  ...stacked,
  gridArea: 'since',
  borderInlineStart: rule,
  '@container': { [STACKED]: { borderInlineStart: 0, paddingInlineStart: '16px' } },
});

export const time = style({
  ...mono,
  fontSize: type.t17,
  lineHeight: '1.25rem',
  fontWeight: 640,
  '@container': { [PICTURE]: { fontSize: type.t21 } },
});

/** The pair is out for too long, or comes back. */
export const call = style({ ...captionText, fontWeight: 650, color: color.cautionText });

/** The buttons are above the target of the row. */
export const end = style({
  gridArea: 'end',
  position: 'relative',
  zIndex: 1,
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[12],
  borderInlineStart: rule,
  '@container': { [WIDE]: { display: 'flex' } },
});
