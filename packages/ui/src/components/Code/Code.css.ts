import { recipe } from '../../internal/styles.ts';
import { leftToRight, mono } from '../../internal/textStyles.ts';
import { color, type } from '../../theme/vars.css.ts';

export const code = recipe({
  base: { ...mono, ...leftToRight, userSelect: 'all', whiteSpace: 'nowrap' },
  variants: {
    size: {
      13: { fontSize: type.t13, lineHeight: '1.25rem' },
      15: { fontSize: type.t15, lineHeight: '1.25rem' },
      17: { fontSize: type.t17, lineHeight: '1.5rem' },
      // Read at arm's length: a bin on its shelf.
      28: { fontSize: type.t28, lineHeight: '2rem', fontWeight: 700, letterSpacing: '-0.05em' },
    },
    isLong: {
      true: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
    },
    tone: {
      inherit: { color: 'inherit' },
      soft: { color: color.inkSoft },
      critical: { color: color.criticalText },
    },
  },
});
