import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { color } from '../../theme/vars.css.ts';

export const divider = recipe({
  base: layered({ flex: 'none', margin: 0, border: 0, background: color.line, forcedColorAdjust: 'none' }),
  variants: {
    direction: {
      horizontal: layered({ width: '100%', height: '1px' }),
      vertical: layered({ width: '1px', height: '2rem' }),
    },
  },
});
