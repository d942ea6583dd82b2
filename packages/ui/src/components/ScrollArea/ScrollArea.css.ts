import { insetRing } from '../../internal/insetRing.ts';
import { recipe, style, styleVariants } from '../../internal/styles.ts';
import { color, motion } from '../../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  maxHeight: '100%',
  maxWidth: '100%',
});

export const scroller = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.edge} transparent`,
    selectors: { '&:focus-visible': insetRing },
  },
  variants: {
    axis: {
      y: { overflowY: 'auto', overflowX: 'hidden' },
      x: { overflowX: 'auto', overflowY: 'hidden' },
    },
  },
});

/** A line and a shadow: on a dark page a shadow alone is not visible. */
const shade = {
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${motion.quick} ${motion.ease}`,
  selectors: { '&[data-shown]': { opacity: 1 } },
} as const;

const fade = (to: string) =>
  `linear-gradient(${to}, color-mix(in srgb, ${color.scrim} 44%, transparent), color-mix(in srgb, ${color.scrim} 12%, transparent) 50%, transparent)`;

/** In forced colours only a line. */
const plain = (extent: 'height' | 'width') => ({
  '@media': { '(forced-colors: active)': { [extent]: '2px', background: 'CanvasText' } },
});

const along = { insetInline: 0, height: '14px', ...plain('height') } as const;
const across = { insetBlock: 0, width: '14px', ...plain('width') } as const;
const edge = `1px solid ${color.line}`;

export const start = styleVariants({
  y: { ...shade, ...along, insetBlockStart: 0, background: fade('to bottom'), borderBlockStart: edge },
  x: {
    ...shade,
    ...across,
    insetInlineStart: 0,
    background: fade('to right'),
    borderInlineStart: edge,
    selectors: { ...shade.selectors, '&:dir(rtl)': { background: fade('to left') } },
  },
});

export const end = styleVariants({
  y: { ...shade, ...along, insetBlockEnd: 0, background: fade('to top'), borderBlockEnd: edge },
  x: {
    ...shade,
    ...across,
    insetInlineEnd: 0,
    background: fade('to left'),
    borderInlineEnd: edge,
    selectors: { ...shade.selectors, '&:dir(rtl)': { background: fade('to right') } },
  },
});
