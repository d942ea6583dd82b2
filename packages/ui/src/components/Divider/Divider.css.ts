import { recipe } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const divider = recipe({
  base: { flex: 'none', margin: 0, border: 0, background: color.line, forcedColorAdjust: 'none' },
  variants: {
    direction: {
      horizontal: { width: '100%', height: '1px' },
      vertical: { width: '1px', height: '2rem' },
    },
  },
});
