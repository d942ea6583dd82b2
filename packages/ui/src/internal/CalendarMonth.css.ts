import { color, motion, radius, space, type } from '../theme/vars.css.ts';
import { insetRing } from './insetRing.ts';
import { dateFrameStates } from './fieldStyles.ts';
import { style } from './styles.ts';
import { wide } from './textStyles.ts';

export const calendar = style({ display: 'grid', gap: space[8], padding: space[16], minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] });
export const month = style({ ...wide, flex: 1, textAlign: 'center', fontSize: type.t17, lineHeight: '1.5rem' });
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.box,
  transition: `background ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&[data-disabled]': { color: color.edge, cursor: 'not-allowed' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = style({
  height: '2rem',
  fontSize: type.t13,
  fontWeight: 500,
  color: color.inkSoft,
  textAlign: 'center',
});

/** A day, styled as a cell of SizeGrid: inverted when chosen, sunken inside a range, struck through when unavailable. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '40px',
  height: '44px',
  borderRadius: radius.box,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]:not([data-selected])': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&[data-today]': { fontWeight: 720 },
    // Today is marked with the dot of live states.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '5px',
      insetInlineStart: 'calc(50% - 8px)',
      width: '16px',
      height: '3px',
      background: color.signal,
      outline: `1px solid ${color.signalEdge}`,
      forcedColorAdjust: 'none',
    },
    '&[data-disabled], &[data-unavailable]': { color: color.inkSoft, fontWeight: 440, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-selected]': { background: color.ink, color: color.onInk, fontWeight: 660 },
    // Inside the cell, because neighbours in a range would cover it; also when the calendar itself sets the focus.
    '&&:is([data-focus-visible], :focus-visible)': { ...insetRing, zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-focus-visible]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
});

/** In a range only the ends are inverted; the days between connect them. */
export const dayOfRange = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.sunken,
      color: color.ink,
      borderRadius: 0,
    },
    '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]:not([data-selection-start], [data-selection-end])': {
          background: 'Canvas',
          color: 'CanvasText',
          outline: '1px solid Highlight',
          outlineOffset: '-1px',
        },
      },
    },
  },
});

/** The button at the end of a date field. */
export const open = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  minHeight: '44px',
  marginInlineStart: 'auto',
  borderRadius: radius.box,
  color: color.ink,
  selectors: {
    '&[data-hovered]': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&[data-disabled]': { color: color.edge, cursor: 'not-allowed' },
  },
});

/** The frame of the field, around the typed parts and the button. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInlineEnd: '2px',
  cursor: 'text',
  selectors: dateFrameStates,
});
export const typed = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', minWidth: 0 });
export const typedParts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minWidth: 0,
});
export const until = style({ color: color.inkSoft, paddingInline: '2px' });

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  width: 'min(24rem, calc(100vw - 24px))',
  maxHeight: 'inherit',
  overflow: 'auto',
  outline: 'none',
  boxShadow: 'none',
});
export const main = style({ flex: '1 1 20rem', minWidth: 0 });
export const foot = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  gap: space[8],
  padding: '12px 16px 16px',
  borderTop: `1px solid ${color.line}`,
});
