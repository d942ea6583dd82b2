import type { BayMap, LineCounts, PairAtLocation, RequestLine } from '@instore/api';
import { listOf } from '../src/picks/picksSearch.ts';
import type { Clock } from '../src/session/clockAndLog.ts';
import { keptListCode } from '../src/shared/kept/keptListCode.ts';
import { createKeptLists } from '../src/shared/kept/keptLists.ts';
import { sendTo } from '../src/outbox/sendEntry.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import { undoUntil } from '../src/picks/undoUntil.ts';
import { createPicks } from '../src/picks/picks.ts';
import { memoryKeptStorage, outboxDevice } from './outbox.ts';
import {
  apiOf,
  english,
  manualClock,
  noAnswer,
  ok,
  recordLog,
  recordToasts,
  type refused,
  requestLine,
} from './support.ts';

/** The map of the bin A-14-03. */
export const aisleA: BayMap = {
  aisle: 'A',
  bays: [13, 14],
  shelves: 4,
  positions: 3,
  gaps: [],
  target: { bay: 14, shelf: 2, position: 1 },
};

/** No filters. */
export const none = listOf({}).filters;

/** The counts of the store before a test writes. */
export const counts = () => ({ request: 2, pending: 0, checkedout: 5 });

/** The values that the lists can be filtered by. */
export const facets = { bin: [{ value: 'A', count: 2 }], size: [], brand: [], requestBy: [] };

/** The first line of the list, 11. */
export const first = requestLine();

/** The second line of the list, 12. */
export const second = requestLine({ lineId: '12', bin: 'A-22-01', size: '9', barcode: '036000291452' });

/** A colleague who picks, too. */
export const petra = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };

/** The picker whose page it is. */
const dario = { userId: 'dario', role: 'Warehouse_Personal' };

/** What the store answers to a write about one line. */
export type Answer = ReturnType<typeof ok<RequestLine>> | ReturnType<typeof refused>;

/** A line that Dario has checked out. */
export const checkedOut = (lineId = '11', at = Date.UTC(2025, 10, 21, 14, 32)) =>
  requestLine({ lineId, status: 'checkedout', checkedOutAt: new Date(at).toISOString(), checkedOutById: 'dario' });

/** Changes of these lines. */
export const changed = (...lines: string[]) => ({ all: false, lines, tryouts: [], units: [] });

/** What a test sets: answers of the store, and the page. */
interface SetUp {
  list?: (query: Record<string, unknown>) => RequestLine[];
  counts?: () => LineCounts;
  /** Lines of the list on the server, if not all are on the page. */
  total?: number;
  /** The refusal of a read of the list, if any. */
  refuse?: (query: Record<string, unknown>) => Promise<typeof noAnswer | undefined>;
  checkOut?: (body: { locationId: string; barcode: string; lineId?: string }) => Promise<Answer>;
  checkIn?: (body: { barcode: string }) => Promise<Answer>;
  notInBin?: () => Promise<Answer>;
  undo?: () => Promise<Answer>;
  cancel?: () => Promise<ReturnType<typeof refused>>;
  handBack?: () => Promise<ReturnType<typeof refused>>;
  take?: () => Promise<
    ReturnType<typeof ok<{ lines: RequestLine[]; heldByOthers: { lineId: string; holder: string }[] }>>
  >;
  play?: () => Promise<unknown>;
  loadLocation?: () => Promise<unknown>;
  /** What the device keeps, and whose page it is. */
  kept?: ReturnType<typeof memoryKeptStorage>;
  person?: string;
  /** The pair of a barcode; without it there is no answer. */
  pair?: (barcode: string) => ReturnType<typeof ok<PairAtLocation>> | typeof noAnswer;
  bay?: (bin: string) => ReturnType<typeof ok<BayMap>> | ReturnType<typeof refused>;
  request?: () => Promise<ReturnType<typeof refused>>;
  /** Waits before the nearest sizes are answered; a refusal is their answer. */
  sizesAfter?: () => Promise<ReturnType<typeof refused> | undefined>;
}

/** A store whose reads and check-outs are recorded. By default the list is `first` and `second`, and each write is done. */
function storeOf(over: SetUp, clock: Pick<Clock, 'now'>) {
  const queries: Record<string, unknown>[] = [];
  const sent: { barcode: string; lineId?: string | undefined; key?: string | undefined }[] = [];
  let requestLines = () => [first, second];
  const api = apiOf({
    inventory: {
      getWarehouseLines: async (query) => {
        queries.push(query);
        const refusal = await over.refuse?.(query);
        if (refusal) return refusal;
        const content = over.list?.(query) ?? [first, second];
        const totalElements = over.total ?? content.length;
        return ok({ content, totalElements, counts: (over.counts ?? counts)(), facets });
      },
      checkOut: (body, options) => {
        sent.push({ barcode: body.barcode, lineId: body.lineId, key: options?.key });
        return (over.checkOut ?? (async ({ lineId }) => ok(checkedOut(lineId, clock.now()))))({
          locationId: body.locationId,
          barcode: body.barcode,
          lineId: body.lineId,
        });
      },
      checkIn: ({ barcode }) => (over.checkIn ?? (async () => ok(requestLine({ status: 'checkedin' }))))({ barcode }),
      reportPairNotHere: () => (over.notInBin ?? (async () => ok(requestLine({ status: 'pending' }))))(),
      cancelRequest: async ({ lineIds }) => (over.cancel ? over.cancel() : ok({ lineIds })),
      takePicks: () => (over.take ?? (async () => ok({ lines: [first], heldByOthers: [] })))(),
      handBackPicks: async () => (over.handBack ? over.handBack() : ok({ lines: [first], heldByOthers: [] })),
      getNearestSizes: async () => {
        const refusal = await over.sizesAfter?.();
        return refusal ?? ok({ sizes: [nearestSize], elsewhere: [] });
      },
      undoCheckOut: async ({ lineId }) => (over.undo ?? (async () => ok(requestLine({ lineId }))))(),
      getPair: async ({ barcode }) => (over.pair ?? (() => noAnswer))(barcode),
      getBay: async ({ bin }) => (over.bay ?? (() => ok(aisleA)))(bin),
      getRequest: async ({ requestId }) =>
        over.request ? over.request() : ok({ ...request, requestId, lines: requestLines() }),
    },
  });
  const answerRequest = (lines: () => RequestLine[]) => (requestLines = lines);
  return { api, queries, sent, answerRequest };
}

/** The size that is offered instead of one that is not there. */
const nearestSize = {
  inventoryItemId: 'V2',
  size: '11',
  sizeSystem: 'US M' as const,
  inStock: 2,
  bin: 'A-01-01',
  difference: 0.5,
};

/** What each request has in common. */
const request = {
  placedBy: 'Maren Okafor',
  placedAt: '2025-11-21T14:31:00Z',
  location: { id: 'loc-1', name: 'Canal Street' },
};

/** Dario's page of the warehouse at loc-1, with its outbox and kept lists, and what it said, played, read and sent. */
export function setUp(over: SetUp = {}) {
  const heard = recordToasts();
  const played: string[] = [];
  const handled: string[] = [];
  const clock = manualClock();
  let location = 'loc-1';
  const { api, queries, sent, answerRequest } = storeOf(over, clock);
  const device = outboxDevice();
  const outbox = createOutbox({ ...device.tab(), send: sendTo(api), clock });
  const lists = createKeptLists({
    storage: over.kept ?? memoryKeptStorage(),
    loadCode: async () => keptListCode,
    personId: () => over.person ?? 'dario',
    after: (ms, run) => device.timers.after(ms, run),
    log: recordLog(),
  });
  const store = createPicks({
    api,
    outbox,
    onHandled: (objects) => void handled.push(...objects.map(({ name, id }) => `${name} ${id}`)),
    lists,
    picker: () => dario,
    say: english,
    toasts: heard.toasts,
    play: over.play ?? (async (sound) => void played.push(sound)),
    locationId: () => location,
    loadLocation: over.loadLocation ?? (async () => undefined),
    clock,
    // The kit tests its own rule; here it applies to codes of twelve digits.
    normaliseBarcode: (code) => (code.length === 12 ? `0${code}` : code),
  });
  const move = (to: string) => (location = to);
  const undoOf = (lineId: string) => {
    const row = store.state.rows[lineId];
    return row && undoUntil(row, dario);
  };
  return {
    ...store,
    clock,
    ...heard,
    queries,
    out: sent,
    undoOf,
    played,
    handled,
    move,
    answerRequest,
    device,
    outbox,
  };
}
