import { createVar } from '@vanilla-extract/css';
import { focusRing, under } from '../../internal/focusRing.css.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { recipe, type Rule, style } from '../../internal/styles.ts';
import { caption as captionText, hidden, oneLine } from '../../internal/textStyles.ts';
import { bar, color, space } from '../../theme/vars.css.ts';

/** In rem, so that the row folds at twice the width with 200 % text. */
const FOLDED = '(max-width: 37.99rem)';

/** A row with facts needs more room for its name. */
const FOLDED_WITH_FACTS = '(max-width: 45.99rem)';

/** The fields of a correction take the room of the picture: the name stays whole. */
const WITHOUT_PICTURE = '(max-width: 55.99rem)';

const stateColour = createVar();
const line = createVar();
const rule = `1px solid ${line}`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

const foldedRow = {
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas: '"lead size body" "lead size facts" "lead size end"',
  gridTemplateRows: '1fr auto auto',
} as const;
const besideLead = { gridTemplateAreas: '"lead size body" "lead size facts" "lead end end"' } as const;

export const row = recipe({
  base: {
    ...labelSurface(stateColour, rule),
    vars: { [stateColour]: color.ink, [line]: color.line, [under]: color.raised },
    display: 'grid',
    gridTemplateColumns: 'auto auto auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"lead size picture body facts end"',
    minHeight: '4.5rem',
    selectors: { '&:has(h3 button:focus-visible)': focusRing },
    '@container': {
      [FOLDED]: foldedRow,
    },
  },
  variants: {
    state: {
      plain: {},
      consigned: { vars: { [stateColour]: color.info } },
      found: { vars: { [stateColour]: color.positive } },
      missing: { vars: { [stateColour]: color.critical } },
      unexpected: { vars: { [stateColour]: color.info } },
      queued: { vars: { [stateColour]: color.edge }, borderStyle: 'dashed', borderColor: color.edge },
      editing: {
        vars: { [stateColour]: color.signal, [under]: color.paper },
        background: color.paper,
        borderColor: color.ink,
        '::before': { boxSizing: 'border-box', width: bar.next, border: `1px solid ${color.signalEdge}` },
      },
      saved: {
        vars: {
          [stateColour]: color.positive,
          [line]: `color-mix(in srgb, ${color.positive} 40%, transparent)`,
          [under]: color.positiveSoft,
        },
        background: color.positiveSoft,
        borderColor: color.positive,
      },
    },
    isOpen: { true: { borderColor: color.ink }, false: {} },
    hasFacts: { true: { '@container': { [FOLDED_WITH_FACTS]: foldedRow } }, false: {} },
    hasLead: {
      // With a cell before the size there is no room for two buttons beside it.
      true: { '@container': { [FOLDED]: besideLead } },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { hasLead: true, hasFacts: true },
      style: { '@container': { [FOLDED_WITH_FACTS]: besideLead } },
    },
  ],
});

/** The styles of a cell in a folded row. */
const folded = (change: Record<string, string | number>) => ({
  [FOLDED]: change,
  [FOLDED_WITH_FACTS]: { selectors: { [`${row.classNames.variants.hasFacts.true} &`]: change } },
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

export const lead = style({
  gridArea: 'lead',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: '3.25rem',
  marginInlineStart: bar.normal,
  paddingInline: '4px',
  borderInlineEnd: rule,
});

export const size = recipe({
  base: {
    gridArea: 'size',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[8],
    width: '7.25rem',
    paddingBlock: '14px 8px',
    paddingInline: '14px 8px',
    borderInlineEnd: rule,
    selectors: { '&:first-child': { marginInlineStart: bar.normal } },
    '@container': folded({ width: '6.5rem', paddingInline: '12px 6px' }),
  },
  variants: { isChosen: { true: chosen, false: {} } },
});

export const system = recipe({
  base: captionText,
  variants: { isChosen: { true: { color: color.onInkSoft }, false: { color: color.inkSoft } } },
});

export const picture = style({
  gridArea: 'picture',
  display: 'grid',
  placeItems: 'center',
  width: '6.5rem',
  paddingInline: '10px',
  borderInlineEnd: rule,
  '@container': {
    ...folded({ display: 'none' }),
    [WITHOUT_PICTURE]: { selectors: { [`${row.classNames.variants.state.editing} &`]: { display: 'none' } } },
  },
});

export const body = style({
  gridArea: 'body',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '4px',
  minWidth: 0,
  padding: '10px 12px',
  '@container': folded({ paddingBlock: '10px 6px' }),
});

/** For screen readers; not a flex item, so it takes no gap. */
export const colourName = style(hidden);

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minWidth: 0,
  color: color.inkSoft,
  selectors: { [`${row.classNames.variants.state.saved} &`]: { color: color.ink } },
});

export const sku = style({ ...oneLine, minWidth: 0 });

export const caption = style({
  ...captionText,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
  selectors: { [`${row.classNames.variants.state.saved} &`]: { color: color.ink } },
});

/** Buttons and fields are above the target of the row; facts are below it. */
const ABOVE_ROW = { '&:has(button, input, a)': { position: 'relative', zIndex: 1 } } as const;

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  alignContent: 'center',
  // Two fields side by side: a bin and its shelf.
  width: '10.75rem',
  padding: '8px 12px',
  borderInlineStart: rule,
  selectors: {
    ...ABOVE_ROW,
    // A field grows with its text.
    [`${row.classNames.variants.state.editing} &`]: { width: 'max-content' },
  },
  '@container': folded({ width: 'auto', borderInlineStart: 0, padding: '0 14px 8px' }),
});

export const end = style({
  gridArea: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: '9.25rem',
  padding: '8px 12px',
  borderInlineStart: rule,
  selectors: ABOVE_ROW,
  '@container': folded({ minWidth: 0, flexWrap: 'wrap', borderInlineStart: 0, padding: '0 14px 10px' }),
});
