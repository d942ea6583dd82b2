import type { ConsignmentSearch } from '../../rules/consignmentSearch.ts';
import type { PairLabel } from '../../rules/printSearch.ts';
import type { ConsignmentState } from '../../state/consignment/consignment.ts';

export interface ConsignmentPageProps extends ConsignmentSearch {
  consignment: ConsignmentState;
  onChange: (part: Partial<ConsignmentSearch>) => void;
  /** Prints the labels of pairs [Z-13]. */
  onPrint: (pairs: PairLabel[]) => void;
}
