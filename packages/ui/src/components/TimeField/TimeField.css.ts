import { style } from '../../internal/styles.ts';

/** A target of at least 24 px: an hour of one digit is narrower. */
export const segment = style({
  textAlign: 'center',
  selectors: { '&:not([data-type="literal"])': { minWidth: '24px' } },
});
