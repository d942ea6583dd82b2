import { createVar } from '@vanilla-extract/css';
import { focusRing } from '../../internal/focusRing.css.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, type Rule, style } from '../../internal/styles.ts';
import { caption as captionText, leftToRight, mono } from '../../internal/textStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';

const FOLDED = '(max-width: 39.99rem)';

const stateColour = createVar();
const rule = `1px solid ${color.line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const row = recipe({
  base: {
    ...labelSurface(stateColour, rule),
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr) 9rem 12rem',
    gridTemplateAreas: '"pairs name day progress"',
    minHeight: '5.75rem',
    selectors: { '&:has(h3 button:focus-visible)': focusRing },
    '@container': {
      [FOLDED]: {
        gridTemplateColumns: '7.25rem minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateAreas: '"pairs name name" "pairs day progress"',
      },
    },
  },
  variants: {
    state: {
      plain: { vars: { [stateColour]: color.ink } },
      counting: { vars: { [stateColour]: color.signal } },
      late: { vars: { [stateColour]: color.caution } },
      closed: { vars: { [stateColour]: color.positive } },
    },
    isOpen: { true: { borderColor: color.ink }, false: {} },
  },
});

const chosen: Rule = {
  marginBlock: '-1px',
  background: color.ink,
  color: color.onInk,
  borderColor: color.ink,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
};

export const pairs = recipe({
  base: {
    gridArea: 'pairs',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[8],
    marginInlineStart: bar.normal,
    padding: '18px 8px 11px 14px',
    borderInlineEnd: rule,
    '@container': { [FOLDED]: { paddingInline: '10px 4px' } },
  },
  variants: { isOpen: { true: chosen, false: {} } },
});

export const figure = style({
  ...leftToRight,
  fontSize: type.t40,
  lineHeight: 0.76,
  fontWeight: 740,
  fontStretch: '125%',
  letterSpacing: '-0.045em',
});

/** Five digits stay in the cell. */
export const manyPairs = style({ fontSize: type.t28 });

const cell = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '4px',
  minWidth: 0,
  padding: '10px 16px',
} as const;

export const name = style({
  ...cell,
  gridArea: 'name',
  '@container': { [FOLDED]: { padding: '12px 12px 4px' } },
});

export const day = style({
  ...cell,
  gridArea: 'day',
  borderInlineStart: rule,
  '@container': { [FOLDED]: { padding: '4px 12px 12px', borderInlineStart: 0, justifyContent: 'start' } },
});

export const progress = style({
  ...cell,
  alignItems: 'flex-start',
  gap: space[8],
  gridArea: 'progress',
  borderInlineStart: rule,
  '@container': { [FOLDED]: { padding: '4px 12px 12px 4px', borderInlineStart: 0, justifyContent: 'start' } },
});

export const number = style({ display: 'flex', alignItems: 'center', gap: space[8], color: color.inkSoft });

export const date = recipe({
  base: { fontSize: type.t17, lineHeight: '1.375rem', fontWeight: 650 },
  variants: { isLate: { true: { color: color.cautionText }, false: {} } },
});

export const caption = recipe({
  base: captionText,
  variants: { isChosen: { true: { color: color.onInkSoft }, false: { color: color.inkSoft } } },
});

export const count = style({
  ...mono,
  ...leftToRight,
  fontSize: type.t21,
  lineHeight: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-0.04em',
});

/** The cartons that are not opened, dashed. */
export const minis = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
export const mini = style({
  width: '22px',
  height: '16px',
  border: `1.5px dashed ${color.edge}`,
  borderRadius: '2px',
});

export const track = style({
  width: '100%',
  height: '12px',
  padding: '1.5px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});
export const done = style({
  height: '100%',
  background: color.ink,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
