import { recipe } from '../../internal/styles.ts';
import { oneLine, wide } from '../../internal/textStyles.ts';
import { type } from '../../theme/vars.css.ts';

export const heading = recipe({
  base: { ...wide, margin: 0 },
  variants: {
    size: {
      15: { fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, fontStretch: '112%' },
      17: { fontSize: type.t17, lineHeight: '1.5rem' },
      21: { fontSize: type.t21, lineHeight: '1.5rem' },
      28: { fontSize: type.t28, lineHeight: '2rem' },
      40: { fontSize: type.t40, lineHeight: '2.75rem', letterSpacing: '-0.022em' },
      56: { fontSize: type.t56, lineHeight: '3.5rem', letterSpacing: '-0.03em' },
    },
    isTruncated: { true: oneLine },
  },
});
