import { recipe } from '../../internal/styles.ts';
import { oneLine } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

export const text = recipe({
  base: { margin: 0 },
  variants: {
    size: {
      13: { fontSize: type.t13, lineHeight: '1rem' },
      15: { fontSize: type.t15, lineHeight: '1.25rem' },
      17: { fontSize: type.t17, lineHeight: '1.5rem' },
      21: { fontSize: type.t21, lineHeight: '1.75rem' },
    },
    tone: {
      ink: { color: color.ink },
      soft: { color: color.inkSoft },
      positive: { color: color.positiveText },
      caution: { color: color.cautionText },
      critical: { color: color.criticalText },
      info: { color: color.infoText },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: 440 },
      medium: { fontWeight: 560 },
      strong: { fontWeight: 650 },
    },
    isTruncated: { true: oneLine },
  },
});
