import type { Area, Transfer } from '@instore/api';
import type { PairLabel } from '../../print/index.ts';
import type { TransferSearch } from '../transferSearch.ts';
import type { TransfersStore } from '../transfers.ts';

/** What the page and its parts are given. */
export interface TransfersPageProps extends TransferSearch {
  /** The stockroom packs and receives; the sales floor asks and cancels. */
  area: Area;
  transfers: TransfersStore;
  onChange: (part: Partial<TransferSearch>) => void;
  /** Prints the label of a carton; the sales floor has none. */
  onPrint?: (labels: PairLabel[]) => void;
}

/** What the parts of an opened transfer are given. */
export type OpenTransferProps = Omit<TransfersPageProps, 'transfer'> & { transfer: Transfer };
