import type { CountsStore } from '../counts.ts';
import type { CountsSearch } from '../countsSearch.ts';

export interface CountsPageProps extends CountsSearch {
  counts: CountsStore;
  onChange: (part: Partial<CountsSearch>) => void;
  /** Opens the count of a bin that runs. */
  onCount: (bin: string) => void;
}
