import { recipe } from '../../internal/styles.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const link = recipe({
  base: { color: 'inherit', borderRadius: radius.stamp },
  variants: {
    kind: {
      text: {
        fontWeight: 560,
        textDecoration: 'underline',
        textDecorationThickness: '1.5px',
        textDecorationColor: color.edge,
        textUnderlineOffset: '4px',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      },
      // Outside of text, with a touch target.
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '44px',
        fontWeight: 600,
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
      },
    },
  },
});
