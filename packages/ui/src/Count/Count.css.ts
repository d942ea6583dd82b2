import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { mono } from '../internal/textStyles.ts';
import { color, type } from '../theme/vars.css.ts';

export const count = recipe({
  base: layered({ ...mono, fontWeight: 600, lineHeight: '1.25rem', letterSpacing: '-0.02em' }),
  variants: {
    size: { 13: layered({ fontSize: type.t13 }), 15: layered({ fontSize: type.t15 }) },
    tone: { inherit: layered({ color: 'inherit' }), soft: layered({ color: color.inkSoft }) },
  },
});

/** Two digits wide. */
export const place = style(layered({ display: 'inline-block', width: '2ch' }));
