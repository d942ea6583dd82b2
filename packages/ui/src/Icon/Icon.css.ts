import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';

// The stroke stays as heavy as the text beside it: thinner when larger.
export const icon = recipe({
  base: layered({ flex: 'none', display: 'block' }),
  variants: {
    size: {
      16: layered({ width: '1rem', height: '1rem', strokeWidth: 2.2 }),
      20: layered({ width: '1.25rem', height: '1.25rem', strokeWidth: 1.9 }),
      24: layered({ width: '1.5rem', height: '1.5rem', strokeWidth: 1.75 }),
    },
  },
  defaultVariants: { size: 20 },
});
