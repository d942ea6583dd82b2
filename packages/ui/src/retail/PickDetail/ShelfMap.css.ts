import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { mono } from '../../internal/textStyles.ts';
import { color } from '../../theme/vars.css.ts';

export const map = style(
  layered({
    display: 'block',
    width: '100%',
    maxWidth: '420px',
    height: 'auto',
    overflow: 'visible',
    forcedColorAdjust: 'none',
  }),
);

const shade = (percent: number) => `color-mix(in srgb, ${color.ink} ${percent}%, ${color.raised})`;

export const box = styleVariants({ 0: 16, 1: 20, 2: 28, 3: 34 }, (percent) => layered({ fill: shade(percent) }));

export const target = style(layered({ fill: color.signal }));

export const marks = recipe({
  variants: { isTarget: { true: layered({ fill: color.onSignal }), false: layered({ fill: color.raised }) } },
});

export const board = style(layered({ fill: color.edge }));

export const frame = style(layered({ fill: 'none', stroke: color.signalEdge, strokeWidth: 2 }));

export const bay = recipe({
  base: layered({ ...mono, fontSize: '13px', textAnchor: 'middle' }),
  variants: {
    isTarget: { true: layered({ fontWeight: 700, fill: color.ink }), false: layered({ fill: color.inkSoft }) },
  },
});
