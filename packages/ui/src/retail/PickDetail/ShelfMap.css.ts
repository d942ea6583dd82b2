import { createVar } from '@vanilla-extract/css';
import { recipe, style, styleVariants } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color } from '../../theme/vars.css.ts';

/** The part of its place that the map fills. */
export const share = createVar();

export const map = style({
  display: 'block',
  width: `calc(${share} * 100%)`,
  maxWidth: `calc(${share} * 420px)`,
  height: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});

const shade = (percent: number) => `color-mix(in srgb, ${color.ink} ${percent}%, ${color.raised})`;

export const box = styleVariants({ 0: 16, 1: 20, 2: 28, 3: 34 }, (percent) => ({ fill: shade(percent) }));

export const target = style({ fill: color.signal });

export const marks = recipe({
  variants: { isTarget: { true: { fill: color.onSignal }, false: { fill: color.raised } } },
});

export const board = style({ fill: color.edge });

export const frame = style({ fill: 'none', stroke: color.signalEdge, strokeWidth: 2 });

export const bay = recipe({
  base: { ...mono, fontSize: '13px', textAnchor: 'middle' },
  variants: {
    isTarget: { true: { fontWeight: 700, fill: color.ink }, false: { fill: color.inkSoft } },
  },
});
