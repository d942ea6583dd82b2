import {
  type BayMap,
  DEFAULT_WAREHOUSE_STATUS,
  type LineCounts,
  type LineFacets,
  type RequestLine,
  type WarehouseRequest,
  type WarehouseStatus,
} from '@instore/api';
import { proxy } from 'valtio';
import { type PagedFacts, emptyPages } from './pagedFacts.ts';

/** The four filters of the warehouse [W-01]. */
export interface WareHouseFilters {
  bin: string[];
  size: string[];
  brand: string[];
  requestBy: string[];
}

/** A row of the list: the line, and what is being done with it. */
export interface Row {
  line: RequestLine;
  /** A write is on its way. */
  isPending: boolean;
}

/** Facts about the warehouse [W-01]. */
export interface Warehouse extends PagedFacts<Row> {
  status: WarehouseStatus;
  wareHouseFilters: WareHouseFilters;
  requestDetails: WarehouseRequest | undefined;
  requestDetailsToggle: boolean;
  /** There is no such request: asking again does not help. */
  isMissing: boolean;
  /** Bin and shelf records come with their own screen. */
  binShelfRecord: { rowId: string }[];
  /** The rows of the list, by line id. */
  readonly rows: Record<string, Row>;
  /** Checked out while this list is on screen: they stay in their place until another list is asked for. */
  kept: Record<string, true>;
  counts: LineCounts | undefined;
  facets: LineFacets | undefined;
  /** The bays around each bin that was opened, by {@link bayKey}; null where they could not be read. */
  bays: Record<string, BayMap | null>;
  /** The line that was chosen by hand; else the next box is the first that waits. */
  chosen: string | undefined;
  scan: { error: string | undefined; isPending: boolean };
  /** The unit that was checked in last and goes back into its bin. Set until the next scan. */
  putAway: RequestLine | undefined;
}

/** An empty stockroom. */
export function createWarehouseFacts(): Warehouse {
  return proxy<Warehouse>({
    status: DEFAULT_WAREHOUSE_STATUS,
    wareHouseFilters: { bin: [], size: [], brand: [], requestBy: [] },
    requestDetails: undefined,
    requestDetailsToggle: false,
    isMissing: false,
    binShelfRecord: [],
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

/** Bins of different locations may have one name. */
export const bayKey = (locationId: string, bin: string): string => `${locationId} ${bin}`;

/** Whether a line still waits for its pair. */
export function isWaiting(row: Row | undefined): boolean {
  return row?.line.status === 'request' || row?.line.status === 'pending';
}

/** The box to fetch next: the chosen one, or the first in the walk that waits. */
export function nextBox({ chosen, rows, order }: Warehouse): string | undefined {
  if (chosen !== undefined && isWaiting(rows[chosen])) return chosen;
  return order.find((id) => isWaiting(rows[id]));
}
