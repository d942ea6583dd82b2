import type { BinSearch } from '../binSearch.ts';
import type { BinsStore } from '../bins.ts';

export interface BinsPageProps extends BinSearch {
  bins: BinsStore;
  onChange: (part: Partial<BinSearch>) => void;
  /** Prints the label of a bin [Z-13]. */
  onPrint: (bin: string) => void;
}
