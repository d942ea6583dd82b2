import type { Api } from '@instore/api';
import { expect, test, vi } from 'vitest';
import { apiOf, deferred, english, manualClock, ok, recordToasts, refused, refusedAs } from '../../../test/support.ts';
import { createConsignment } from './consignment.ts';

const MISSING = '2048177304161';
const SAME_SIZE = '2048177304178';
const OTHER_SIZE = '2048177304185';

/** The consignment page with a missing pair and what can go in its place. */
async function openMissing(consignee: Partial<Api['consignee']> = {}) {
  const getReplacements = vi.fn(async () =>
    ok({
      pair: { bin: 'A-14-03' },
      sameSize: [{ barcode: SAME_SIZE }],
      otherSizes: [{ barcode: OTHER_SIZE }],
    } as never),
  );
  const getConsignmentQueue = async () => ok({ content: [], totalElements: 0, counts: {} } as never);
  const { toasts, titles } = recordToasts();
  const play = vi.fn(async () => 'played');
  const state = createConsignment({
    api: apiOf({ consignee: { getReplacements, getConsignmentQueue, ...consignee }, inventory: {} }),
    toasts,
    play,
    clock: manualClock(),
    say: english,
    locationId: () => 'loc-1',
    normaliseBarcode: (barcode) => barcode,
  });
  await state.load({ kind: 'missing', open: MISSING, sort: undefined, search: undefined, order: undefined });
  return { state, titles, play, getReplacements };
}

test('[G-06] the customer agrees to each other size anew', async () => {
  const replaceMissingPair = vi.fn(async () => ok({ bin: null } as never));
  const { state } = await openMissing({ replaceMissingPair });
  state.chooseReplacement(OTHER_SIZE);
  state.setAgreed(true);
  state.chooseReplacement(SAME_SIZE);
  expect(state.facts.replacing).toMatchObject({ chosen: SAME_SIZE, customerAgreed: false });
  await state.replace();
  const path = { missingBarcode: MISSING, selectedReplacementBarcode: SAME_SIZE };
  expect(replaceMissingPair).toHaveBeenCalledExactlyOnceWith(path, { key: expect.any(String) });
});

test('[G-06] the agreement to another size is sent', async () => {
  const replaceMissingPair = vi.fn(async () => ok({ bin: 'B-02-01' } as never));
  const { state, titles } = await openMissing({ replaceMissingPair });
  state.chooseReplacement(OTHER_SIZE);
  state.setAgreed(true);
  expect(await state.replace()).toBe(true);
  const call = {
    missingBarcode: MISSING,
    selectedReplacementBarcode: OTHER_SIZE,
    body: { customerAgreed: true },
  };
  expect(replaceMissingPair).toHaveBeenCalledExactlyOnceWith(call, { key: expect.any(String) });
  expect(titles()).toEqual([`${OTHER_SIZE} goes instead`]);
});

test('[G-03, G-06] a second press while a pair is replaced sends nothing, and the panel shows on that it is sending', async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const replaceMissingPair = vi.fn(() => slow.promise);
  const { state } = await openMissing({ replaceMissingPair });
  const first = state.replace();
  expect(await state.replace()).toBe(false);
  expect(await state.turnUp()).toBe(false);
  expect(state.facts.replacing?.isPending).toBe(true);
  slow.resolve(ok({ bin: null } as never));
  expect(await first).toBe(true);
  expect(state.facts.replacing?.isPending).toBe(false);
  expect(replaceMissingPair).toHaveBeenCalledOnce();
});

test('[G-02] a second press while an order is sold sends nothing, and the panel shows on that it is sending', async () => {
  const slow = deferred<ReturnType<typeof ok<never>>>();
  const markOrderSold = vi.fn(() => slow.promise);
  const getOrderSale = async () => ok({ orderNumber: '10021', pairs: [] } as never);
  const { state } = await openMissing({ markOrderSold, getOrderSale });
  await state.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
  const first = state.sell();
  await state.sell();
  expect(state.facts.sale?.isPending).toBe(true);
  slow.resolve(ok({} as never));
  await first;
  expect(state.facts.sale?.isPending).toBe(false);
  expect(markOrderSold).toHaveBeenCalledOnce();
});

test('[G-03] a refused replacement says why, and the pairs that can go instead are read again', async () => {
  const replaceMissingPair = async () => refused(409, 'This pair is reserved for request 48213.', 'conflict');
  const { state, getReplacements } = await openMissing({ replaceMissingPair });
  expect(await state.replace()).toBe(false);
  expect(getReplacements).toHaveBeenCalledTimes(2);
  expect(state.facts.replacing).toMatchObject({
    error: 'This pair is reserved for request 48213.',
    isPending: false,
  });
});

test('[G-06] a scanned pair that is not listed is refused at the field, and the choice stays', async () => {
  const { state, play } = await openMissing();
  await state.scan('2048177304192');
  expect(state.facts.scan).toEqual({
    error: '2048177304192 cannot go instead. Scan one of the listed pairs.',
    isPending: false,
  });
  expect(state.facts.replacing?.chosen).toBe(SAME_SIZE);
  expect(play).toHaveBeenCalledExactlyOnceWith('scan-error');
});

test('[G-03, W-14] a refused replacement says what was not done, what was expected, and what to do', async () => {
  const reason = 'This pair is reserved for request 48213. Choose another one.';
  const { state } = await openMissing({ replaceMissingPair: async () => refusedAs('Reserved', reason) });
  await state.replace();
  expect(state.facts.replacing?.error).toBe(
    `Not done: Replace ${MISSING}. ${reason} Expected: a free pair of the same product for a pair that is reserved.`,
  );
});

test('[G-02, W-14] an order that cannot be sold, and a scan of an unknown order, say what was expected', async () => {
  const reason = 'Order 10021 cannot be sold: 1 pair of it has no barcode yet.';
  const { state, play } = await openMissing({
    markOrderSold: async () => refusedAs('Not fulfilled', reason),
    getOrderSale: async ({ orderNumber }) =>
      orderNumber === '10021'
        ? ok({ orderNumber, pairs: [] } as never)
        : { ...refusedAs('Not allowed', 'It belongs to Bedford Avenue.', 403), kind: 'forbidden' as const },
  });
  await state.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
  await state.sell();
  const expected = 'Expected: an open order whose items have pairs. Check the pair, then try again.';
  expect(state.facts.sale?.error).toBe(`Not done: Order 10021. ${reason} ${expected}`);
  await state.scan('YK-20077');
  expect(state.facts.scan.error).toBe(
    'YK-20077 was not found: It belongs to Bedford Avenue. Expected: the number of an order of this location. Ask an admin, then try again.',
  );
  expect(play).toHaveBeenLastCalledWith('scan-error');
});

test('[G-02, G-03, G-05, W-14] each step of the consignment page plays a sound and changes the screen: accepted, replaced, sold, and refused', async () => {
  let isRefused = false;
  const answer = async (data: unknown) => (isRefused ? refusedAs('Not free', 'No.') : ok(data as never));
  const { state, titles, play } = await openMissing({
    acceptAnnouncedPairs: () => answer([{ id: '1', status: true }]),
    replaceMissingPair: () => answer({ bin: 'B-02-01' }),
    markOrderSold: () => answer({}),
    getAnnouncedPairs: async () => ok({ content: [], totalElements: 0 }),
    getOrderSale: async () => ok({ orderNumber: '10021', pairs: [] } as never),
  });
  const heard = () => play.mock.calls.splice(0).map((call: unknown[]) => call[0]);
  expect(await state.replace()).toBe(true);
  expect(titles()).toEqual([`${SAME_SIZE} goes instead`]);
  await state.load({ kind: 'sold', open: undefined, search: undefined, order: '10021' });
  await state.sell();
  expect(titles().at(-1)).toBe('Order 10021 is sold');
  await state.accept(['1']);
  expect(state.facts.bulkRecord.results).toHaveLength(1);
  expect(heard()).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
  isRefused = true;
  await state.accept(['1']);
  expect(state.facts.bulkRecord.error).toBe('Not done: Accept 1 pair. No. Expected: pairs that are announced here.');
  expect(heard()).toEqual(['scan-error']);
});

test('[G-05] pairs are declined only with a reason', async () => {
  const declineAnnouncedPairs = vi.fn(async () => ok([]));
  const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
  const { state } = await openMissing({ declineAnnouncedPairs, getAnnouncedPairs });
  await state.load({ kind: 'incoming', sort: undefined, open: undefined, search: undefined, order: undefined });
  state.choose(['1', '2']);
  state.giveReason('  ');
  await state.decline();
  expect(declineAnnouncedPairs).not.toHaveBeenCalled();
  state.giveReason(' Worn soles ');
  await state.decline();
  const body = { locationId: 'loc-1', announcedIds: ['1', '2'], reason: 'Worn soles' };
  expect(declineAnnouncedPairs).toHaveBeenCalledExactlyOnceWith(body, { key: expect.any(String) });
});

test('[G-05] sold pairs are read the newest first, all others the oldest first, unless the address names an order', async () => {
  const read: unknown[] = [];
  const getConsignmentQueue = async (query: object) => {
    read.push(query);
    return ok({ content: [], totalElements: 0, counts: {} } as never);
  };
  const { state } = await openMissing({ getConsignmentQueue });
  const address = { sort: undefined, search: undefined, order: undefined, open: undefined };
  await state.load({ ...address, kind: 'sold' });
  await state.load({ ...address, kind: 'sold', sort: 'oldest' });
  expect(read).toMatchObject([
    { kind: 'missing', sort: 'oldest' },
    { kind: 'sold', sort: 'newest' },
    { kind: 'sold', sort: 'oldest' },
  ]);
});

test('[G-05] a pair that is chosen while others are accepted stays chosen, and nothing else is sent meanwhile', async () => {
  const slow = deferred<ReturnType<typeof ok<never[]>>>();
  const acceptAnnouncedPairs = vi.fn(() => slow.promise);
  const getAnnouncedPairs = async () => ok({ content: [], totalElements: 0 });
  const { state } = await openMissing({ acceptAnnouncedPairs, getAnnouncedPairs });
  await state.load({ kind: 'incoming', sort: undefined, open: undefined, search: undefined, order: undefined });
  state.choose(['1', '2']);
  const first = state.accept();
  state.choose(['1', '2', '3']);
  expect(state.facts.bulkRecord.isPending).toBe(true);
  await state.accept();
  slow.resolve(ok([]));
  await first;
  expect(acceptAnnouncedPairs).toHaveBeenCalledOnce();
  expect(state.facts.bulkRecord).toMatchObject({ chosen: ['3'], isPending: false });
});

test('[G-05] another tab is opened while pairs are accepted, and the page shows on that it is sending', async () => {
  const slow = deferred<ReturnType<typeof ok<never[]>>>();
  const { state } = await openMissing({
    acceptAnnouncedPairs: () => slow.promise,
    getAnnouncedPairs: async () => ok({ content: [], totalElements: 0 }),
  });
  const first = state.accept(['1']);
  await state.load({ kind: 'sold', sort: undefined, open: undefined, search: undefined, order: undefined });
  expect(state.facts.bulkRecord.isPending).toBe(true);
  slow.resolve(ok([]));
  await first;
  expect(state.facts.bulkRecord.isPending).toBe(false);
});

test('[G-06] the field looks up scans one after the other, and shows on that it does until the last answer', async () => {
  const answers = [deferred<never>(), deferred<never>()];
  const getOrderSale = vi.fn(
    ({ orderNumber }: { orderNumber: string }) => answers[orderNumber === 'YK-20001' ? 0 : 1]!.promise,
  );
  const { state } = await openMissing({ getOrderSale });
  const first = state.scan('YK-20001');
  const second = state.scan('YK-20002');
  answers[0]!.resolve(ok({ orderNumber: 'YK-20001', pairs: [] } as never) as never);
  expect(await first).toMatchObject({ order: 'YK-20001' });
  expect(state.facts.scan.isPending).toBe(true);
  answers[1]!.resolve(ok({ orderNumber: 'YK-20002', pairs: [] } as never) as never);
  expect(await second).toMatchObject({ order: 'YK-20002' });
  expect(state.facts.scan.isPending).toBe(false);
});
