import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

const base = style(layered({ flex: 'none', display: 'block' }));

// The stroke keeps the weight of the text beside it: thinner in larger icons.
export const icon = styleVariants({
  16: [base, layered({ width: '1rem', height: '1rem', strokeWidth: 2.2 })],
  20: [base, layered({ width: '1.25rem', height: '1.25rem', strokeWidth: 1.9 })],
  24: [base, layered({ width: '1.5rem', height: '1.5rem', strokeWidth: 1.75 })],
});

/** Points in the reading direction. */
export const directed = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
