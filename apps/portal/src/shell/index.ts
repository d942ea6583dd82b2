/** State and types that other subjects may import. */
export { isBarcode } from './search.ts';
