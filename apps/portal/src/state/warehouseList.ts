import {
  type Api,
  DEFAULT_WAREHOUSE_STATUS,
  PAGE_SIZE_MAX,
  type RequestLine,
  type WarehouseRequest,
  type WarehouseStatus,
} from '@instore/api';
import { ref } from 'valtio';
import { PagedList } from './pagedList.ts';
import { unchanged } from './unchanged.ts';
import { type Row, type WareHouseFilters, type Warehouse, bayKey, nextBox } from './warehouseFacts.ts';

/** Lines per page: a picker's walk. */
export const PICK_PAGE_SIZE = 50;

export interface WarehouseListDependencies {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

/** A page of a list, or one request with all its lines. */
type Answer =
  | Extract<Awaited<ReturnType<Api['inventory']['getWarehouseLines']>>, { ok: true }>['data']
  | WarehouseRequest;

/** The rows of what is shown: a list by status and filters, or the lines of the request `requestId`. */
function createRows(facts: Warehouse, requestId: () => string | undefined, deps: WarehouseListDependencies) {
  const { api, locationId } = deps;
  return new PagedList<RequestLine, Row, Answer>(facts, {
    pageSize: PICK_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read({ page, size }) {
      const request = requestId();
      if (request !== undefined) return api.inventory.getRequest({ requestId: request });
      const { bin, size: sizes, brand, requestBy } = facts.wareHouseFilters;
      return api.inventory.getWarehouseLines({
        locationId: locationId(),
        status: facts.status,
        ...(bin.length > 0 && { bin: [...bin] }),
        ...(sizes.length > 0 && { sizes: [...sizes] }),
        ...(brand.length > 0 && { brand: [...brand] }),
        ...(requestBy.length > 0 && { requestBy: [...requestBy] }),
        page,
        size,
      });
    },
    pageOf: (answer) =>
      'lines' in answer
        ? { items: answer.lines, total: answer.lines.length, isWhole: true }
        : { items: answer.content, total: answer.totalElements },
    idOf: ({ lineId }) => lineId,
    rowOf(line, row) {
      // A line is replaced, never changed: observing the parts of fifty lines takes 20 ms, on a slow phone 80 ms.
      if (!row) return { line: ref(line), isPending: false };
      row.line = unchanged(row.line, ref(line));
      return row;
    },
    onAnswer(answer) {
      if ('lines' in answer) {
        Object.assign(facts, { status: DEFAULT_WAREHOUSE_STATUS, requestDetails: answer, isMissing: false });
        return;
      }
      facts.counts = unchanged(facts.counts, answer.counts);
      facts.facets = unchanged(facts.facets, answer.facets);
    },
    onFailure({ kind }) {
      // An id of a wrong shape is as unknown as one that does not exist.
      facts.isMissing = requestId() !== undefined && (kind === 'not-found' || kind === 'invalid');
    },
    onDrop(id) {
      if (facts.chosen === id) facts.chosen = undefined;
    },
    isBusy: (id) => facts.rows[id]?.isPending ?? false,
    isKept: (id) => facts.kept[id] ?? false,
  });
}

export type WarehouseRows = ReturnType<typeof createRows>;

/** What is shown, and which pick of it is open. */
export function createWarehouseList(facts: Warehouse, deps: WarehouseListDependencies) {
  const { api, locationId } = deps;
  let requestId: string | undefined;
  let chosenByAddress: string | undefined;
  /** Location of the list that was shown last. */
  let shownAt = locationId();
  const list = createRows(facts, () => requestId, deps);

  const verbs = {
    /** Shows a list. The list on screen is read again without being emptied first. */
    async load(status: WarehouseStatus, filters: WareHouseFilters): Promise<void> {
      requestId = undefined;
      if (shownAt !== locationId()) facts.putAway = undefined;
      shownAt = locationId();
      if (list.open(JSON.stringify([shownAt, status, filters]))) {
        Object.assign(facts, { status, wareHouseFilters: filters, kept: {}, chosen: undefined });
        // `scan.isPending` stays: a write that is on its way still is.
        facts.scan.error = undefined;
      }
      await list.refresh();
    },
    /** Reads the next page. */
    loadMore: () => list.more(),
    /** The pick to fetch next. */
    nextBox: () => nextBox(facts),
    /** The pick beside the list: the chosen one, whatever its status, or the next one. */
    openBox(chosen: string | undefined): string | undefined {
      if (chosen !== undefined && facts.rows[chosen]) return chosen;
      return nextBox(facts) ?? (facts.status === 'request' ? undefined : facts.order[0]);
    },
    choose(lineId: string | undefined): void {
      facts.chosen = lineId;
      facts.putAway = undefined;
      facts.scan.error = undefined;
    },
    /** The key of a bin of this location in `facts.bays`. */
    bayKey: (bin: string) => bayKey(locationId(), bin),
    /** Reads the map of a bin, each time again: units come and go. The last map stays if that fails. */
    async findBin(bin: string): Promise<void> {
      const here = locationId();
      const answer = await api.inventory.getBay({ locationId: here, bin });
      const key = bayKey(here, bin);
      if (answer.ok) facts.bays[key] = answer.data;
      // Without a map, the text beside it still tells where the bin is.
      else facts.bays[key] ??= null;
    },
    /** Shows one request with all its lines, and one of them chosen [W-03]. Read again, it keeps a choice made since. */
    async loadRequest(wanted: string, lineId?: string): Promise<void> {
      requestId = wanted;
      const address = JSON.stringify([wanted, lineId]);
      if (list.open(`request ${wanted}`)) Object.assign(facts, { requestDetails: undefined, kept: {} });
      if (address !== chosenByAddress || facts.requestDetails === undefined) {
        chosenByAddress = address;
        facts.chosen = lineId;
        facts.putAway = undefined;
        facts.scan.error = undefined;
      }
      facts.requestDetailsToggle = true;
      await list.refresh();
    },
    /** A page stands in front of the list. */
    coverList(): void {
      facts.requestDetailsToggle = true;
    },
    /** 'Back to list'. */
    toggleRequestDetails(): void {
      facts.requestDetailsToggle = !facts.requestDetailsToggle;
    },
    /** Visiting /warehouse turns the details off. */
    resetRequestDetails(): void {
      facts.requestDetailsToggle = false;
      facts.requestDetails = undefined;
    },
  };
  return { list, verbs };
}
