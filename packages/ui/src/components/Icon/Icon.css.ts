import { style, styleVariants } from '../../internal/styles.ts';

const base = style({ flex: 'none', display: 'block' });

// The stroke keeps the weight of the text beside it: thinner in larger icons.
export const icon = styleVariants({
  16: [base, { width: '1rem', height: '1rem', strokeWidth: 2.2 }],
  20: [base, { width: '1.25rem', height: '1.25rem', strokeWidth: 1.9 }],
  24: [base, { width: '1.5rem', height: '1.5rem', strokeWidth: 1.75 }],
});

/** Points in the reading direction. */
export const directed = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
