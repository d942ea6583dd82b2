import type { ConsignmentSearch } from '../../rules/consignmentSearch.ts';
import type { ConsignmentState } from '../../state/consignment/consignment.ts';

/** A label of a pair: its barcode, and what is written above it. */
export interface PairLabelFacts {
  barcode: string;
  size: string;
  name: string;
}

export interface ConsignmentPageProps extends ConsignmentSearch {
  consignment: ConsignmentState;
  onChange: (part: Partial<ConsignmentSearch>) => void;
  /** Prints the labels of pairs [Z-13]. */
  onPrint: (pairs: PairLabelFacts[]) => void;
}
