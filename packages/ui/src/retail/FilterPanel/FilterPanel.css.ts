import { focusRing, under } from '../../internal/focusRing.css.ts';
import { insetRing } from '../../internal/insetRing.ts';
import { recipe, style } from '../../internal/styles.ts';
import { hidden, mono, oneLine } from '../../internal/textStyles.ts';
import { breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

/** The column beside the results. Below 1024 px FilterButton or the sheet of AppShell replaces it. */
export const panel = style({
  display: 'none',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  selectors: { '[data-start-sheet] > &': { display: 'flex' } },
  '@media': { [breakpoint.desktop]: { display: 'flex' } },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  minHeight: '61px',
  paddingInline: '24px 8px',
  borderBottom: `1px solid ${color.line}`,
});
/** The heading with the number of active filters; the head is as high with and without it. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minWidth: 0,
});
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBlockEnd: '24px',
  paddingInline: '24px 20px',
});

export const saved = style({ paddingTop: space[12] });

/** A group that a link opens, below the group before it. */
export const linked = style({});
export const group = style({
  vars: { [under]: color.paper },
  minWidth: 0,
  margin: 0,
  padding: '14px 0 12px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    [`&.${linked}`]: { paddingTop: 0 },
    // A link at its end opens the next group.
    [`&:has(+ ${linked})`]: { borderBottom: 0, paddingBottom: 0 },
  },
});
// A legend that does not float is drawn on the border of its fieldset.
export const legend = style({
  float: 'inline-start',
  width: '100%',
  padding: 0,
  fontSize: type.t15,
  lineHeight: '1.25rem',
  fontWeight: 650,
  fontStretch: '110%',
});
/** The heading of a group that folds, with its value at the end. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  width: '100%',
  minHeight: '44px',
  margin: '-12px 0',
  fontWeight: 'inherit',
  fontStretch: 'inherit',
  textAlign: 'start',
});
/** The link that opens a group, with its value; its words are in line with the options. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineStart: '-16px',
});
export const foldValue = recipe({
  base: { ...oneLine, flex: 1, textAlign: 'end', fontWeight: 460, fontStretch: '100%' },
  variants: { isSet: { true: {}, false: { color: color.inkSoft } } },
});
/** Both days are in one row where a date fits in half of it. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space[8],
});
export const cellCount = style({ ...mono, fontSize: type.t13, lineHeight: '1rem' });
export const content = style({ clear: 'both', minWidth: 0 });
export const spaced = style({ paddingTop: space[12] });

export const input = style(hidden);

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(44px, 2.75rem), 1fr))',
  gap: space[4],
  paddingTop: space[12],
});
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: '44px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  fontWeight: 640,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { background: color.ink, color: color.onInk, borderColor: color.ink },
    '&:has(:focus-visible)': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: '2px' },
      },
    },
  },
});

export const colours = style({ display: 'flex', flexWrap: 'wrap', paddingTop: space[12], marginInline: '-4px' });
export const colour = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // 34 px of colour with gaps of 8 px; the targets touch, and five fit in a row of the column.
  width: '42px',
  gridTemplateRows: '44px auto',
  borderRadius: radius.box,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { ...insetRing, zIndex: 1 } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});
export const paint = style({
  width: '34px',
  height: '34px',
  borderRadius: radius.box,
  shapeRendering: 'crispEdges',
  outline: `1px solid ${color.silhouette}`,
  outlineOffset: '-1px',
  selectors: {
    [`${colour}:hover &`]: { outlineColor: color.ink },
    [`${colour}:has(:checked) &`]: {
      outline: `2px solid ${color.ink}`,
      outlineOffset: '2px',
      width: '30px',
      height: '30px',
    },
  },
});
/** Below the colour. */
export const colourCount = style({
  ...mono,
  minWidth: 0,
  marginTop: '-4px',
  paddingBottom: space[4],
  fontSize: type.t13,
  lineHeight: '1rem',
});
/** A chosen colour also has a tick, on a plate so that it is visible on any colour. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: '25px',
  insetInlineEnd: '1px',
  display: 'none',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: radius.stamp,
  background: color.ink,
  color: color.onInk,
  selectors: { [`${colour}:has(:checked) &`]: { display: 'grid' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const list = style({ margin: '2px 0 -4px' });
export const longList = style({
  maxHeight: '264px',
  overflowY: 'auto',
  // Space for the focus ring of a checkbox at the edge.
  marginInlineStart: '-8px',
  paddingInline: '8px',
  scrollbarWidth: 'thin',
});
export const search = style({ padding: '12px 0 4px' });
export const none = style({ padding: '12px 0', color: color.inkSoft });

export const chips = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    outline: 'none',
    boxShadow: 'none',
  },
  variants: {
    isPadded: {
      true: {
        flex: 'none',
        padding: '8px 24px',
        borderBottom: `1px solid ${color.line}`,
        '@media': { '(max-width: 699px)': { paddingInline: space[16] } },
      },
      false: {},
    },
    isEmpty: { true: hidden, false: {} },
  },
});
export const chip = style({
  vars: { [under]: color.paper },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  maxWidth: '100%',
  padding: '4px 12px',
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.box,
  background: color.ink,
  color: color.onInk,
  fontWeight: 560,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${color.ink} 86%, ${color.paper})` } },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});
export const chipWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const shown = style({ display: 'inline-flex' });
/** Hidden from 1024 px, where the column is shown. */
export const button = style({ display: 'inline-flex', '@media': { [breakpoint.desktop]: { display: 'none' } } });
/** Its words are in line with the options. */
export const more = style({ display: 'block', marginInlineStart: '-16px' });
/** The two columns of a tablet's sheet. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: '40px',
});
