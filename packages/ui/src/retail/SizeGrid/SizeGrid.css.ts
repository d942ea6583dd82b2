import { insetRing } from '../../internal/insetRing.ts';
import { style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { figureWeight } from '../SizeFigure/SizeFigure.css.ts';
import { color, font, radius, space, type } from '../../theme/vars.css.ts';

// Five columns as in the design; fewer with large text or in a narrow parent.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.25rem, 18%), 1fr))',
  gap: '1px',
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.box,
  overflow: 'hidden',
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Marks the cell of a sold-out size. */
export const isOut = style({});

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '7px',
  minHeight: '3.75rem',
  paddingBlock: '8px',
  paddingInline: '12px 10px',
  background: color.raised,
  // The rules between the cells; the rest of the last row stays empty.
  boxShadow: `0 0 0 1px ${color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.ink} 6%, ${color.raised})` },
    [`&.${isOut}`]: { background: color.sunken, color: color.inkSoft },
    '&:has(:checked)': { background: color.ink, color: color.onInk },
    '&:has(:focus-visible)': insetRing,
  },
  '@media': {
    '(forced-colors: active)': {
      // A shadow is not drawn there.
      outline: '1px solid CanvasText',
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: '-6px' },
      },
    },
  },
});

// A sold-out size is struck through, on a sunken background, and has a text.
export const figure = style({
  position: 'relative',
  display: 'inline-flex',
  selectors: {
    [`${isOut} &`]: { vars: { [figureWeight]: '480' } },
    [`${isOut} &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 1px)',
      insetInline: '-3px',
      height: '2px',
      background: 'currentColor',
      '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    },
  },
});

export const stock = style({
  ...mono,
  fontSize: type.t13,
  lineHeight: '1rem',
  color: color.inkSoft,
  selectors: {
    [`${isOut} &`]: { fontFamily: font.text, fontWeight: 460, letterSpacing: 'normal' },
    [`${cell}:has(:checked) &`]: { color: color.onInkSoft },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${cell}:has(:checked) &`]: { color: 'HighlightText' } } },
  },
});

export const nearest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  color: color.inkSoft,
  fontSize: type.t15,
  // Also in the page while empty: otherwise its first text would not be announced.
  selectors: { '&:not(:empty)': { paddingTop: space[8] } },
});

/** A button that chooses a nearest size. */
export const neighbour = style({
  minHeight: '44px',
  minWidth: '44px',
  padding: '0 12px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
  color: color.ink,
  fontWeight: 640,
  unicodeBidi: 'plaintext',
  fontFeatureSettings: '"tnum"',
  selectors: { '&:hover': { borderColor: color.ink } },
});
