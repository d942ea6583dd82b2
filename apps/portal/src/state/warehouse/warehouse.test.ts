import type { BayMap, LineCounts, RequestLine } from '@instore/api';
import { describe, expect, test } from 'vitest';
import {
  english,
  apiOf,
  deferred,
  manualClock,
  recordLog,
  recordToasts,
  noAnswer,
  offline,
  ok,
  refused,
  refusedAs,
  requestLine,
  settle,
} from '../../../test/support.ts';
import { memoryKeptStore, queueDevice } from '../../../test/queue.ts';
import { keptListCode } from '../kept/keptListCode.ts';
import { createKeptLists } from '../kept/keptLists.ts';
import { sendTo } from '../queue/sendEntry.ts';
import { createWriteQueue } from '../queue/writeQueue.ts';
import { listOf } from '../../rules/warehouseSearch.ts';
import { undoUntil } from './undoUntil.ts';
import { createWarehouse } from './warehouse.ts';

const aisleA: BayMap = {
  aisle: 'A',
  bays: [13, 14],
  shelves: 4,
  positions: 3,
  gaps: [],
  target: { bay: 14, shelf: 2, position: 1 },
};
const none = listOf({}).filters;
const counts = () => ({ request: 2, pending: 0, checkedout: 5 });
const facets = { bin: [{ value: 'A', count: 2 }], size: [], brand: [], requestBy: [] };
const first = requestLine();
const second = requestLine({ lineId: '12', bin: 'A-22-01', size: '9', barcode: '036000291452' });
type Answer = ReturnType<typeof ok<RequestLine>> | ReturnType<typeof refused>;

const dario = { userId: 'dario', role: 'Warehouse_Personal' };

/** A line that Dario has checked out. */
const checkedOut = (lineId = '11', at = Date.UTC(2025, 10, 21, 14, 32)) =>
  requestLine({ lineId, status: 'checkedout', checkedOutAt: new Date(at).toISOString(), checkedOutById: 'dario' });

function setUp(
  over: {
    list?: (query: Record<string, unknown>) => RequestLine[];
    counts?: () => LineCounts;
    /** Lines of the list on the server, if not all are on the page. */
    total?: number;
    /** The refusal of a read of the list, if any. */
    refuse?: (query: Record<string, unknown>) => Promise<typeof noAnswer | undefined>;
    checkOut?: (body: { locationId: string; barcode: string; lineId?: string }) => Promise<Answer>;
    checkIn?: (body: { barcode: string }) => Promise<Answer>;
    notHere?: () => Promise<Answer>;
    undo?: () => Promise<Answer>;
    cancel?: () => Promise<ReturnType<typeof refused>>;
    handBack?: () => Promise<ReturnType<typeof refused>>;
    take?: () => Promise<
      ReturnType<typeof ok<{ lines: RequestLine[]; heldByOthers: { lineId: string; holder: string }[] }>>
    >;
    play?: () => Promise<unknown>;
    loadLocation?: () => Promise<unknown>;
    /** What the device keeps, and whose page it is. */
    kept?: ReturnType<typeof memoryKeptStore>;
    person?: string;
    bay?: (bin: string) => ReturnType<typeof ok<BayMap>> | ReturnType<typeof refused>;
    request?: () => Promise<ReturnType<typeof refused>>;
    /** Waits before the nearest sizes are answered; a refusal is their answer. */
    sizesAfter?: () => Promise<ReturnType<typeof refused> | undefined>;
  } = {},
) {
  const heard = recordToasts();
  const queries: Record<string, unknown>[] = [];
  const sent: { barcode: string; lineId?: string | undefined; key?: string | undefined }[] = [];
  const played: string[] = [];
  const handled: string[] = [];
  const clock = manualClock();
  let location = 'loc-1';
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
          ...(body.lineId !== undefined && { lineId: body.lineId }),
        });
      },
      checkIn: ({ barcode }) => (over.checkIn ?? (async () => ok(requestLine({ status: 'checkedin' }))))({ barcode }),
      reportPairNotHere: () => (over.notHere ?? (async () => ok(requestLine({ status: 'pending' }))))(),
      cancelRequest: async ({ lineIds }) => (over.cancel ? over.cancel() : ok({ lineIds })),
      takePicks: () => (over.take ?? (async () => ok({ lines: [first], heldByOthers: [] })))(),
      handBackPicks: async () => (over.handBack ? over.handBack() : ok({ lines: [first], heldByOthers: [] })),
      getNearestSizes: async () => {
        const refusal = await over.sizesAfter?.();
        if (refusal) return refusal;
        return ok({
          sizes: [
            { inventoryItemId: 'V2', size: '11', sizeSystem: 'US M', inStock: 2, bin: 'A-01-01', difference: 0.5 },
          ],
          elsewhere: [],
        });
      },
      undoCheckOut: async ({ lineId }) => (over.undo ?? (async () => ok(requestLine({ lineId }))))(),
      getBay: async ({ bin }) => (over.bay ?? (() => ok(aisleA)))(bin),
      getRequest: async ({ requestId }) =>
        over.request
          ? over.request()
          : ok({
              requestId,
              placedBy: 'Maren Okafor',
              placedAt: '2025-11-21T14:31:00Z',
              location: { id: 'loc-1', name: 'Canal Street' },
              lines: requestLines(),
            }),
    },
  });
  const device = queueDevice();
  const queue = createWriteQueue({ ...device.tab(), send: sendTo(api), clock });
  const lists = createKeptLists({
    store: over.kept ?? memoryKeptStore(),
    loadCode: async () => keptListCode,
    personId: () => over.person ?? 'dario',
    after: device.timers.after,
    log: recordLog(),
  });
  const state = createWarehouse({
    api,
    queue,
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
    const row = state.facts.rows[lineId];
    return row && undoUntil(row, dario);
  };
  const answerRequest = (lines: () => RequestLine[]) => (requestLines = lines);
  return { ...state, clock, ...heard, queries, out: sent, undoOf, played, handled, move, answerRequest, device, queue };
}

test('[W-01] The state starts with status request, the toggle off and no filters', () => {
  expect(setUp().facts).toMatchObject({
    status: 'request',
    requestDetailsToggle: false,
    wareHouseFilters: none,
    requestDetails: undefined,
  });
});

test('[W-02] The list is read by status and the four filters', async () => {
  const w = setUp();
  await w.load('pending', {
    ...none,
    bin: ['A'],
    size: ['9', '10'],
    brand: ['Halden'],
    requestBy: ['Maren Okafor'],
  });
  expect(w.facts.facets).toEqual(facets);
  expect(w.queries[0]).toMatchObject({
    locationId: 'loc-1',
    status: 'pending',
    bin: ['A'],
    sizes: ['9', '10'],
    brand: ['Halden'],
    requestBy: ['Maren Okafor'],
  });
  expect(w.facts.order).toEqual(['11', '12']);
});

test('[E-03] A list that hangs shows a failure although it is read again meanwhile; another list does not', async () => {
  const hanging = [0, 1, 2].map(() => deferred<typeof noAnswer | undefined>());
  let call = -1;
  const w = setUp({ refuse: () => hanging[(call += 1)]?.promise ?? Promise.resolve(undefined) });
  const reads = [w.load('pending', none), w.load('request', none), w.load('request', none)];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.facts.error).toBeUndefined();
  hanging[1]?.resolve(noAnswer);
  await reads[1];
  expect(w.facts).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[2]?.resolve(undefined);
  await reads[2];
  expect(w.facts).toMatchObject({ error: undefined, isLoading: false, order: ['11', '12'] });
});

test('[W-06] The next pick is the first that waits, or the chosen one', async () => {
  const w = setUp();
  await w.load('request', none);
  expect(w.nextPick()).toBe('11');
  w.choose('12');
  expect(w.nextPick()).toBe('12');
  const pending = setUp({ list: () => [requestLine({ status: 'pending' })] });
  await pending.load('pending', none);
  expect(pending.nextPick()).toBe('11');
});

test('[W-06] The panel shows the chosen line with any status, else the next pick, else what was checked out last', async () => {
  const w = setUp({ list: ({ status }) => [status === 'checkedout' ? checkedOut() : first, second] });
  await w.load('request', none);
  expect([w.openPick(undefined), w.openPick('12'), w.openPick('gone')]).toEqual(['11', '12', '11']);
  await w.scan('2048177304161');
  expect(w.openPick('11')).toBe('11');
  w.clock.pass(500);
  await w.scan('036000291452');
  expect(w.openPick(undefined)).toBeUndefined();
  const out = setUp({ list: () => [checkedOut('12'), checkedOut('11')] });
  await out.load('checkedout', none);
  expect(out.openPick(undefined)).toBe('12');
});

test('[W-06, W-14] A pair that is out already is no pick: its barcode is scanned for the next one, and the store says what is wrong', async () => {
  const w = setUp({ list: () => [checkedOut('11'), second] });
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.out).toMatchObject([{ lineId: '12' }]);
});

test('[W-06] Only the row that was checked out last stands out', async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.facts.rows['11']?.isLatest).toBe(true);
  await w.scan('036000291452');
  expect(
    Object.values(w.facts.rows)
      .filter(({ isLatest }) => isLatest)
      .map(({ line }) => line.lineId),
  ).toEqual(['12']);
});

test('[W-06] A scanned unit is checked out to the line it is reserved for; UPC-A and EAN-13 are the same barcode', async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.scan('0036000291452')).toBe(true);
  expect(w.out[0]).toMatchObject({ lineId: '12', barcode: '0036000291452' });
});

test('[W-06] A checked-out row stays in its place, and the next pick moves on', async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.rows['11']?.line.status).toBe('checkedout');
  expect(w.nextPick()).toBe('12');
  expect(w.facts.counts).toEqual({ request: 1, pending: 0, checkedout: 6 });
});

test('[W-14] A check-out that was made here can be undone for two minutes: the line waits again', async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.undoOf('11')).toBe(w.clock.now() + 120_000);
  expect(w.undoOf('12')).toBeUndefined();
  // The second half of a double press on Check out does not undo it.
  expect(await w.undoCheckOut('11')).toBe(false);
  w.clock.pass(501);
  expect(await w.undoCheckOut('11')).toBe(true);
  expect(w.said.at(-1)).toMatchObject({ title: 'Check-out undone', description: 'Halden Court 82, size 10.5' });
  // The second half of a double press on Undo undoes nothing else, and the row has no place of its own any more.
  expect(await w.undoCheckOut('12')).toBe(false);
  expect(w.facts.kept).toEqual({});
  expect(w.facts.rows['11']).toMatchObject({ line: { status: 'request' }, isPending: false });
  expect(w.undoOf('11')).toBeUndefined();
  expect(w.facts.counts).toEqual({ request: 2, pending: 0, checkedout: 5 });
  expect(w.nextPick()).toBe('11');
});

test('[W-14] An undo that the server refuses shows the reason, and the row stays checked out', async () => {
  const message = '2 minutes are over. Check Halden Court 82, size 10.5 in instead.';
  const w = setUp({ undo: async () => refused(409, message) });
  await w.load('request', none);
  await w.scan('2048177304161');
  w.clock.pass(501);
  expect(await w.undoCheckOut('11')).toBe(false);
  expect(w.facts.rows['11']?.line.status).toBe('checkedout');
  expect(w.titles()).toEqual([message]);
});

test('[W-06] After a refresh the row that was checked out here stays; another list starts empty', async () => {
  let rest = [first, second];
  const w = setUp({ list: () => rest });
  await w.load('request', none);
  await w.scan('2048177304161');
  rest = [second];
  await w.load('request', none);
  expect(w.facts.order).toEqual(['11', '12']);
  await w.load('request', { ...none, bin: ['A'] });
  expect(w.facts.order).toEqual(['12']);
});

test('[L-04] After a refresh unchanged items are the same objects, so that only changed ones are drawn', async () => {
  let note: string | null = null;
  const w = setUp({ list: () => [requestLine(), requestLine({ lineId: '12', note })] });
  await w.load('request', none);
  const here = () => ({
    first: w.facts.rows['11']?.line,
    second: w.facts.rows['12']?.line,
    order: w.facts.order,
    counts: w.facts.counts,
  });
  const before = here();
  note = 'Not in bin';
  await w.load('request', none);
  expect(here().first).toBe(before.first);
  expect(here().order).toBe(before.order);
  expect(here().counts).toBe(before.counts);
  expect(here().second).not.toBe(before.second);
});

test('[W-06] Any other unit is checked out to the next pick, and the server answers what is wrong', async () => {
  const w = setUp({ checkOut: async () => refused(422, 'Wrong size: scanned 10, requested 9.5') });
  await w.load('request', none);
  expect(await w.scan('9999999999999')).toBe(false);
  expect(w.out[0]).toMatchObject({ lineId: '11' });
  // The refusal names the scanned pair, the expected pair and its place.
  expect(w.facts.scan).toMatchObject({
    error: 'Wrong size: scanned 10, requested 9.5',
    expected: { productName: 'Halden Court 82', size: '10.5', bin: 'A-14-03' },
    isPending: false,
  });
  expect(w.facts.rows['11']?.line.status).toBe('request');
  expect(w.played).toEqual(['scan-error']);
});

test('[W-06] A pair of a line that is on no read page yet is checked out to its own line, not to the next pick', async () => {
  const own = requestLine({ lineId: '77', status: 'checkedout', barcode: '9999999999999' });
  const w = setUp({ total: 900, checkOut: async () => ok(own) });
  await w.load('request', none);
  expect(await w.scan('9999999999999')).toBe(true);
  expect(w.out[0]).toMatchObject({ barcode: '9999999999999', lineId: undefined });
  // The next pick is as it was.
  expect(w.nextPick()).toBe('11');
});

test('[W-06] The button checks out the reserved unit; a double press does it once', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const one = w.checkOutLine('11');
  expect(await w.checkOutLine('11')).toBe(false);
  slow.resolve(ok(requestLine({ status: 'checkedout' })));
  expect(await one).toBe(true);
  expect(w.out).toHaveLength(1);
});

test('[W-06] After a lost answer the next try is the same write; after a refusal it is a new one', async () => {
  const answers: Answer[] = [noAnswer, refused(409, 'Taken', 'conflict'), refused(409, 'Taken', 'conflict')];
  const w = setUp({ checkOut: async () => answers.shift() ?? noAnswer });
  await w.load('request', none);
  for (let press = 0; press < 3; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await w.checkOutLine('11');
    w.clock.pass(500);
  }
  expect(w.out[1]?.key).toBe(w.out[0]?.key);
  expect(w.out[2]?.key).not.toBe(w.out[1]?.key);
});

test('[W-06] After a lost answer and a press without network it is still the same write', async () => {
  const answers: Answer[] = [noAnswer, offline];
  const w = setUp({ checkOut: async () => answers.shift() ?? ok(requestLine({ status: 'checkedout' })) });
  await w.load('request', none);
  for (let press = 0; press < 3; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await w.checkOutLine('11');
    w.clock.pass(500);
  }
  expect(w.out).toHaveLength(3);
  expect(new Set(w.out.map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['404', true],
  ['400', true],
  ['500', false],
] as const)('[R-07] A request that cannot be read with %s: is there none? %s', async (status, isMissing) => {
  const kinds = { 404: 'not-found', 400: 'invalid', 500: 'server' } as const;
  const w = setUp({ request: async () => refused(Number(status), 'No such request', kinds[status]) });
  await w.loadRequest('9');
  expect(w.facts).toMatchObject({ error: 'No such request', isMissing });
});

test('[W-06] A quick second scan waits for the first, and the same barcode twice is one scan', async () => {
  const answers = [deferred<Answer>(), deferred<Answer>()];
  let call = 0;
  const w = setUp({ checkOut: () => answers[(call += 1) - 1]?.promise ?? Promise.resolve(noAnswer) });
  await w.load('request', none);
  const scans = [w.scan('2048177304161'), w.scan('2048177304161'), w.scan('036000291452')];
  await settle();
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['11']);
  answers[0]?.resolve(ok(requestLine({ lineId: '11', status: 'checkedout' })));
  await settle();
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['11', '12']);
  answers[1]?.resolve(ok({ ...second, status: 'checkedout' }));
  expect(await Promise.all(scans)).toEqual([true, false, true]);
});

test('[W-06] A scan waits for a write of a button', async () => {
  const answer = deferred<Answer>();
  const w = setUp({ notHere: () => answer.promise });
  await w.load('request', none);
  const reporting = w.reportNotHere('11');
  const scanning = w.scan('036000291452');
  await settle();
  expect(w.out).toEqual([]);
  answer.resolve(ok(requestLine({ status: 'pending' })));
  await reporting;
  expect(await scanning).toBe(true);
});

test('[W-06] A sound that cannot be played causes no error', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const w = setUp({ play: () => Promise.reject(new Error('no chunk')) });
  await w.load('request', none);
  expect(await w.scan('2048177304161')).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test('[W-06, W-14] A shift can be worked by sound, and without it: each step that is done, and each that is refused, has its sound and is seen', async () => {
  const w = setUp({ list: ({ status }) => (status === 'checkedout' ? [checkedOut()] : [first, second]) });
  await w.load('request', none);
  const isOut = () => w.facts.rows['11']?.isLatest === true && w.facts.rows['11'].line.status === 'checkedout';
  const lastToast = () => w.said.at(-1)?.title;
  const steps: [name: string, step: () => Promise<boolean>, isSeen: () => boolean][] = [
    ['take', () => w.take('48213'), () => lastToast() === '1 pair taken'],
    ['check out by scan', () => w.scan('2048177304161'), isOut],
    ['undo', () => w.undoCheckOut('11'), () => !isOut() && lastToast() === 'Check-out undone'],
    ['check out by the button', () => w.checkOutLine('11'), isOut],
    ['not in bin', () => w.reportNotHere('12'), () => w.facts.answered !== undefined],
    ['hand back', () => w.handBack('48213'), () => lastToast() === '1 pair handed back'],
    [
      'check in by scan',
      () => w.load('checkedout', none).then(() => w.scan('2048177304161')),
      () => w.facts.putAway !== undefined && lastToast() === 'Checked in',
    ],
  ];
  for (const [name, step, isSeen] of steps) {
    w.clock.pass(600);
    const before = w.played.length;
    expect(await step(), name).toBe(true);
    expect(w.played.slice(before), name).toEqual(['scan-ok']);
    expect(isSeen(), `${name} is seen`).toBe(true);
  }
});

test('[W-06, W-14] Each step that is refused plays a sound, and says what was expected at the field or in a toast', async () => {
  const no = async () => refusedAs('Not planned', 'No.');
  const w = setUp({ undo: no, notHere: no, checkOut: no, checkIn: no, take: no as never, handBack: no, cancel: no });
  await w.load('request', none);
  const inToast = () => w.said.at(-1)?.description ?? '';
  const atField = () => w.facts.scan.error ?? '';
  for (const [name, step, shown] of [
    ['take', () => w.take('48213'), inToast],
    ['hand back', () => w.handBack('48213'), inToast],
    ['cancel', () => w.cancel('12'), inToast],
    ['check out', () => w.scan('4006381333931'), () => `${atField()} Expected: ${w.facts.scan.expected?.bin}`],
    ['undo', () => w.undoCheckOut('11'), inToast],
    ['not in bin', () => w.reportNotHere('12'), inToast],
    ['check in', () => w.checkIn('2048177304161'), atField],
  ] as const) {
    w.clock.pass(600);
    const before = w.played.length;
    expect(await step(), name).toBe(false);
    expect(w.played.slice(before), name).toEqual(['scan-error']);
    expect(shown(), name).toMatch(/Expected: .+/);
    w.said.length = 0;
  }
});

test('[W-06] A line without a reserved unit asks for a scan', async () => {
  const w = setUp({ list: () => [requestLine({ barcode: null })] });
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(false);
  expect(w.facts.scan.error).toContain('Scan the one');
});

test('[W-06] In the list of checked-out lines a scan checks in, and the line leaves', async () => {
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })] });
  await w.load('checkedout', none);
  expect(await w.scan('2048177304161')).toBe(true);
  expect(w.facts.order).toEqual([]);
  expect(w.facts.counts?.checkedout).toBe(4);
  expect(w.said).toEqual([
    { kind: 'positive', title: 'Checked in', description: 'Halden Court 82, size 10.5, back to A-14-03' },
  ]);
});

test('[W-06, W-13] A scan right after another list is chosen belongs to that list, before it is read', async () => {
  const w = setUp();
  await w.load('request', none);
  w.show('checkedout', none);
  expect(w.facts).toMatchObject({ status: 'checkedout', order: [], isKnown: false });
  expect(await w.scan('2048177304161')).toBe(true);
  expect(w.out).toEqual([]);
  expect(w.titles()).toEqual(['Checked in']);
  // The list is read by its address, which follows.
  await w.load('checkedout', none);
  expect(w.queries.at(-1)).toMatchObject({ status: 'checkedout' });
});

describe('[W-06] The bin to put a checked-in unit back into', () => {
  const out = [requestLine({ status: 'checkedout' }), { ...second, status: 'checkedout' as const }];
  const checkedIn = async (over: Parameters<typeof setUp>[0] = {}) => {
    const w = setUp({ list: () => out, ...over });
    await w.load('checkedout', none);
    await w.scan('2048177304161');
    return w;
  };

  test('is known after the check-in, also when the list is read again or its tab is changed', async () => {
    const w = await checkedIn();
    expect(w.facts.putAway).toMatchObject({ lineId: '11', bin: 'A-14-03' });
    await w.load('checkedout', none);
    await w.load('request', none);
    expect(w.facts.putAway).toMatchObject({ lineId: '11' });
  });

  test('is replaced by that of the next scanned unit', async () => {
    const answers = [requestLine({ status: 'checkedin' }), { ...second, status: 'checkedin' as const }];
    const w = await checkedIn({ checkIn: async () => ok(answers.shift() ?? second) });
    await w.scan('036000291452');
    expect(w.facts.putAway).toMatchObject({ lineId: '12', bin: 'A-22-01' });
  });

  test('is removed by a scan that fails, but not by the same barcode read twice', async () => {
    let isKnown = true;
    const w = await checkedIn({
      checkIn: async () => (isKnown ? ok(requestLine({ status: 'checkedin' })) : refused(404, 'No such barcode here')),
    });
    isKnown = false;
    await w.scan('2048177304161');
    expect(w.facts.putAway).toMatchObject({ lineId: '11' });
    await w.scan('036000291452');
    expect(w.facts.putAway).toBeUndefined();
  });

  test('is removed when another unit is checked out by the button, and when a line is chosen', async () => {
    const w = await checkedIn();
    await w.load('request', none);
    w.clock.pass(1_000);
    await w.checkOutLine('12');
    expect(w.facts.putAway).toBeUndefined();
    const chosen = await checkedIn();
    chosen.choose('12');
    expect(chosen.facts.putAway).toBeUndefined();
  });

  test('is not shown at another location, however late the answer comes', async () => {
    const w = await checkedIn();
    w.move('loc-2');
    await w.load('checkedout', none);
    expect(w.facts.putAway).toBeUndefined();
    w.move('loc-1');
    const answer = deferred<Answer>();
    const late = setUp({ list: () => out, checkIn: () => answer.promise });
    await late.load('checkedout', none);
    const scan = late.scan('2048177304161');
    await settle();
    late.move('loc-2');
    answer.resolve(ok(requestLine({ status: 'checkedin' })));
    await scan;
    expect(late.facts.putAway).toBeUndefined();
  });

  test('is removed when another request is opened', async () => {
    const w = await checkedIn();
    await w.loadRequest('48213', '12');
    expect(w.facts.putAway).toBeUndefined();
  });
});

test('[W-06] A unit that cannot be checked in shows the reason at the field', async () => {
  const w = setUp({ checkIn: async () => refused(404, 'No such barcode here', 'not-found'), list: () => [] });
  await w.load('checkedout', none);
  await w.scan('1');
  expect(w.facts.scan.error).toBe('No such barcode here');
});

test('[W-03] A unit reported missing moves its line to Pending and shows a message', async () => {
  const w = setUp();
  await w.load('request', none);
  w.choose('12');
  expect(await w.reportNotHere('11')).toBe(true);
  expect(w.facts.order).toEqual(['12']);
  expect(w.facts.counts).toEqual({ request: 1, pending: 1, checkedout: 5 });
  expect(w.titles()).toEqual(['Moved to Pending']);
  expect(w.facts.chosen).toBe('12');
  expect(await w.reportNotHere('gone')).toBe(false);
  expect(await w.cancel('gone')).toBe(false);
});

test('[W-03] A chosen line that is reported is not chosen any more; if the report is refused, it stays chosen', async () => {
  const answers: Answer[] = [refused(409, 'Not now.', 'conflict'), ok(requestLine({ status: 'pending' }))];
  const w = setUp({ notHere: async () => answers.shift()! });
  await w.load('request', none);
  w.choose('11');
  expect(await w.reportNotHere('11')).toBe(false);
  await settle();
  expect(w.facts.chosen).toBe('11');
  expect(await w.reportNotHere('11')).toBe(true);
  expect(w.facts.chosen).toBeUndefined();
});

test('[W-03] Among the lines of a request, and in Pending, a reported line stays and shows its new pair', async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const details = setUp({ notHere: async () => ok(other) });
  await details.loadRequest('48213');
  await details.reportNotHere('11');
  expect(details.facts.order).toEqual(['11', '12']);
  expect(details.facts.requestDetails?.lines.map(({ lineId, bin }) => [lineId, bin])).toEqual([
    ['11', 'B-02-11'],
    ['12', 'A-22-01'],
  ]);
  expect(await details.cancel('11')).toBe(true);
  expect(details.facts.requestDetails?.lines.map(({ status }) => status)).toEqual(['cancelled', 'request']);
  const pending = setUp({ list: () => [requestLine({ status: 'pending' })], notHere: async () => ok(other) });
  await pending.load('pending', none);
  await pending.reportNotHere('11');
  expect(pending.facts.rows['11']?.line.bin).toBe('B-02-11');
});

test('[W-03] A pending line that is reported missing again is not counted twice', async () => {
  const w = setUp({
    list: () => [requestLine({ status: 'pending' })],
    counts: () => ({ request: 2, pending: 1, checkedout: 5 }),
  });
  await w.load('pending', none);
  expect(await w.reportNotHere('11')).toBe(true);
  expect(w.facts.counts).toEqual({ request: 2, pending: 1, checkedout: 5 });
});

test.each([
  ['request', { request: 1, pending: 3, checkedout: 5 }],
  ['pending', { request: 2, pending: 2, checkedout: 5 }],
] as const)('[W-03] A cancelled line leaves the count of its status: %s', async (status, left) => {
  const w = setUp({ list: () => [requestLine({ status })], counts: () => ({ request: 2, pending: 3, checkedout: 5 }) });
  await w.load(status, none);
  expect(await w.cancel('11')).toBe(true);
  expect(w.facts.order).toEqual([]);
  expect(w.facts.counts).toEqual(left);
  // [N-05] Its notifications are acknowledged.
  expect(w.handled).toEqual(['Request 48213', 'Barcode 2048177304161']);
});

test('[W-06] A pending line that is checked out leaves the count of Pending', async () => {
  const w = setUp({
    list: () => [requestLine({ status: 'pending' })],
    counts: () => ({ request: 2, pending: 3, checkedout: 5 }),
  });
  await w.load('pending', none);
  expect(await w.checkOutLine('11')).toBe(true);
  expect(w.facts.counts).toEqual({ request: 2, pending: 2, checkedout: 6 });
});

test('[W-03] One request shows its lines, each with bin and shelf; they can be checked out and cancelled', async () => {
  const w = setUp();
  await w.loadRequest('48213');
  expect(w.facts).toMatchObject({ requestDetailsToggle: true, order: ['11', '12'] });
  expect(w.facts.requestDetails?.requestId).toBe('48213');
  await w.scan('2048177304161');
  expect(w.facts.requestDetails?.lines[0]?.status).toBe('checkedout');
  expect(await w.cancel('12')).toBe(true);
  expect(w.titles()).toEqual(['Request Canceled Successfully.']);
});

test('[W-03, R-07] After a request the list is read again, and its line is chosen anew when it is opened again', async () => {
  const w = setUp({ list: () => [second] });
  await w.loadRequest('48213', '12');
  w.choose('11');
  w.facts.scan.error = 'Wrong';
  await w.load('request', none);
  expect(w.facts).toMatchObject({ order: ['12'], scan: { error: undefined } });
  w.coverList();
  expect(w.facts.requestDetailsToggle).toBe(true);
  await w.loadRequest('48213', '12');
  expect(w.facts).toMatchObject({ order: ['11', '12'], chosen: '12' });
});

test('[W-03] Another request starts empty; the same one keeps its rows while it is read again', async () => {
  const w = setUp();
  await w.loadRequest('48213');
  await w.scan('2048177304161');
  const again = w.loadRequest('48213');
  expect(w.facts).toMatchObject({ order: ['11', '12'], kept: { '11': true }, requestDetails: { requestId: '48213' } });
  await again;
  const other = w.loadRequest('48214');
  expect(w.facts).toMatchObject({ order: [], kept: {}, requestDetails: undefined });
  await other;
});

test('[W-06] A line that is chosen removes the message of the last scan', async () => {
  const w = setUp({ checkOut: async () => refused(409, 'Wrong pair.', 'conflict') });
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.facts.scan.error).toBe('Wrong pair.');
  w.choose('12');
  expect(w.facts.scan.error).toBeUndefined();
});

test('[W-03] [E-03] A request that does not exist shows that', async () => {
  const w = setUp({ request: async () => refused(404, 'No request 9 at your locations', 'not-found') });
  await w.loadRequest('9');
  expect(w.facts).toMatchObject({ error: 'No request 9 at your locations', isMissing: true });
  // A list is never missing.
  const list = setUp({ refuse: async () => refused(404, 'No location', 'not-found') });
  await list.load('request', none);
  expect(list.facts.isMissing).toBe(false);
});

test("[R-07] 'Back to list' toggles the details; visiting /warehouse turns them off", async () => {
  const w = setUp();
  await w.loadRequest('48213');
  w.toggleRequestDetails();
  expect(w.facts.requestDetailsToggle).toBe(false);
  w.toggleRequestDetails();
  w.resetRequestDetails();
  expect(w.facts).toMatchObject({ requestDetailsToggle: false, requestDetails: undefined });
});

test('[W-06] The second half of a double press does not check out the next pick', async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(true);
  expect(await w.checkOutLine('12')).toBe(false);
  w.clock.pass(500);
  expect(await w.checkOutLine('12')).toBe(true);
  expect(await w.checkIn('036000291452')).toBe(false);
  expect(w.out).toHaveLength(2);
});

test('[W-02] At most the requested number of lines is shown, whatever the server sends', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => requestLine({ lineId: `${at}` }));
  const w = setUp({ list: () => lines });
  await w.load('request', none);
  expect(w.facts.order).toHaveLength(50);
});

test('[W-01] The map of a bin is read each time; the last map stays if that fails, and without one there is none', async () => {
  const refusals = new Set(['F-99-01']);
  const w = setUp({ bay: (bin) => (refusals.has(bin) ? refused(404, 'There is no bin.', 'not-found') : ok(aisleA)) });
  const drawn = (bin: string) => w.facts.bays[w.bayKey(bin)];
  expect(drawn('A-14-03')).toBeUndefined();
  await w.loadBay('A-14-03');
  expect(drawn('A-14-03')).toEqual(aisleA);
  refusals.add('A-14-03');
  await w.loadBay('A-14-03');
  expect(drawn('A-14-03')).toEqual(aisleA);
  await w.loadBay('F-99-01');
  expect(drawn('F-99-01')).toBeNull();
});

test('[W-02, W-06] A chosen line that a colleague finished is neither the next pick nor the target of a scan', async () => {
  let list = [first, second];
  const w = setUp({ list: () => list });
  await w.load('request', none);
  w.choose('11');
  list = [second];
  await w.load('request', none);
  expect(w.facts.order).toEqual(['12']);
  expect([w.nextPick(), w.openPick(w.facts.chosen)]).toEqual(['12', '12']);
  await w.scan('another pair of the same variant');
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['12']);
  // When line 11 is listed again, it is not selected.
  list = [second, first];
  await w.load('request', none);
  expect(Object.keys(w.facts.rows)).toHaveLength(2);
  expect(w.facts.chosen).toBeUndefined();
});

test('[W-02] A line that has left the list is forgotten', async () => {
  let list = [first, second];
  const w = setUp({ list: () => list });
  await w.load('request', none);
  list = [second];
  await w.load('request', none);
  expect(Object.keys(w.facts.rows)).toEqual(['12']);
  w.choose('12');
  await w.reportNotHere('12');
  expect(w.facts).toMatchObject({ rows: {}, order: [], chosen: undefined });
});

test('[W-06] A refresh during a check-out keeps the row in its place and pending', async () => {
  const answer = deferred<Answer>();
  let list = [first, second];
  const w = setUp({ list: () => list, checkOut: () => answer.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.load('request', none);
  expect(w.facts.rows['11']?.isPending).toBe(true);
  list = [second];
  await w.load('request', none);
  answer.resolve(ok(requestLine({ status: 'checkedout' })));
  expect(await scanning).toBe(true);
  await w.load('request', none);
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.rows['11']).toMatchObject({ line: { status: 'checkedout' }, isPending: false });
});

test('[W-02, W-06] One unit is checked out at a time, also if another list was opened meanwhile', async () => {
  const answer = deferred<Answer>();
  const w = setUp({ checkOut: () => answer.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.load('checkedout', none);
  await w.load('request', none);
  expect(w.facts.scan.isPending).toBe(true);
  expect(await w.checkOutLine('12')).toBe(false);
  expect(w.out).toHaveLength(1);
  answer.resolve(ok(requestLine({ status: 'checkedout' })));
  expect(await scanning).toBe(true);
  expect(w.facts.scan.isPending).toBe(false);
  // The list was read since: the row shows its new status, and leaves with the next read.
  expect(w.facts.rows['11']?.line.status).toBe('checkedout');
  expect(w.facts.kept).toEqual({});
});

test('[W-02, W-06] The failure of a scan is not shown at the field of another list, but in a toast', async () => {
  const answer = deferred<Answer>();
  const w = setUp({ checkOut: () => answer.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.load('pending', none);
  answer.resolve(refused(409, 'This pair is promised to Ines.', 'conflict'));
  await scanning;
  expect(w.facts.scan.error).toBeUndefined();
  expect(w.titles()).toEqual(['This pair is promised to Ines.']);
  expect(w.played).toEqual(['scan-error']);
});

test.each(['checkedout', 'request'] as const)(
  '[W-02, W-06] A line that the counts of the list %s already have is not counted again',
  async (status) => {
    const answer = deferred<Answer>();
    let known = counts();
    const w = setUp({ checkOut: () => answer.promise, counts: () => known });
    await w.load('request', none);
    const scanning = w.scan('2048177304161');
    await settle();
    // The store's counts include the write.
    known = { request: 1, pending: 0, checkedout: 6 };
    await w.load(status, none);
    answer.resolve(ok(requestLine({ status: 'checkedout' })));
    await scanning;
    expect(w.facts.counts).toEqual({ request: 1, pending: 0, checkedout: 6 });
  },
);

test('[W-03, L-04] A refresh of a request keeps the line that the user chose and the message at the field', async () => {
  const w = setUp({ checkOut: async () => refused(422, 'Wrong size: scanned 10, requested 9') });
  await w.loadRequest('48213', '12');
  expect(w.openPick(w.facts.chosen)).toBe('12');
  w.choose('11');
  await w.scan('9999999999999');
  await w.loadRequest('48213', '12');
  expect(w.openPick(w.facts.chosen)).toBe('11');
  expect(w.facts.scan.error).toBe('Wrong size: scanned 10, requested 9');
});

test('[W-03] The line of the address is shown if it is in the request', async () => {
  const w = setUp();
  await w.loadRequest('48213', '12');
  const reading = w.loadRequest('48213', '11');
  // The rows on screen stay during the read.
  expect(w.facts.order).toEqual(['11', '12']);
  await reading;
  expect(w.openPick(w.facts.chosen)).toBe('11');
  await w.loadRequest('48213', '99');
  expect(w.openPick(w.facts.chosen)).toBe('11');
});

/** Changes of these lines. */
const changed = (...lines: string[]) => ({ all: false, lines, tryouts: [], units: [] });

test('[W-09] What colleagues do is read again by line, with the filters of the list, and no row moves: a new one waits until it is asked for, and then has its place in the walk', async () => {
  const between = requestLine({ lineId: '13', bin: 'A-15-01' });
  let list = [first, second];
  const w = setUp({ list: ({ ids }) => (ids ? [between] : list) });
  await w.load('request', { ...none, brand: ['Halden'] });
  await w.readChanges(changed());
  expect(w.queries).toHaveLength(1);
  await w.readChanges(changed('12', '13'));
  expect(w.queries[1]).toEqual({ locationId: 'loc-1', status: 'request', brand: ['Halden'], ids: ['12', '13'] });
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.arrived).toEqual(['13']);
  list = [first, between];
  await w.showArrived();
  expect(w.facts.order).toEqual(['11', '13']);
  expect(w.facts.arrived).toEqual([]);
  list = [first, second];
  await w.readChanges({ ...changed(), all: true });
  expect(w.queries.at(-1)).toMatchObject({ page: 0, size: 50 });
  expect(w.facts.order).toEqual(['11', '12']);
});

test('[W-09] A new line that leaves the list before it is shown is not counted any more', async () => {
  const between = requestLine({ lineId: '13', bin: 'A-15-01' });
  let named = [between];
  const w = setUp({ list: ({ ids }) => (ids ? named : [first, second]) });
  await w.load('request', none);
  await w.readChanges(changed('13'));
  expect(w.facts.arrived).toEqual(['13']);
  named = [];
  await w.readChanges(changed('13'));
  expect(w.facts.arrived).toEqual([]);
});

test('[W-06, W-09] A pair of a new line that waits to be shown is checked out to its own line, not to the next pick', async () => {
  const own = requestLine({ lineId: '13', barcode: '9999999999999' });
  const w = setUp({
    total: 3,
    list: ({ ids }) => (ids ? [own] : [first, second]),
    checkOut: async () => ok({ ...own, status: 'checkedout' }),
  });
  await w.load('request', none);
  await w.readChanges(changed('13'));
  expect(w.facts.arrived).toEqual(['13']);
  expect(await w.scan('9999999999999')).toBe(true);
  expect(w.out[0]).toMatchObject({ barcode: '9999999999999', lineId: undefined });
});

test('[W-09] A row that a colleague finished stays in its place, says who did it, and cannot be acted on', async () => {
  const w = setUp({ list: ({ ids }) => (ids ? [] : [first, second]) });
  w.answerRequest(() => [requestLine({ status: 'checkedout', checkedOutBy: 'Petra Lindqvist' }), second]);
  await w.load('request', none);
  await w.readChanges(changed('11'));
  await settle();
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.rows['11']).toMatchObject({ isFinished: true, line: { checkedOutBy: 'Petra Lindqvist' } });
  expect(w.nextPick()).toBe('12');
  expect(await w.checkOutLine('11')).toBe(false);
  expect(await w.cancel('11')).toBe(false);
  expect(await w.reportNotHere('11')).toBe(false);
  expect(w.out).toEqual([]);
  await w.load('pending', none);
  expect(w.facts.arrived).toEqual([]);
});

test('[W-06, W-09] The row that is checked out here stays in its place when its own change comes back', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: ({ ids }) => (ids ? [] : [first, second]), checkOut: () => slow.promise });
  await w.load('request', none);
  const out = w.checkOutLine('11');
  // The change may arrive before the answer to the write.
  await w.readChanges(changed('11'));
  expect(w.facts.order).toEqual(['11', '12']);
  slow.resolve(ok(requestLine({ status: 'checkedout' })));
  await out;
  await w.readChanges(changed('11'));
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.rows['11']?.line.status).toBe('checkedout');
});

test('[W-03, W-09] A request is read as a whole when one of its lines changes, and only then', async () => {
  const w = setUp();
  await w.loadRequest('48213');
  let lines = [first];
  w.answerRequest(() => lines);
  await w.readChanges(changed('99'));
  expect(w.facts.order).toEqual(['11', '12']);
  await w.readChanges(changed('12', '99'));
  expect(w.facts.order).toEqual(['11']);
  lines = [first, second];
  await w.readChanges({ ...changed(), all: true });
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.queries).toEqual([]);
});

test('[W-09] A pair that a colleague was quicker with is read again, and cannot be acted on any more', async () => {
  const w = setUp({
    list: ({ ids }) => (ids ? [] : [first, second]),
    checkOut: async () => refused(409, 'This pair is already checked out for request 48213.', 'conflict'),
  });
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(false);
  await settle();
  expect(w.queries[1]).toMatchObject({ ids: ['11'] });
  expect(w.facts.rows['11']?.isFinished).toBe(true);
  expect(w.nextPick()).toBe('12');
});

test('[W-06] A scan is trimmed, an empty one is none, and the same barcode can be scanned again afterwards', async () => {
  const w = setUp({ checkOut: async () => refused(422, 'Wrong size') });
  await w.load('request', none);
  expect(await w.scan('  ')).toBe(false);
  expect(w.out).toEqual([]);
  await w.scan(' 2048177304161 ');
  await w.scan('2048177304161');
  expect(w.out.map(({ barcode }) => barcode)).toEqual(['2048177304161', '2048177304161']);
});

test('[W-06] Without a line that waits, a scanned unit is checked out without one, and the server chooses', async () => {
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })] });
  await w.load('request', none);
  await w.scan('9999999999999');
  expect(w.out).toEqual([{ barcode: '9999999999999', lineId: undefined, key: expect.any(String) as string }]);
});

test('[W-06] The button checks out nothing for a line that has left the list', async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.checkOutLine('99')).toBe(false);
  expect(w.out).toEqual([]);
});

test('[W-06] A check-out plays a sound, removes the message at the field, and leaves another chosen line open', async () => {
  const answers: Answer[] = [refused(422, 'Wrong size'), ok(requestLine({ status: 'checkedout' }))];
  const w = setUp({ checkOut: async () => answers.shift() ?? noAnswer });
  await w.load('request', none);
  w.choose('12');
  await w.scan('2048177304161');
  expect(w.facts.scan.error).toBe('Wrong size');
  await w.scan('2048177304161');
  expect(w.facts.scan.error).toBeUndefined();
  expect(w.played).toEqual(['scan-error', 'scan-ok']);
  expect(w.facts.chosen).toBe('12');
});

test('[W-06] The chosen line is no longer chosen once it is checked out', async () => {
  const w = setUp();
  await w.load('request', none);
  w.choose('11');
  await w.checkOutLine('11');
  expect(w.facts.chosen).toBeUndefined();
});

test('[W-06] The button checks in at the location in use; the second half of a double press does not', async () => {
  const asked: string[] = [];
  const list = () => [requestLine({ status: 'checkedout' }), { ...second, status: 'checkedout' as const }];
  const checkIn = async ({ barcode }: { barcode: string }) => {
    asked.push(barcode);
    return ok(requestLine({ lineId: barcode === second.barcode ? '12' : '11', status: 'checkedin', bin: null }));
  };
  const w = setUp({ list, checkIn });
  await w.load('checkedout', none);
  expect(await w.checkIn('2048177304161')).toBe(true);
  expect(await w.checkIn('036000291452')).toBe(false);
  w.clock.pass(500);
  expect(await w.checkIn('036000291452')).toBe(true);
  expect(asked).toEqual(['2048177304161', '036000291452']);
  // Without a bin there is none to go back to.
  expect(w.said[0]?.description).toBe('Halden Court 82, size 10.5');
});

test('[W-06] While a unit is checked in its row is pending, and a second check-in of it is refused', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const one = w.checkIn('2048177304161');
  expect(w.facts.rows['11']?.isPending).toBe(true);
  expect(await w.checkIn('2048177304161')).toBe(false);
  slow.resolve(refused(409, 'It is not checked out', 'conflict'));
  expect(await one).toBe(false);
  expect(w.facts.rows['11']?.isPending).toBe(false);
});

test('[W-03, W-06] In the details of a request a checked-in line stays, with its new status', async () => {
  const w = setUp();
  w.answerRequest(() => [requestLine({ status: 'checkedout' }), second]);
  await w.loadRequest('48213');
  expect(await w.checkIn('2048177304161')).toBe(true);
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.rows['11']?.line.status).toBe('checkedin');
});

test('[W-13, W-14] Without network a scan is answered, its row shows what waits, and the next pick moves on', async () => {
  const w = setUp({ checkOut: async () => offline });
  await w.load('request', none);
  expect(await w.scan('2048177304161')).toBe(true);
  await settle();
  expect(w.played).toEqual(['scan-ok']);
  expect(w.facts.scan).toEqual({ error: undefined, isPending: false });
  expect(w.facts.rows['11']).toMatchObject({
    line: { status: 'request' },
    queued: { operation: 'checkOut', number: 1 },
  });
  expect(w.nextPick()).toBe('12');
  await w.scan('036000291452');
  await settle();
  expect(w.facts.rows['12']?.queued).toMatchObject({ number: 2 });
});

test('[W-13] The undo of a check-out that was never sent removes it from the queue', async () => {
  const w = setUp();
  w.device.signIn('');
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  w.clock.pass(500);
  expect(await w.undoCheckOut('11')).toBe(true);
  expect(w.played).toEqual(['scan-ok', 'scan-ok']);
  await settle();
  expect(w.queue.facts.entries).toEqual([]);
  expect(w.facts.rows['11']?.queued).toBeUndefined();
  expect(w.nextPick()).toBe('11');
});

test('[W-13] A scan that the server does not answer within 100 ms is answered by the device; a late refusal plays a sound, and is a conflict while no page shows it', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  expect(w.played).toEqual(['scan-ok']);
  slow.resolve(refused(409, 'Petra Lindqvist already checked this pair out.', 'conflict'));
  await settle();
  expect(w.played).toEqual(['scan-ok', 'scan-error']);
  expect(w.facts.scan.error).toBeUndefined();
  expect(w.facts.rows['11']?.queued).toMatchObject({ operation: 'checkOut', number: undefined });
  expect(w.queue.facts.entries[0]?.conflict?.message).toBe('Petra Lindqvist already checked this pair out.');
});

/** Scans a pair that the device answers after 100 ms and the server then refuses. */
async function scanRefusedLate(w: ReturnType<typeof setUp>, answer: ReturnType<typeof deferred<Answer>>) {
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  await scanning;
  answer.resolve(refused(409, 'Petra Lindqvist already checked this pair out.', 'conflict'));
  await settle();
}

test('[W-13] The first scan that waits behind a conflict is number one: a conflict is not sent', async () => {
  const slow = deferred<Answer>();
  const answers = [slow.promise, Promise.resolve(offline)];
  const w = setUp({ checkOut: () => answers.shift()! });
  await w.load('request', none);
  await scanRefusedLate(w, slow);
  await w.scan('036000291452');
  await settle();
  expect(w.facts.rows['11']?.queued).toMatchObject({ number: undefined });
  expect(w.facts.rows['12']?.queued).toMatchObject({ operation: 'checkOut', number: 1 });
});

test('[W-13, W-14] A late refusal that the open page shows at the field is no conflict, and the row waits again', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  w.queue.onRefusal(w.showRefusal);
  await w.load('request', none);
  await scanRefusedLate(w, slow);
  expect(w.played).toEqual(['scan-ok', 'scan-error']);
  expect(w.facts.scan.error).toBe('Petra Lindqvist already checked this pair out.');
  expect(w.queue.facts.entries).toEqual([]);
  expect(w.facts.rows['11']).toMatchObject({ queued: undefined });
  expect(w.undoOf('11')).toBeUndefined();
  expect(w.facts.kept).toEqual({});
});

test('[W-13] A late answer is shown in the row, and the check-out can be undone until two minutes after the scan', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  await scanning;
  slow.resolve(ok(checkedOut()));
  await settle();
  expect(w.facts.rows['11']).toMatchObject({ line: { status: 'checkedout' }, queued: undefined });
  expect(w.undoOf('11')).toBe(w.clock.now() + 2 * 60_000);
});

test('[W-13, W-14] A scan that was sent before the list is read is undone among the checked-out lines, and leaves them', async () => {
  const w = setUp({ list: ({ status }) => (status === 'checkedout' ? [checkedOut()] : [second]) });
  await w.load('request', none);
  expect(w.facts.order).toEqual(['12']);
  await w.load('checkedout', none);
  expect(w.undoOf('11')).toBe(w.clock.now() + 2 * 60_000);
  expect(await w.undoCheckOut('11')).toBe(true);
  expect(w.facts.order).toEqual([]);
  expect(w.facts.counts).toEqual({ request: 3, pending: 0, checkedout: 4 });
});

test('[W-10, W-13] A late answer shows who has taken the lines', async () => {
  const slow = deferred<Awaited<ReturnType<NonNullable<NonNullable<Parameters<typeof setUp>[0]>['take']>>>>();
  const w = setUp({ take: () => slow.promise });
  await w.load('request', none);
  const taking = w.take('48213');
  await settle();
  await w.device.timers.pass(100);
  expect(await taking).toBe(true);
  const holder = { id: 'dario', name: 'Dario Vance', hasPhoto: false };
  slow.resolve(ok({ lines: [requestLine({ holder })], heldByOthers: [] }));
  await settle();
  expect(w.facts.rows['11']?.line.holder).toEqual(holder);
});

test('[W-06] After a late answer to a check-in the line leaves and the toast names the bin', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  expect(w.said).toEqual([]);
  slow.resolve(ok(requestLine({ status: 'checkedin' })));
  await settle();
  expect(w.facts.order).toEqual([]);
  expect(w.said).toMatchObject([{ title: 'Checked in', description: 'Halden Court 82, size 10.5, back to A-14-03' }]);
});

test.each([
  ['full', 'QuotaExceededError', /This device is full/],
  ['forbidden', 'SecurityError', /This browser keeps no data/],
])('[W-13] A device that is %s says so at once, and the scan is not done', async (_, name, message) => {
  const w = setUp();
  await w.load('request', none);
  w.device.fail(Object.assign(new Error(), { name }));
  expect(await w.scan('2048177304161')).toBe(false);
  expect(w.facts.scan.error).toMatch(message);
  expect(w.played).toEqual(['scan-error']);
  expect(w.out).toEqual([]);
  expect(w.facts.rows['11']?.line.status).toBe('request');
});

test('[W-13] A scan in the first moments of a page waits for the location, and belongs to it', async () => {
  const location = deferred<undefined>();
  const bodies: unknown[] = [];
  const w = setUp({
    loadLocation: () => location.promise,
    checkOut: async (body) => {
      bodies.push(body);
      return ok(checkedOut());
    },
  });
  w.move('');
  const scanning = w.scan('012345678905');
  await settle();
  expect(bodies).toEqual([]);
  w.move('loc-1');
  location.resolve(undefined);
  expect(await scanning).toBe(true);
  expect(bodies).toEqual([{ locationId: 'loc-1', barcode: '012345678905' }]);
});

test('[W-13] A scan without a location is not kept, and says what to do', async () => {
  const w = setUp();
  w.move('');
  expect(await w.scan('012345678905')).toBe(false);
  expect(w.facts.scan.error).toBe('The location could not be read. Scan again.');
  expect(w.played).toEqual(['scan-error']);
  expect(w.queue.facts.entries).toEqual([]);
});

test('[W-13] Of quick scans each is stored before the one before it is answered', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  void w.scan('2048177304161');
  void w.scan('036000291452');
  await settle();
  expect(w.queue.facts.entries.map(({ subjects }) => subjects[0])).toEqual(['line 11', 'line 12']);
  expect(w.out).toHaveLength(1);
});

const petra = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };

test('[W-10] A line that a colleague holds is neither the next pick nor the target of a scan; own picks are', async () => {
  const heldAt = '2025-11-21T14:31:00Z';
  const held = requestLine({ holder: petra, heldAt });
  const w = setUp({ list: () => [held, { ...second, holder: { ...petra, id: 'dario' }, heldAt }] });
  await w.load('request', none, true);
  expect(w.queries[0]).toMatchObject({ held: 'mine' });
  expect(w.nextPick()).toBe('12');
  w.clock.pass(30 * 60_000);
  expect(w.nextPick()).toBe('11');
});

test('[W-10] A picker takes a request and hands it back; what a colleague holds is named', async () => {
  const heldBy = (id: string) => requestLine({ holder: { ...petra, id }, heldAt: '2025-11-21T14:31:00Z' });
  const w = setUp({
    take: async () => ok({ lines: [heldBy('dario')], heldByOthers: [{ lineId: '12', holder: 'Petra Lindqvist' }] }),
  });
  await w.load('request', none);
  expect(await w.take('48213')).toBe(true);
  expect(w.facts.rows['11']?.line.holder?.id).toBe('dario');
  expect(w.said.at(-1)).toMatchObject({ kind: 'caution' });
  const reads = w.queries.length;
  expect(await w.handBack('48213')).toBe(true);
  // The list of all picks keeps its rows.
  expect(w.queries).toHaveLength(reads);
  expect(w.facts.rows['11']?.line.holder).toBeUndefined();
  // Each step plays its sound, too [W-14].
  expect(w.played).toEqual(['scan-ok', 'scan-ok']);
});

test('[W-10, W-13] Without network a request is taken, handed back, cancelled and reported later: nothing says that it is done', async () => {
  const w = setUp();
  await w.load('request', none);
  w.device.signIn('');
  expect(await w.take('48213')).toBe(true);
  expect(await w.handBack('48213')).toBe(true);
  expect(await w.reportNotHere('11')).toBe(true);
  expect(await w.cancel('12')).toBe(true);
  expect(w.titles()).toEqual([]);
  expect(w.facts.order).toEqual(['11', '12']);
  expect(w.facts.counts).toEqual(counts());
  expect(w.queue.facts.entries.map(({ operation }) => operation)).toEqual([
    'takePicks',
    'handBackPicks',
    'reportPairNotHere',
    'cancelRequest',
  ]);
  expect(await w.handBack()).toBe(true);
  const [, ofRequest, , , ofAll] = w.queue.facts.entries;
  expect(ofRequest).toMatchObject({
    input: { locationId: 'loc-1', requestIds: ['48213'] },
    subjects: ['request 48213'],
    label: { name: 'Request 48213' },
  });
  expect(ofAll).toMatchObject({ subjects: ['request all'], label: { name: 'All my picks' } });
  expect(ofAll?.input).toEqual({ locationId: 'loc-1' });
});

test('[W-10, W-13] A device that keeps nothing takes, hands back, cancels, reports, undoes and checks in nothing', async () => {
  const w = setUp({ list: () => [checkedOut(), second] });
  await w.load('request', none);
  w.device.fail(Object.assign(new Error(), { name: 'QuotaExceededError' }));
  const steps = [
    () => w.take('48213'),
    () => w.handBack('48213'),
    () => w.cancel('12'),
    () => w.reportNotHere('12'),
    () => w.undoCheckOut('11'),
    () => w.checkIn('2048177304161'),
  ];
  for (const step of steps) expect(await step()).toBe(false);
  expect(w.played).toEqual(steps.map(() => 'scan-error'));
  expect(w.facts).toMatchObject({ order: ['11', '12'], scan: { isPending: false } });
  expect(w.titles()).toEqual([]);
});

/** A refusal of a write that waited, on the page that is open. */
const refuseLate = async (operation: string, more: object, title = 'Wrong pair') => {
  const w = setUp();
  await w.load('request', none);
  const input = { locationId: 'loc-1', barcode: '4006381333931', ...more };
  const entry = { operation, input, label: { name: 'Halden Court 82', size: '10.5' } } as never;
  w.showRefusal(entry, refusedAs(title, 'It is another pair.'));
  return w.facts.scan;
};

test('[W-13, W-14] A late refusal names the pair that was expected; without one it says what is expected', async () => {
  const expected = { productName: 'Halden Court 82', size: '10.5', bin: 'A-14-03' };
  expect(await refuseLate('checkOut', { lineId: '11' })).toMatchObject({ error: 'It is another pair.', expected });
  const known = await refuseLate('checkOut', { lineId: '11', barcode: first.barcode });
  expect(known.expected).toBeUndefined();
  expect(known.error).toContain('Expected: a pair of an open request.');
  for (const more of [{}, { lineId: 'gone' }])
    expect(await refuseLate('checkOut', more)).toMatchObject({ expected: undefined });
  const checkIn = await refuseLate('checkIn', {}, 'Not checked out');
  expect(checkIn.expected).toBeUndefined();
  expect(checkIn.error).toContain('4006381333931 was not checked in: It is another pair.');
  const cancelled = await refuseLate('cancelRequest', { lineIds: ['11'] }, 'Held');
  expect(cancelled.error).toContain('Not done: Cancel request, Halden Court 82, size 10.5. It is another pair.');
});

test('[W-13, W-14] A late undo of a check-out leaves the checked-out lines; a late check-out keeps its row', async () => {
  const [undoing, out] = [deferred<Answer>(), deferred<Answer>()];
  const w = setUp({ list: () => [checkedOut()], undo: () => undoing.promise });
  await w.load('checkedout', none);
  const undone = w.undoCheckOut('11');
  await settle();
  await w.device.timers.pass(100);
  expect(await undone).toBe(true);
  expect(w.facts.order).toEqual(['11']);
  undoing.resolve(ok(first));
  await settle();
  expect(w.facts.order).toEqual([]);

  const v = setUp({ checkOut: () => out.promise, list: ({ ids }) => (ids ? [] : [first, second]) });
  await v.load('request', none);
  const scanning = v.scan('2048177304161');
  await settle();
  await v.device.timers.pass(100);
  await scanning;
  v.facts.kept = {};
  out.resolve(ok(checkedOut()));
  await settle();
  expect(v.facts.kept).toEqual({ '11': true });
});

test('[W-13, W-14] After a late refusal the row is read again, and no pair is shown to be put away', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [checkedOut(), checkedOut('12')], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  expect(w.facts.putAway).toMatchObject({ lineId: '11' });
  slow.resolve(refused(409, 'It is sold.', 'conflict'));
  await settle();
  expect(w.facts.putAway).toBeUndefined();
  expect(w.queries.at(-1)).toMatchObject({ ids: ['11'] });
});

test('[W-06, Z-08] The pair to put away is that of the location in use', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [checkedOut()], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const scanning = w.scan('2048177304161');
  await settle();
  w.move('loc-2');
  await w.load('checkedout', none);
  slow.resolve(ok(requestLine({ status: 'checkedin' })));
  await scanning;
  expect(w.facts.putAway).toBeUndefined();
  const v = setUp({ list: () => [checkedOut()] });
  v.move('loc-2');
  await v.load('checkedout', none);
  await v.scan('2048177304161');
  await v.load('request', none);
  expect(v.facts.putAway).toMatchObject({ lineId: '11' });
});

test('[K-12] After "Not in bin" the other unit is shown and checked out by its scan; without one the offered sizes are', async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const answers = [other, requestLine({ lineId: '12', status: 'unavailable', barcode: null, bin: null })];
  const w = setUp({ notHere: async () => ok(answers.shift() ?? other) });
  await w.load('request', none);
  await w.reportNotHere('11', 'damaged');
  expect(w.facts.answered).toMatchObject({ barcode: '2048177304178', bin: 'B-02-11' });
  await w.scan('2048177304178');
  expect(w.out.at(-1)).toMatchObject({ lineId: '11', barcode: '2048177304178' });
  expect(w.facts.answered).toBeUndefined();
  await w.reportNotHere('12');
  await settle();
  expect(w.facts.answered).toMatchObject({ barcode: null });
  expect(w.facts.offered).toMatchObject([{ size: '11' }]);
  w.choose(undefined);
  expect(w.facts.answered).toBeUndefined();
});

test('[K-12] A scan of another pair than the one that is offered belongs to its own line', async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const w = setUp({ notHere: async () => ok(other) });
  await w.load('request', none);
  await w.reportNotHere('11');
  await w.scan('036000291452');
  expect(w.out).toMatchObject([{ lineId: '12' }]);
});

test('[K-12] Sizes that cannot be read are none; a line that waits for its pair needs no other size', async () => {
  const answers = [
    requestLine({ status: 'unavailable', barcode: null, bin: null }),
    requestLine({ lineId: '12', status: 'pending', barcode: null }),
  ];
  let asked = 0;
  const sizesAfter = async () => {
    asked += 1;
    return refused(503);
  };
  const w = setUp({ notHere: async () => ok(answers.shift()!), sizesAfter });
  await w.load('request', none);
  await w.reportNotHere('11');
  await settle();
  expect(w.facts.offered).toEqual([]);
  await w.reportNotHere('12');
  await settle();
  expect([w.facts.offered, asked]).toEqual([undefined, 1]);
});

test('[K-12] Sizes that are read late are not shown below another line that was reported since', async () => {
  const slow = deferred<undefined>();
  const answers = [requestLine({ status: 'unavailable', barcode: null, bin: null }), requestLine({ lineId: '12' })];
  const w = setUp({ notHere: async () => ok(answers.shift()!), sizesAfter: () => slow.promise });
  await w.load('request', none);
  await w.reportNotHere('11');
  await w.reportNotHere('12');
  slow.resolve(undefined);
  await settle();
  expect(w.facts.answered).toMatchObject({ lineId: '12' });
  expect(w.facts.offered).toBeUndefined();
});

test('[K-12] At another location no other size is offered for a line that was reported before', async () => {
  const slow = deferred<Answer>();
  const w = setUp({ notHere: () => slow.promise });
  await w.load('request', none);
  const reporting = w.reportNotHere('11');
  w.move('loc-2');
  await w.load('request', none);
  slow.resolve(ok(requestLine({ status: 'unavailable', barcode: null, bin: null })));
  await reporting;
  await settle();
  expect(w.facts).toMatchObject({ answered: undefined, offered: undefined });
});

test('[W-13, W-14] After a reload without network the list is shown without names, and answers a scan', async () => {
  const kept = memoryKeptStore();
  const holder = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };
  const line = requestLine({ placedBy: 'Maren Okafor', requestedBy: 'Maren Okafor', holder, requestNote: 'For Jonah' });
  const before = setUp({ kept, list: () => [line, second] });
  await before.load('request', none);
  await before.device.timers.pass(500);
  const after = setUp({ kept, refuse: async () => noAnswer, checkOut: async () => offline });
  await after.load('request', none);
  expect(after.facts).toMatchObject({ order: ['11', '12'], error: undefined, counts: { request: 2 } });
  expect(after.facts.rows['11']?.line).toMatchObject({ barcode: '2048177304161', size: '10.5', bin: 'A-14-03' });
  expect(JSON.stringify(after.facts.rows)).not.toMatch(/Maren|Petra|Jonah/);
  expect(await after.scan('2048177304161')).toBe(true);
  expect(after.played).toEqual(['scan-ok']);
  await settle();
  expect(after.facts.rows['11']?.queued).toMatchObject({ operation: 'checkOut', number: 1 });
  // The store that answers, even with a failure, is no lost network: its message is shown.
  const refusing = setUp({ kept, refuse: async () => refused(500, 'Broken.', 'server') });
  await refusing.load('request', none);
  expect(refusing.facts).toMatchObject({ order: [], error: 'Broken.' });
  // Another list was never shown here.
  await after.load('pending', none);
  expect(after.facts).toMatchObject({ order: [], error: 'Something went wrong, please try later!' });
});

test('[W-13] A list that is read again without network keeps its rows, with their names', async () => {
  let isDown = false;
  const w = setUp({
    list: () => [requestLine({ placedBy: 'Maren Okafor' })],
    refuse: async () => (isDown ? noAnswer : undefined),
  });
  await w.load('request', none);
  await w.device.timers.pass(500);
  isDown = true;
  await w.load('request', none);
  expect(w.facts.rows['11']?.line.placedBy).toBe('Maren Okafor');
  expect(w.facts.error).toBe('Something went wrong, please try later!');
});

test('[W-13] A list that another one replaces at once is not kept under the name of the list before', async () => {
  const kept = memoryKeptStore();
  const w = setUp({ kept });
  await w.load('request', none);
  w.show('pending', none);
  await w.device.timers.pass(500);
  const request = setUp({ kept });
  await request.loadRequest('48213');
  await request.device.timers.pass(500);
  const after = setUp({ kept, refuse: async () => noAnswer });
  await after.load('request', none);
  expect(after.facts).toMatchObject({ isKnown: false, error: 'Something went wrong, please try later!' });
});

test('[W-13] What the device keeps follows the changes of others, and is gone for another person', async () => {
  const kept = memoryKeptStore();
  let lines = [first, second];
  const before = setUp({ kept, list: ({ ids }) => (ids ? [] : lines) });
  await before.load('request', none);
  await before.device.timers.pass(500);
  lines = [second];
  await before.showArrived();
  await before.device.timers.pass(500);
  const after = setUp({ kept, refuse: async () => noAnswer });
  await after.load('request', none);
  expect(after.facts.order).toEqual(['12']);
  const colleague = setUp({ kept, person: 'petra', refuse: async () => noAnswer });
  await colleague.load('request', none);
  expect(colleague.facts.order).toEqual([]);
  // Her first list replaces what he had.
  const online = setUp({ kept, person: 'petra' });
  await online.load('request', none);
  await online.device.timers.pass(500);
  expect(await kept.read('dario', JSON.stringify(['loc-1', 'request', none, false]))).toBeUndefined();
});
