import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { oneLine, wide } from '../../internal/textStyles.ts';
import { type } from '../../theme/vars.css.ts';

export const heading = recipe({
  base: layered({ ...wide, margin: 0 }),
  variants: {
    size: {
      15: layered({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, fontStretch: '112%' }),
      17: layered({ fontSize: type.t17, lineHeight: '1.5rem' }),
      21: layered({ fontSize: type.t21, lineHeight: '1.5rem' }),
      28: layered({ fontSize: type.t28, lineHeight: '2rem' }),
      40: layered({ fontSize: type.t40, lineHeight: '2.75rem', letterSpacing: '-0.022em' }),
      56: layered({ fontSize: type.t56, lineHeight: '3.5rem', letterSpacing: '-0.03em' }),
    },
    isTruncated: { true: layered(oneLine) },
  },
});
