import type { ImportsStore } from '../imports.ts';
import type { ImportSearch } from '../importSearch.ts';

export interface ImportPageProps extends ImportSearch {
  imports: ImportsStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<ImportSearch>) => void;
}
