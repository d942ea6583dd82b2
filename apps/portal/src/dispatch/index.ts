/** Rules that other subjects may import. */
export { holderName } from './holderName.ts';
