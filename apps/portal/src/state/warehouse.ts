import type { Api, Failure, LineCounts, LineFacets, RequestLine, Result, WarehouseRequest } from '@instore/api';
import { DEFAULT_WAREHOUSE_STATUS, type WarehouseStatus, newIdempotencyKey } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG, type Toasts } from '../world.ts';

/** Lines a page: a picker's walk, not a list of everything. */
export const PICK_PAGE_SIZE = 50;

/** The four filters of the warehouse [W-01]. */
export interface WareHouseFilters {
  bin: string[];
  size: string[];
  brand: string[];
  requestBy: string[];
}

/** A row of the list: the line, and what happened to it here. */
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
  /** Bin and shelf records come with their own screen. */
  binShelfRecord: { rowId: string }[];
  order: string[];
  rows: Record<string, Row>;
  counts: LineCounts | undefined;
  facets: LineFacets | undefined;
  total: number;
  isLoading: boolean;
  /** The list was read once, so an empty one means that there is nothing. */
  isKnown: boolean;
  error: string | undefined;
  /** The line that was chosen by hand; else the next box is the first that waits. */
  chosen: string | undefined;
  scan: { error: string | undefined; isPending: boolean };
}

export interface WarehouseWorld {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** So that a picker need not look up. */
  play: (sound: 'scan-ok' | 'scan-error') => Promise<unknown>;
  locationId: () => string;
}

const noFilters = (): WareHouseFilters => ({ bin: [], size: [], brand: [], requestBy: [] });

/** A UPC-A code is the EAN-13 with a leading zero (GS1 General Specifications, 3.3.2). */
const sameBarcode = (a: string | null, b: string) =>
  a !== null && (a === b || a.padStart(13, '0') === b.padStart(13, '0'));

/** The warehouse's list and what is done with it: facts and verbs. */
export function createWarehouse({ api, toasts, play, locationId }: WarehouseWorld) {
  const facts = proxy<Warehouse>({
    status: DEFAULT_WAREHOUSE_STATUS,
    wareHouseFilters: noFilters(),
    requestDetails: undefined,
    requestDetailsToggle: false,
    binShelfRecord: [],
    order: [],
    rows: {},
    counts: undefined,
    facets: undefined,
    total: 0,
    isLoading: false,
    isKnown: false,
    error: undefined,
    chosen: undefined,
    scan: { error: undefined, isPending: false },
  });
  /** One key an intent: the same button again after a lost answer is the same write. */
  const keys = new Map<string, string>();
  /** Checked out while this list is on screen: they stay in their place until another list is asked for. */
  const kept = new Set<string>();
  let asked = 0;
  let shown = '';

  const isWaiting = (row: Row | undefined) => row?.line.status === 'request' || row?.line.status === 'pending';

  const keep = (line: RequestLine) => {
    const row = facts.rows[line.lineId];
    if (row) Object.assign(row, { line, isPending: false });
    else facts.rows[line.lineId] = { line, isPending: false };
    const { requestDetails } = facts;
    if (requestDetails) {
      requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
    }
  };

  const ask = async (page: number, size: number) => {
    asked += 1;
    const mine = asked;
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
    if (mine !== asked) return undefined;
    facts.isLoading = false;
    if (!answer.ok) {
      facts.error = answer.message ?? SOMETHING_WRONG;
      return undefined;
    }
    const { content, counts, facets, totalElements } = answer.data;
    Object.assign(facts, { error: undefined, isKnown: true, counts, facets, total: totalElements });
    content.forEach(keep);
    return content.map(({ lineId }) => lineId);
  };

  /** New order, with the rows that were just checked out left where they stood. */
  const merge = (fresh: readonly string[]) => {
    const order = [...fresh];
    facts.order.forEach((id, at) => {
      if (kept.has(id) && !order.includes(id)) order.splice(Math.min(at, order.length), 0, id);
    });
    facts.order = order;
  };

  const write = async (
    intent: string,
    lineId: string | undefined,
    send: (key: string) => Promise<Result<RequestLine>>,
  ): Promise<Result<RequestLine> | undefined> => {
    const row = lineId === undefined ? undefined : facts.rows[lineId];
    if (facts.scan.isPending || row?.isPending) return undefined;
    if (row) row.isPending = true;
    facts.scan.isPending = true;
    const key = keys.get(intent) ?? newIdempotencyKey();
    keys.set(intent, key);
    const answer = await send(key);
    facts.scan.isPending = false;
    if (row) row.isPending = false;
    // Without an answer it may have happened: only then is the next try the same write.
    if (answer.ok || answer.status !== undefined) keys.delete(intent);
    if (answer.ok) keep(answer.data);
    return answer;
  };

  const complain = (failure: Failure) => {
    facts.scan.error = failure.message ?? SOMETHING_WRONG;
    void play('scan-error');
  };

  const count = (from: WarehouseStatus, to?: WarehouseStatus) => {
    if (!facts.counts) return;
    facts.counts[from] = Math.max(0, facts.counts[from] - 1);
    if (to) facts.counts[to] += 1;
  };

  const checkOut = async (barcode: string, lineId: string | undefined): Promise<boolean> => {
    const before = lineId === undefined ? undefined : facts.rows[lineId]?.line.status;
    const answer = await write(`out:${lineId ?? ''}:${barcode}`, lineId, (key) =>
      api.inventory.checkOut({ locationId: locationId(), barcode, ...(lineId !== undefined && { lineId }) }, { key }),
    );
    if (!answer) return false;
    if (!answer.ok) {
      complain(answer);
      return false;
    }
    facts.scan.error = undefined;
    void play('scan-ok');
    kept.add(answer.data.lineId);
    if (facts.chosen === answer.data.lineId) facts.chosen = undefined;
    count(before === 'pending' ? 'pending' : 'request', 'checkedout');
    return true;
  };

  return {
    facts,
    /** Shows a list. The one on screen is read again without being emptied first. */
    async load(status: WarehouseStatus, filters: WareHouseFilters): Promise<void> {
      const wanted = JSON.stringify([locationId(), status, filters]);
      const isOther = wanted !== shown;
      if (isOther) {
        shown = wanted;
        kept.clear();
        Object.assign(facts, { status, wareHouseFilters: filters, order: [], rows: {}, total: 0, error: undefined });
        Object.assign(facts, { chosen: undefined, isKnown: false, scan: { error: undefined, isPending: false } });
      }
      const size = isOther ? PICK_PAGE_SIZE : Math.min(200, Math.max(PICK_PAGE_SIZE, facts.order.length));
      const order = await ask(0, size);
      if (order) merge(order);
    },
    /** Reads what follows. */
    async loadMore(): Promise<void> {
      if (facts.isLoading) return;
      const here = facts.order.filter((id) => !kept.has(id));
      if (here.length >= facts.total) return;
      const order = await ask(Math.floor(here.length / PICK_PAGE_SIZE), PICK_PAGE_SIZE);
      if (order) facts.order = [...new Set([...facts.order, ...order])];
    },
    /** The box to fetch next: the chosen one, or the first in the walk that waits. */
    nextBox(): string | undefined {
      if (facts.chosen !== undefined && isWaiting(facts.rows[facts.chosen])) return facts.chosen;
      return facts.order.find((id) => isWaiting(facts.rows[id]));
    },
    /** The box beside the list: the chosen one, whatever became of it, else the next one. */
    openBox(chosen: string | undefined): string | undefined {
      if (chosen !== undefined && facts.rows[chosen]) return chosen;
      return this.nextBox() ?? (facts.status === 'request' ? undefined : facts.order[0]);
    },
    choose(lineId: string | undefined): void {
      facts.chosen = lineId;
      facts.scan.error = undefined;
    },
    /**
     * A scanned or typed barcode. Where pairs are checked out it goes to the line that was promised this very pair,
     * else to the next box, which says what is wrong with it; in the list of checked-out pairs it checks in [W-06].
     */
    async scan(code: string): Promise<boolean> {
      const barcode = code.trim();
      if (barcode === '') return false;
      if (facts.status === 'checkedout') return this.checkIn(barcode);
      const lineId = facts.order.find((id) => {
        const row = facts.rows[id];
        return isWaiting(row) && sameBarcode(row?.line.barcode ?? null, barcode);
      });
      return checkOut(barcode, lineId ?? this.nextBox());
    },
    /** The button: the pair that was promised to the line is handed out. */
    async checkOutLine(lineId: string): Promise<boolean> {
      const barcode = facts.rows[lineId]?.line.barcode;
      if (barcode) return checkOut(barcode, lineId);
      facts.scan.error = 'No pair is promised to this line. Scan the pair that you hand out.';
      return false;
    },
    /** The pair is back: its line leaves the list. */
    async checkIn(barcode: string): Promise<boolean> {
      const known = Object.values(facts.rows).find(({ line }) => sameBarcode(line.barcode, barcode))?.line.lineId;
      const answer = await write(`in:${barcode}`, known, (key) =>
        api.inventory.checkIn({ locationId: locationId(), barcode }, { key }),
      );
      if (!answer) return false;
      if (!answer.ok) {
        complain(answer);
        return false;
      }
      facts.scan.error = undefined;
      void play('scan-ok');
      facts.order = facts.order.filter((id) => id !== answer.data.lineId);
      count('checkedout');
      const { bin, productName, size } = answer.data;
      toasts.positive('Checked in', { description: `${productName}, size ${size}${bin ? `, back to ${bin}` : ''}` });
      return true;
    },
    /** "Pair is not here": the line waits under Pending, the person who asked is told. */
    async reportNotHere(lineId: string): Promise<boolean> {
      const before = facts.rows[lineId]?.line.status;
      const answer = await write(`gone:${lineId}`, lineId, (key) =>
        api.inventory.reportPairNotHere({ locationId: locationId(), lineId }, { key }),
      );
      if (!answer) return false;
      if (!answer.ok) {
        toasts.caution(answer.message ?? SOMETHING_WRONG);
        return false;
      }
      if (facts.chosen === lineId) facts.chosen = undefined;
      if (facts.status === 'request') facts.order = facts.order.filter((id) => id !== lineId);
      if (before === 'request') count('request', 'pending');
      toasts.info('Moved to Pending', { description: `${answer.data.productName}: the person who asked is told.` });
      return true;
    },
    /** The warehouse takes a line back; who asked is told [W-03]. */
    async cancel(lineId: string): Promise<boolean> {
      const row = facts.rows[lineId];
      if (!row || row.isPending) return false;
      const before = row.line.status;
      row.isPending = true;
      const key = keys.get(`cancel:${lineId}`) ?? newIdempotencyKey();
      keys.set(`cancel:${lineId}`, key);
      const answer = await api.inventory.cancelRequest({ locationId: locationId(), lineIds: [lineId] }, { key });
      row.isPending = false;
      if (!answer.ok) {
        toasts.caution(answer.message ?? SOMETHING_WRONG);
        return false;
      }
      keep({ ...row.line, status: 'cancelled' });
      facts.order = facts.order.filter((id) => id !== lineId);
      if (before === 'request' || before === 'pending') count(before);
      toasts.positive('Request Canceled Successfully.');
      return true;
    },
    /** One request with all its lines [W-03]. */
    async loadRequest(requestId: string): Promise<void> {
      if (facts.requestDetails?.requestId !== requestId) facts.requestDetails = undefined;
      facts.requestDetailsToggle = true;
      facts.error = undefined;
      facts.scan.error = undefined;
      asked += 1;
      const mine = asked;
      shown = '';
      facts.isLoading = true;
      const answer = await api.inventory.getRequest({ requestId });
      if (mine !== asked) return;
      facts.isLoading = false;
      if (!answer.ok) {
        facts.error = answer.message ?? SOMETHING_WRONG;
        return;
      }
      const { lines } = answer.data;
      facts.status = DEFAULT_WAREHOUSE_STATUS;
      Object.assign(facts, { rows: {}, order: [], chosen: undefined });
      facts.requestDetails = answer.data;
      lines.forEach(keep);
      facts.order = lines.map(({ lineId }) => lineId);
      facts.total = lines.length;
    },
    /** 'Back to list' [R-07]. */
    toggleRequestDetails(): void {
      facts.requestDetailsToggle = !facts.requestDetailsToggle;
    },
    /** Visiting /warehouse itself turns the details off [R-07]. */
    resetRequestDetails(): void {
      facts.requestDetailsToggle = false;
      facts.requestDetails = undefined;
    },
  };
}

export type WarehouseState = ReturnType<typeof createWarehouse>;
