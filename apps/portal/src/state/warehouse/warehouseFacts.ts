import {
  type Api,
  type BayMap,
  DEFAULT_WAREHOUSE_STATUS,
  type LineCounts,
  type LineFacets,
  type RequestLine,
  type WarehouseRequest,
  type WarehouseStatus,
} from '@instore/api';
import { proxy } from 'valtio';
import type { Clock } from '../../session/clockAndLog.ts';
import type { Toasts } from '../dependencies.ts';
import { type WareHouseFilters, listOf } from '../../rules/warehouseSearch.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { type SpecifiedWarehouseFacts, specifiedWarehouseFacts } from '../specifiedFacts.ts';

/** A row of the list. */
export interface Row {
  line: RequestLine;
  /** A write is in flight. */
  isPending: boolean;
  /** Until when its check-out, which was made here, can be undone; milliseconds since 1970. */
  undoUntil?: number | undefined;
}

/** Facts about the warehouse [W-01]. */
export interface Warehouse extends PagedFacts<Row>, SpecifiedWarehouseFacts {
  status: WarehouseStatus;
  wareHouseFilters: WareHouseFilters;
  requestDetails: WarehouseRequest | undefined;
  /** The request does not exist: trying again does not help. */
  isMissing: boolean;
  /** The rows of the list, by line id. */
  readonly rows: Record<string, Row>;
  /** Lines that were checked out here: they stay in their place until another list is shown. */
  kept: Record<string, true>;
  counts: LineCounts | undefined;
  facets: LineFacets | undefined;
  /** The map of each bin that was opened, by the verb `bayKey`; null if it could not be read. */
  bays: Record<string, BayMap | null>;
  /** The line that the user chose. */
  chosen: string | undefined;
  scan: { error: string | undefined; isPending: boolean };
  /** The unit that was checked in last and goes back into its bin. Set until the next scan. */
  putAway: RequestLine | undefined;
}

export interface WarehouseDependencies {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: 'scan-ok' | 'scan-error') => Promise<unknown>;
  locationId: () => string;
  clock: Pick<Clock, 'now'>;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
}

/** The warehouse before anything is read. */
export function createWarehouseFacts(): Warehouse {
  return proxy<Warehouse>({
    status: DEFAULT_WAREHOUSE_STATUS,
    wareHouseFilters: listOf({}).filters,
    requestDetails: undefined,
    isMissing: false,
    ...specifiedWarehouseFacts(),
    ...emptyPages(),
    get rows(): Record<string, Row> {
      return this.byId;
    },
    kept: {},
    counts: undefined,
    facets: undefined,
    bays: {},
    chosen: undefined,
    scan: { error: undefined, isPending: false },
    putAway: undefined,
  });
}
