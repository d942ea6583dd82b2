import type { PairLabel } from './printSearch.ts';
import type { Labels } from './printers.ts';

/** What a printer is sent for the labels of pairs, or of cartons. */
export const labelsOf = (pairs: readonly PairLabel[]): Labels => ({
  kind: pairs.every(({ isCarton }) => isCarton) ? 'cartons' : 'pairs',
  ids: [...new Set(pairs.map(({ barcode }) => barcode))],
});
