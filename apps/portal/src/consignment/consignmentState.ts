import type { AnnouncedPair, Api, BulkRecord, BulkResult, OrderSale, ProductFacts, Replacements } from '@instore/api';
import { proxy } from 'valtio';
import { type ConsignmentKind, type ConsignmentSort, defaultSort } from './consignmentSearch.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import type { SayText } from '../shared/language/language.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';

/** A pair of the queue: announced, or a unit. */
export interface Consigned {
  id: string;
  pair: ProductFacts;
  consignee: string;
  announced?: AnnouncedPair;
  record?: BulkRecord;
}

/** A missing pair and what can go in its place [G-06]. */
export interface Replacing {
  barcode: string;
  data: Replacements | undefined;
  chosen: string | undefined;
  /** The customer wants the chosen pair's other size. */
  customerAgreed: boolean;
  isPending: boolean;
  error: string | undefined;
}

/** State of consigned pairs [G-01]. */
export interface Consignment extends PagedState<Consigned> {
  kind: ConsignmentKind;
  sort: ConsignmentSort;
  search: string | undefined;
  /** G-01. The shown pairs. */
  readonly queue: Consigned[];
  counts: Record<ConsignmentKind, number> | undefined;
  /** G-01. What is chosen and, afterwards, what was done. */
  bulkRecord: { chosen: string[]; results: BulkResult[] | undefined; isPending: boolean; error: string | undefined };
  /** Why the chosen pairs are declined, while it is typed. */
  reason: string | undefined;
  replacing: Replacing | undefined;
  sale: { orderNumber: string; data: OrderSale | undefined; error: string | undefined; isPending: boolean } | undefined;
  scan: { error: string | undefined; isPending: boolean };
}

/** What the consigned pairs are created with. */
export interface ConsignmentOptions {
  api: Pick<Api, 'consignee' | 'inventory'>;
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
  locationId: () => string;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
}

/** A page of the queue with the counts of all kinds. */
export interface ConsignedPage {
  content: Consigned[];
  totalElements: number;
  counts: Record<ConsignmentKind, number> | undefined;
}

/** Sets the chosen pairs, and removes the results and the error of the last action. `isPending` stays: a write may still run. */
export function showChosen({ bulkRecord }: Pick<Consignment, 'bulkRecord'>, chosen: readonly string[]): void {
  Object.assign(bulkRecord, { chosen: [...chosen], results: undefined, error: undefined });
}

/** Consignment before anything is read. */
export function createConsignmentState(): Consignment {
  return proxy<Consignment>({
    ...emptyPages(),
    kind: 'incoming',
    sort: defaultSort('incoming'),
    search: undefined,
    get queue(): Consigned[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    counts: undefined,
    bulkRecord: { chosen: [], results: undefined, isPending: false, error: undefined },
    reason: undefined,
    replacing: undefined,
    sale: undefined,
    scan: { error: undefined, isPending: false },
  });
}
