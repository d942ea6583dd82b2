import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const input = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    // A number and its currency are read from left to right: as right-to-left text "US$" is "$US".
    selectors: { '&:dir(rtl)': { direction: 'ltr', textAlign: 'right' } },
  }),
);
