import {
  type Api,
  DEFAULT_WAREHOUSE_STATUS,
  PAGE_SIZE_MAX,
  type RequestLine,
  type WarehouseStatus,
} from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../rules/texts.ts';
import { unchanged } from './unchanged.ts';
import { type WareHouseFilters, type Warehouse, bayKey, dropLine, nextBox } from './warehouseFacts.ts';

/** Lines a page: a picker's walk, not a list of everything. */
export const PICK_PAGE_SIZE = 50;

export interface WarehouseListWorld {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

/** What is shown, and which box of it. */
export function createWarehouseList(facts: Warehouse, { api, locationId }: WarehouseListWorld) {
  let asked = 0;
  let shown = '';

  /** Takes lines as they were read. Where a write is on its way it still is. */
  const take = (lines: readonly RequestLine[]) =>
    lines.map((line) => {
      const row = facts.rows[line.lineId];
      // A line is replaced and never changed. Followed part by part, fifty of them take 20 ms, and a slow phone 80.
      if (row) row.line = unchanged(row.line, ref(line));
      else facts.rows[line.lineId] = { line: ref(line), isPending: false };
      return line.lineId;
    });

  const ask = async (page: number, size: number) => {
    asked += 1;
    const mine = asked;
    const question = shown;
    facts.isLoading = true;
    const { bin, size: sizes, brand, requestBy } = facts.wareHouseFilters;
    const answer = await api.inventory.getWarehouseLines({
      locationId: locationId(),
      status: facts.status,
      ...(bin.length > 0 && { bin: [...bin] }),
      ...(sizes.length > 0 && { sizes: [...sizes] }),
      ...(brand.length > 0 && { brand: [...brand] }),
      ...(requestBy.length > 0 && { requestBy: [...requestBy] }),
      page,
      size,
    });
    // A later question was asked meanwhile, and its answer counts. Asked again and again of a store that hangs, a list
    // is told to be missing all the same.
    if (mine === asked) facts.isLoading = false;
    else if (answer.ok || facts.isKnown || question !== shown) return undefined;
    if (!answer.ok) {
      facts.error = answer.message ?? SOMETHING_WRONG;
      facts.isMoreMissing = page > 0;
      return undefined;
    }
    const { counts, facets, totalElements } = answer.data;
    // Not more than was asked for, whatever a server sends: each line is drawn.
    const content = answer.data.content.slice(0, size);
    Object.assign(facts, { error: undefined, isKnown: true, total: totalElements });
    facts.counts = unchanged(facts.counts, counts);
    facts.facets = unchanged(facts.facets, facets);
    return take(content);
  };

  /**
   * New order. Rows that were just checked out, or for which a write is on its way, stay where they stood; other rows
   * that are in it no more are gone, and cannot be chosen.
   */
  const merge = (fresh: readonly string[]) => {
    const order = [...fresh];
    facts.order.forEach((id, at) => {
      if ((facts.kept[id] || facts.rows[id]?.isPending) && !order.includes(id))
        order.splice(Math.min(at, order.length), 0, id);
    });
    facts.order = unchanged(facts.order, order);
    for (const id of Object.keys(facts.rows)) if (!order.includes(id)) dropLine(facts, id);
  };

  return {
    /** Shows a list. The one on screen is read again without being emptied first. */
    async load(status: WarehouseStatus, filters: WareHouseFilters): Promise<void> {
      const wanted = JSON.stringify([locationId(), status, filters]);
      const isOther = wanted !== shown;
      if (isOther) {
        shown = wanted;
        Object.assign(facts, { status, wareHouseFilters: filters, order: [], rows: {}, kept: {}, total: 0 });
        Object.assign(facts, { chosen: undefined, isKnown: false, error: undefined });
        // A write that is on its way still is.
        facts.scan.error = undefined;
      }
      const size = isOther ? PICK_PAGE_SIZE : Math.min(PAGE_SIZE_MAX, Math.max(PICK_PAGE_SIZE, facts.order.length));
      const order = await ask(0, size);
      if (order) merge(order);
    },
    /** Reads what follows. */
    async loadMore(): Promise<void> {
      if (facts.isLoading) return;
      const here = facts.order.filter((id) => !facts.kept[id]);
      if (here.length >= facts.total) return;
      const order = await ask(Math.floor(here.length / PICK_PAGE_SIZE), PICK_PAGE_SIZE);
      if (order) facts.order = [...new Set([...facts.order, ...order])];
    },
    /** The box to fetch next. */
    nextBox: () => nextBox(facts),
    /** The box beside the list: the chosen one, whatever became of it, else the next one. */
    openBox(chosen: string | undefined): string | undefined {
      if (chosen !== undefined && facts.rows[chosen]) return chosen;
      return nextBox(facts) ?? (facts.status === 'request' ? undefined : facts.order[0]);
    },
    choose(lineId: string | undefined): void {
      facts.chosen = lineId;
      facts.scan.error = undefined;
    },
    /** What a bin of this location is called among `facts.bays`; nothing stands there while it is asked for first. */
    bayKey: (bin: string) => bayKey(locationId(), bin),
    /** Reads where a bin stands, anew each time: boxes come and go. What was drawn stays until then. */
    async findBin(bin: string): Promise<void> {
      const here = locationId();
      const answer = await api.inventory.getBay({ locationId: here, bin });
      const key = bayKey(here, bin);
      if (answer.ok) facts.bays[key] = answer.data;
      // A map is a comfort: without one the words still say where the bin is.
      else facts.bays[key] ??= null;
    },
    /**
     * One request with all its lines, of which one may be asked for [W-03]. Read again, it leaves what was chosen by
     * hand and what stands at the field.
     */
    async loadRequest(requestId: string, lineId?: string): Promise<void> {
      if (facts.requestDetails?.requestId !== requestId) {
        Object.assign(facts, { requestDetails: undefined, order: [], rows: {}, kept: {} });
      }
      const wanted = JSON.stringify([requestId, lineId]);
      if (wanted !== shown) {
        facts.chosen = lineId;
        facts.scan.error = undefined;
      }
      Object.assign(facts, { requestDetailsToggle: true, isMissing: false, error: undefined, isLoading: true });
      asked += 1;
      const mine = asked;
      shown = wanted;
      const answer = await api.inventory.getRequest({ requestId });
      if (mine !== asked) return;
      facts.isLoading = false;
      if (!answer.ok) {
        facts.error = answer.message ?? SOMETHING_WRONG;
        // A number of a wrong shape is none either.
        facts.isMissing = answer.kind === 'not-found' || answer.kind === 'invalid';
        return;
      }
      const { lines } = answer.data;
      facts.status = DEFAULT_WAREHOUSE_STATUS;
      facts.requestDetails = answer.data;
      merge(take(lines));
      facts.total = lines.length;
    },
    /** A page stands in front of the list: the details of a request do so themselves, what was dispatched asks for it. */
    coverList(): void {
      facts.requestDetailsToggle = true;
    },
    /** 'Back to list'. */
    toggleRequestDetails(): void {
      facts.requestDetailsToggle = !facts.requestDetailsToggle;
    },
    /** Visiting /warehouse itself turns the details off. */
    resetRequestDetails(): void {
      facts.requestDetailsToggle = false;
      facts.requestDetails = undefined;
    },
  };
}
