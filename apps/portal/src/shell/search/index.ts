/** The search that other subjects may import. */
export { useScannedUnit } from './useScannedUnit.ts';
