import type { SizeSystem } from '@instore/api';

/** A run of sizes in a size system, smallest first. */
export interface SizeRun {
  system: SizeSystem;
  sizes: string[];
}

const list = (sizes: string) => sizes.split(' ');

/** US men's: half sizes from 7 to 12, whole sizes below and above. */
export const men: SizeRun = { system: 'US M', sizes: list('6 7 7.5 8 8.5 9 9.5 10 10.5 11 11.5 12 13 14') };

/** US women's: half sizes from 5 to 10. */
export const women: SizeRun = { system: 'US W', sizes: list('5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10 11') };

/** US kids', grade school: 3.5 to 7. */
export const kids: SizeRun = { system: 'US K', sizes: list('3.5 4 4.5 5 5.5 6 6.5 7') };

/** European, which two of the brands use. */
export const european: SizeRun = { system: 'EU', sizes: list('37 38 39 40 41 42 42.5 43 44 44.5 45 46') };

/** Garments. */
export const apparel: SizeRun = { system: 'Regular', sizes: list('S M L XL XXL') };
