import { style } from '../../internal/styles.ts';

export const input = style({
  fontVariantNumeric: 'tabular-nums',
  // A number and its currency are read from left to right: as right-to-left text "US$" is "$US".
  selectors: { '&:dir(rtl)': { direction: 'ltr', textAlign: 'right' } },
});
