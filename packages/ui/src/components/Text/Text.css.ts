import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

export const text = recipe({
  base: layered({ margin: 0 }),
  variants: {
    size: {
      13: layered({ fontSize: type.t13, lineHeight: '1rem' }),
      15: layered({ fontSize: type.t15, lineHeight: '1.25rem' }),
      17: layered({ fontSize: type.t17, lineHeight: '1.5rem' }),
      21: layered({ fontSize: type.t21, lineHeight: '1.75rem' }),
    },
    tone: {
      ink: layered({ color: color.ink }),
      soft: layered({ color: color.inkSoft }),
      positive: layered({ color: color.positiveText }),
      caution: layered({ color: color.cautionText }),
      critical: layered({ color: color.criticalText }),
      info: layered({ color: color.infoText }),
      inherit: layered({ color: 'inherit' }),
    },
    weight: {
      regular: layered({ fontWeight: 440 }),
      medium: layered({ fontWeight: 560 }),
      strong: layered({ fontWeight: 650 }),
    },
    isTruncated: { true: layered(oneLine) },
  },
});
