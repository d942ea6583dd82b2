import type { ConsignmentSearch } from '../consignmentSearch.ts';
import type { PairLabel } from '../../print/index.ts';
import type { ConsignmentStore } from '../consignment.ts';

export interface ConsignmentPageProps extends ConsignmentSearch {
  consignment: ConsignmentStore;
  onChange: (part: Partial<ConsignmentSearch>) => void;
  /** Prints the labels of pairs [Z-13]. */
  onPrint: (pairs: PairLabel[]) => void;
}
