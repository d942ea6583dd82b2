import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { leftToRight, mono } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

export const code = recipe({
  base: layered({ ...mono, ...leftToRight, userSelect: 'all', whiteSpace: 'nowrap' }),
  variants: {
    size: {
      13: layered({ fontSize: type.t13, lineHeight: '1.25rem' }),
      15: layered({ fontSize: type.t15, lineHeight: '1.25rem' }),
      17: layered({ fontSize: type.t17, lineHeight: '1.5rem' }),
      // Read at arm's length: a bin on its shelf.
      28: layered({ fontSize: type.t28, lineHeight: '2rem', fontWeight: 700, letterSpacing: '-0.05em' }),
    },
    tone: {
      inherit: layered({ color: 'inherit' }),
      soft: layered({ color: color.inkSoft }),
      critical: layered({ color: color.criticalText }),
    },
  },
});
