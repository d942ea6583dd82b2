import type { Delivery } from '@instore/api';
import type { ReceivingStore } from '../receiving.ts';
import type { ReceivingSearch } from '../receivingSearch.ts';

/** What the page and its parts are given. */
export interface ReceivingPageProps extends ReceivingSearch {
  receiving: ReceivingStore;
  onChange: (part: Partial<ReceivingSearch>) => void;
  /** Opens the page for sold pairs that come back. */
  onTakeBack: () => void;
  /** Prints labels of pairs. */
  onPrint: (pairs: { barcode: string; size: string; name: string }[]) => void;
}

/** What the parts of an opened delivery are given. */
export type OpenDeliveryProps = Omit<ReceivingPageProps, 'delivery'> & { delivery: Delivery };
