import {
  type BayMap,
  DEFAULT_WAREHOUSE_STATUS,
  type LineCounts,
  type LineFacets,
  type RequestLine,
  type WarehouseRequest,
  type WarehouseStatus,
} from '@instore/api';
import { proxy, ref } from 'valtio';

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
export interface Warehouse {
  status: WarehouseStatus;
  wareHouseFilters: WareHouseFilters;
  requestDetails: WarehouseRequest | undefined;
  requestDetailsToggle: boolean;
  /** There is no such request: asking again does not help. */
  isMissing: boolean;
  /** Bin and shelf records come with their own screen. */
  binShelfRecord: { rowId: string }[];
  /** Ids in the order of the walk. */
  order: string[];
  /** Of what stands in the order, no others. Each row is a fact of its own, so that one row is drawn when one line changes; each list has new ones. */
  rows: Record<string, Row>;
  /** Checked out while this list is on screen: they stay in their place until another list is asked for. */
  kept: Record<string, true>;
  counts: LineCounts | undefined;
  facets: LineFacets | undefined;
  total: number;
  isLoading: boolean;
  /** The list was read once, so an empty one means that there is nothing. */
  isKnown: boolean;
  /** Why the list is not here, or not as it is now; undefined when it is. */
  error: string | undefined;
  /** What failed is only what follows the lines that are here [E-03]. */
  isMoreMissing: boolean;
  /** The bays around each bin that was opened, by {@link bayKey}; null where they could not be read. */
  bays: Record<string, BayMap | null>;
  /** The line that was chosen by hand; else the next box is the first that waits. */
  chosen: string | undefined;
  scan: { error: string | undefined; isPending: boolean };
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
    order: [],
    rows: {},
    kept: {},
    counts: undefined,
    facets: undefined,
    total: 0,
    isLoading: false,
    isKnown: false,
    error: undefined,
    isMoreMissing: false,
    bays: {},
    chosen: undefined,
    scan: { error: undefined, isPending: false },
  });
}

/** Bins of different locations may have one name. */
export const bayKey = (locationId: string, bin: string): string => `${locationId} ${bin}`;

/** Whether a line still waits for its pair. */
export function isWaiting(row: Row | undefined): boolean {
  return row?.line.status === 'request' || row?.line.status === 'pending';
}

/** Takes a line as it is now, wherever it is shown. */
export function keepLine(facts: Warehouse, line: RequestLine): void {
  const row = facts.rows[line.lineId];
  if (row) row.line = ref(line);
  const { requestDetails } = facts;
  if (!requestDetails) return;
  requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
}

/** Forgets a line that is shown no more, so that nothing is done to it. */
export function dropLine(facts: Warehouse, lineId: string): void {
  delete facts.rows[lineId];
  if (facts.chosen === lineId) facts.chosen = undefined;
}

/** The box to fetch next: the chosen one, or the first in the walk that waits. */
export function nextBox({ chosen, rows, order }: Warehouse): string | undefined {
  if (chosen !== undefined && isWaiting(rows[chosen])) return chosen;
  return order.find((id) => isWaiting(rows[id]));
}
