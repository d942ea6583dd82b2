import type { TryoutLine, TryoutState } from '@instore/api';
import { expect, test } from 'vitest';
import { openStoredKeys } from '../session/storedKeys.ts';
import {
  english,
  apiOf,
  deferred,
  manualClock,
  recordToasts,
  recordLog,
  memoryStorage,
  noAnswer,
  offline,
  ok,
  refused,
  settle,
  tryoutLine,
} from '../../test/support.ts';
import { createKioskRequests } from './kioskRequests.ts';
import type { CartLine } from '../requests/cartLines.ts';

type Accepting = () => Promise<ReturnType<typeof ok<{ status: boolean }>> | ReturnType<typeof refused>>;
type Finding = (
  id: string,
) => Promise<
  | ReturnType<typeof ok<{ name: string; images: { src: string }[]; barcode: string | null }>>
  | ReturnType<typeof refused>
>;

type Polling = (locationId: string) => Promise<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>;

interface Over {
  accept?: Accepting;
  find?: Finding;
  session?: Storage;
  poll?: Polling;
  storeId?: string;
  userId?: string;
  /** What became of a request; 'unreadable' if the store does not answer. */
  state?: TryoutState['state'] | 'unreadable';
}

function setUp(over: Over = {}) {
  const session = over.session ?? memoryStorage();
  const clock = manualClock();
  const heard = recordToasts();
  const pending: Record<string, TryoutLine[]> = {};
  const playedSounds: string[] = [];
  const accepted: { lines: TryoutLine[]; key: string | undefined }[] = [];
  const inCart: CartLine[] = [];
  const carts: (string | undefined)[] = [];
  const answered: string[] = [];
  /** The requests whose outcome was asked for. */
  const asked: string[] = [];
  /** Where units were looked up. */
  const lookedUpAt: string[] = [];
  let location = 'loc-1';
  let refreshed = 0;
  let polls = 0;
  let isDown = false;
  const log = recordLog();
  const store = createKioskRequests({
    api: apiOf({
      storefront: {
        getAllTryoutItems: async ({ locationId }) => {
          polls += 1;
          if (over.poll) return over.poll(locationId);
          return isDown ? noAnswer : ok(structuredClone(pending));
        },
        getTryout: async ({ tryoutItemId }) => {
          asked.push(tryoutItemId);
          return over.state === 'unreadable'
            ? noAnswer
            : ok({
                tryoutItemId,
                state: over.state ?? 'accepted',
                acceptedBy: { id: '2', name: 'Ines Calloway', hasPhoto: false },
              });
        },
        acceptTryout: (lines, options) => {
          accepted.push({ lines, key: options?.key });
          return (over.accept ?? (async () => ok({ status: true })))();
        },
      },
      consignee: {
        getVariantAtLocation: ({ inventoryItemId, locationId }) => {
          lookedUpAt.push(locationId);
          return (
            over.find ?? (async () => ok({ name: 'Halden Court 82', images: [{ src: '/c.svg' }], barcode: '2048' }))
          )(inventoryItemId);
        },
      },
    }),
    keys: openStoredKeys(memoryStorage(), session),
    clock,
    after(ms, run) {
      const stop = clock.every(ms, () => {
        stop();
        run();
      });
    },
    toasts: heard.toasts,
    say: english,
    playOnce: (sound, event) => void playedSounds.push(`${sound} ${event}`),
    log,
    cart: {
      add: (line, at) => {
        inCart.push(line);
        carts.push(at);
      },
      openKey: () => `cart of ${location}`,
    },
    storeId: () => over.storeId ?? 'store-1',
    locationId: () => location,
    userId: () => over.userId ?? '1',
    onAccepted: () => void (refreshed += 1),
    onAnswered: (tryoutItemId) => void answered.push(tryoutItemId),
  });
  const ids = () => store.state.queue.map(({ tryoutItemId }) => tryoutItemId);
  return {
    ...store,
    ...heard,
    ids,
    pending,
    session,
    clock,
    playedSounds,
    accepted,
    inCart,
    carts,
    move: (to: string) => (location = to),
    log,
    answered,
    asked,
    polls: () => polls,
    refreshed: () => refreshed,
    lookedUpAt,
    goDown: (value: boolean) => (isDown = value),
  };
}

test('Polls at once, then every 30 s, and stops when the area is left', { tags: ['K-01', 'X-01'] }, async () => {
  const w = setUp();
  const stop = w.start();
  await settle();
  expect(w.polls()).toBe(1);
  w.clock.pass(29_999);
  await settle();
  expect(w.polls()).toBe(1);
  w.clock.pass(1);
  await settle();
  expect(w.polls()).toBe(2);
  stop();
  w.clock.pass(90_000);
  await settle();
  expect(w.polls()).toBe(2);
});

test('A poll that fails is logged and changes nothing', { tags: 'K-01' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.goDown(true);
  await w.poll();
  expect(w.ids()).toEqual(['T1']);
  expect(w.log.lines).toHaveLength(1);
});

test(
  'After a change of location the queue is empty and a late answer is not shown',
  { tags: ['K-01', 'Z-08'] },
  async () => {
    const late = deferred<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>();
    const answers: Record<string, Promise<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>> = {
      'loc-1': Promise.resolve(ok({ T1: [tryoutLine()] })),
    };
    const w = setUp({ poll: (locationId) => answers[locationId] ?? new Promise(() => {}) });
    await w.poll();
    expect(w.ids()).toEqual(['T1']);
    answers['loc-1'] = late.promise;
    const polling = w.poll();
    w.move('loc-2');
    w.reset();
    expect(w.ids()).toEqual([]);
    late.resolve(ok({ T1: [tryoutLine()], T2: [tryoutLine({ tryoutItemId: 'T2' })] }));
    await polling;
    expect(w.ids()).toEqual([]);
    expect(w.playedSounds).toEqual(['tryout tryout:T1']);
  },
);

test('Shows what is not rejected and not flagged', { tags: 'K-02' }, async () => {
  const w = setUp({ session: memoryStorage({ tryoutItemId: ' T1,, T9 ' }) });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestStatusFlag: true })];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3' })];
  w.pending['T4'] = [];
  await w.poll();
  expect(w.ids()).toEqual(['T3']);
});

test('Each request plays one sound, and the popup shows its kiosk and lines', { tags: 'K-03' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.poll();
  expect(w.playedSounds).toEqual(['tryout tryout:T1']);
  expect(w.state.queue[0]).toMatchObject({ kiosk: 'Front door', receivedAt: '2025-11-21T14:31:00Z' });
});

test('Reject is remembered in this tab, also after a reload', { tags: 'K-04' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.reject();
  w.clock.pass(500);
  w.reject();
  expect(w.session.getItem('tryoutItemId')).toBe('T1,T2');
  const again = setUp({ session: w.session });
  Object.assign(again.pending, w.pending);
  await again.poll();
  expect(again.ids()).toEqual([]);
});

test.each(['accept', 'reject'] as const)(
  'After %s the notifications about the request are acknowledged',
  { tags: 'N-05' },
  async (answer) => {
    const w = setUp();
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    w.clock.pass(500);
    await w[answer]();
    expect(w.answered).toEqual(['T1']);
    expect(w.refreshed()).toBe(answer === 'accept' ? 1 : 0);
    // An older answer of the store does not bring it back.
    await w.poll();
    expect(w.ids()).toEqual([]);
  },
);

test('The notifications about a request whose end was shown are acknowledged', { tags: ['N-05', 'K-10'] }, async () => {
  const w = setUp({ state: 'withdrawn' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.titles()).toEqual(['The customer has withdrawn this request.']);
  expect(w.answered).toEqual(['T1']);
});

test('Accept marks every line and sends the list', { tags: 'K-05' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine(), tryoutLine({ inventoryItemId: 'V2', lineId: '12' })];
  await w.poll();
  await w.accept();
  expect(w.accepted[0]?.lines).toEqual([
    tryoutLine({ requestStatusFlag: true }),
    tryoutLine({ inventoryItemId: 'V2', lineId: '12', requestStatusFlag: true }),
  ]);
});

test('A double press accepts once, and a press after a lost answer repeats it', { tags: 'K-05' }, async () => {
  const answer = deferred<typeof noAnswer>();
  let tries = 0;
  const w = setUp({ accept: () => ((tries += 1) === 1 ? answer.promise : Promise.resolve(ok({ status: true }))) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  const first = w.accept();
  await w.accept();
  expect(w.accepted).toHaveLength(1);
  answer.resolve(noAnswer);
  await first;
  expect(w.ids()).toEqual(['T1']);
  await w.accept();
  expect(w.accepted[1]?.key).toBe(w.accepted[0]?.key);
  expect(w.accepted[0]?.key).toBeTruthy();
});

test('The second half of a double press does not answer the next request', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3', requestedAt: '2025-11-21T14:33:00Z' })];
  await w.poll();
  w.reject();
  w.clock.pass(499);
  w.reject();
  await w.accept();
  expect(w.ids()).toEqual(['T2', 'T3']);
  w.clock.pass(1);
  await w.accept();
  await w.accept();
  expect(w.ids()).toEqual(['T3']);
  expect(w.accepted).toHaveLength(1);
});

test('An acceptance without an answer is sent again if the request disappears', { tags: 'K-05' }, async () => {
  let tries = 0;
  const w = setUp({ accept: async () => ((tries += 1) === 1 ? noAnswer : ok({ status: true })) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  await w.poll();
  expect(w.accepted).toHaveLength(1);
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.accepted.map(({ key }) => key)).toEqual([w.accepted[0]?.key, w.accepted[0]?.key]);
  expect(w.inCart).toHaveLength(1);
  expect(w.ids()).toEqual([]);
});

test('After a press without network the earlier acceptance still has no known outcome', { tags: 'K-05' }, async () => {
  const answers = [noAnswer, offline];
  const w = setUp({ accept: async () => answers.shift() ?? ok({ status: true }) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  await w.accept();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(new Set(w.accepted.map(({ key }) => key)).size).toBe(1);
  expect(w.inCart).toHaveLength(1);
});

test('The queue holds at most a hundred requests, whatever the server sends', { tags: 'K-09' }, async () => {
  const w = setUp();
  for (let at = 0; at < 5_000; at += 1) w.pending[`T${at}`] = [tryoutLine({ tryoutItemId: `T${at}` })];
  await w.poll();
  expect(w.ids()).toHaveLength(100);
  expect(w.playedSounds).toHaveLength(100);
});

test('A line with a barcode is added to the cart, and a success is shown', { tags: 'K-06' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.inCart).toEqual([
    expect.objectContaining({
      inventoryLineItemId: 'V1',
      name: 'Halden Court 82',
      style: 'HC82-104-CF',
      imageUrl: '/c.svg',
      barcode: '2048',
      status: '1',
      requestedBy: 'Kiosk Front door',
      tryOutItem: true,
      quantity: 1,
      lineIds: ['11'],
    }),
  ]);
  expect(w.said).toEqual([
    {
      kind: 'positive',
      title: 'Request from Kiosk accepted',
      description: 'Products are added to your request list',
    },
  ]);
  expect(w.ids()).toEqual([]);
});

test('Without a barcode: No quantity available!', { tags: 'K-06' }, async () => {
  const w = setUp({ find: async () => ok({ name: 'Halden Court 82', images: [], barcode: null }) });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.inCart).toEqual([]);
  expect(w.said).toEqual([
    { kind: 'caution', title: 'No quantity available!', description: 'Halden Court 82, size 10.5' },
  ]);
});

test('A server message of a failed Accept is shown, and it can be tried again', { tags: 'K-07' }, async () => {
  const w = setUp({ accept: async () => refused(422, 'A line is not of this request') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([{ kind: 'caution', title: 'A line is not of this request' }]);
  expect(w.ids()).toEqual(['T1']);
});

test('An Accept that fails without a server message shows the general error', { tags: 'K-07' }, async () => {
  const w = setUp({ accept: async () => noAnswer });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([{ kind: 'critical', title: 'Something went wrong, please try later!' }]);
});

test('The associate who is too late reads who accepted the request', { tags: 'K-09' }, async () => {
  const w = setUp({ accept: async () => refused(200, 'Ines Calloway accepted this request', 'conflict') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.ids()).toEqual([]);
  await settle();
  expect(w.polls()).toBe(2);
  expect(w.titles()).toEqual(['Ines Calloway accepted this request']);
  expect(w.ids()).toEqual([]);
  expect(w.inCart).toEqual([]);
});

test('A request that no longer exists leaves the queue for good', { tags: 'K-09' }, async () => {
  const w = setUp({ accept: async () => refused(404, 'There is no request T1.', 'not-found') });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2' })];
  await w.poll();
  await w.accept();
  await settle();
  expect(w.ids()).toEqual(['T2']);
  await w.poll();
  expect(w.ids()).toEqual(['T2']);
});

test.each([400, 404])(
  'A lookup that fails with %i shows the server message as a warning',
  { tags: 'K-08' },
  async (status) => {
    const w = setUp({ find: async () => refused(status, 'Unknown variant') });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    await w.accept();
    expect(w.said).toEqual([{ kind: 'caution', title: 'Unknown variant', description: 'Halden Court 82, size 10.5' }]);
  },
);

test.each([403, 500])('A lookup that fails with %i shows the general error', { tags: 'K-08' }, async (status) => {
  const w = setUp({ find: async () => refused(status, 'Internal words') });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([
    {
      kind: 'critical',
      title: 'Something went wrong, please try later!',
      description: 'Halden Court 82, size 10.5',
    },
  ]);
});

test('Requests queue oldest first, each shown once, and the one on screen stays there', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.pending['T1'] = [tryoutLine()];
  w.pending['T3'] = [tryoutLine({ tryoutItemId: 'T3', requestedAt: '2025-11-21T14:33:00Z' })];
  await w.poll();
  expect(w.ids()).toEqual(['T2', 'T1', 'T3']);
  w.reject();
  expect(w.ids()).toEqual(['T1', 'T3']);
  expect(w.playedSounds).toEqual(['tryout tryout:T2', 'tryout tryout:T1', 'tryout tryout:T3']);
});

test('A request that a colleague accepted leaves the queue with the next poll', { tags: 'K-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  expect(w.ids()).toEqual([]);
});

test('A push during a poll makes one more poll', { tags: 'K-09' }, async () => {
  const w = setUp();
  const first = w.poll();
  void w.poll();
  void w.poll();
  await first;
  await settle();
  expect(w.polls()).toBe(2);
});

test('If the location changes during Accept, the units are in the earlier cart', { tags: 'K-06' }, async () => {
  const answer = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
  const w = setUp({ accept: () => answer.promise });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  const accepting = w.accept();
  w.move('loc-2');
  answer.resolve(ok({ status: true }));
  await accepting;
  expect(w.carts).toEqual(['cart of loc-1']);
  expect(w.lookedUpAt).toEqual(['loc-1']);
});

test('A waiting request shows the units available now and keeps its place', { tags: 'K-03' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine({ inStock: 1 })];
  await w.poll();
  w.pending['T1'] = [tryoutLine({ inStock: 0 })];
  await w.poll();
  expect(w.state.queue[0]?.lines[0]?.inStock).toBe(0);
  expect(w.playedSounds).toHaveLength(1);
});

test('A request without a time keeps the time when it was first seen', { tags: 'K-03' }, async () => {
  const w = setUp();
  const { requestedAt: _, ...line } = tryoutLine();
  w.pending['T1'] = [line];
  await w.poll();
  const [first] = w.state.queue;
  w.clock.pass(30_000);
  w.pending['T1'] = [{ ...line, inStock: 2 }];
  await w.poll();
  expect(w.state.queue[0]).toMatchObject({ receivedAt: first?.receivedAt, lines: [{ inStock: 2 }] });
});

test('Accept pressed again after a lost answer sends exactly the same data', { tags: 'K-05' }, async () => {
  let isLost = true;
  const w = setUp({ accept: async () => (isLost ? noAnswer : ok({ status: true })) });
  w.pending['T1'] = [tryoutLine({ inStock: 1 })];
  await w.poll();
  await w.accept();
  isLost = false;
  w.pending['T1'] = [tryoutLine({ inStock: 0 })];
  await w.poll();
  await w.accept();
  const [first, second] = w.accepted;
  expect(second).toEqual(first);
});

test(
  'A request that a colleague accepts leaves, and a press accepts no other',
  { tags: ['K-09', 'K-10'] },
  async () => {
    const w = setUp();
    w.pending['T1'] = [tryoutLine()];
    w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
    await w.poll();
    w.clock.pass(5_000);
    delete w.pending['T1'];
    await w.poll();
    expect(w.ids()).toEqual(['T2']);
    await w.accept();
    w.reject();
    expect(w.accepted).toEqual([]);
    expect(w.ids()).toEqual(['T2']);
    w.clock.pass(500);
    await w.accept();
    expect(w.accepted).toHaveLength(1);
  },
);

test('Before store and location are known nothing is polled', { tags: 'K-01' }, async () => {
  const withoutStore = setUp({ storeId: '' });
  await withoutStore.poll();
  expect(withoutStore.polls()).toBe(0);
  const withoutLocation = setUp();
  withoutLocation.move('');
  await withoutLocation.poll();
  expect(withoutLocation.polls()).toBe(0);
});

test('A request of which one line was accepted is not shown', { tags: 'K-02' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine(), tryoutLine({ lineId: '12', requestStatusFlag: true })];
  await w.poll();
  expect(w.ids()).toEqual([]);
});

test('Of requests of the same time the lower id comes first', { tags: 'K-03' }, async () => {
  const w = setUp();
  for (const id of ['T3', 'T1', 'T2']) w.pending[id] = [tryoutLine({ tryoutItemId: id })];
  await w.poll();
  expect(w.ids()).toEqual(['T1', 'T2', 'T3']);
});

test(
  'While a request is being accepted it can neither be accepted again nor rejected',
  { tags: ['K-04', 'K-05'] },
  async () => {
    const slow = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
    const w = setUp({ accept: () => slow.promise });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    expect(w.state.isPending).toBe(false);
    const accepting = w.accept();
    expect(w.state.isPending).toBe(true);
    w.reject();
    await w.accept();
    expect(w.ids()).toEqual(['T1']);
    expect(w.accepted).toHaveLength(1);
    slow.resolve(ok({ status: true }));
    await accepting;
    expect(w.state.isPending).toBe(false);
    expect(w.ids()).toEqual([]);
  },
);

test('Without a request Accept and Reject do nothing', { tags: ['K-04', 'K-05'] }, async () => {
  const w = setUp();
  await w.accept();
  w.reject();
  expect(w.accepted).toEqual([]);
  expect(w.session.getItem('tryoutItemId')).toBeNull();
});

test('Units that cannot be looked up for the same reason are named together', { tags: 'K-08' }, async () => {
  const w = setUp({ find: async () => refused(404, 'Unknown variant') });
  const { productName: _, ...unnamed } = tryoutLine({ size: '8' });
  const more = [unnamed, { ...unnamed, sku: null }];
  w.pending['T1'] = [tryoutLine(), tryoutLine({ lineId: '12', productName: 'Tarn Fell Runner', size: '9' }), ...more];
  await w.poll();
  await w.accept();
  expect(w.said).toEqual([
    {
      kind: 'caution',
      title: 'Unknown variant',
      description: 'Halden Court 82, size 10.5; Tarn Fell Runner, size 9; HC82-104-CF, size 8; A pair, size 8',
    },
  ]);
});

test('Later is for one request: for 30 s it opens no popup, and others do', { tags: 'K-11' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.start();
  await settle();
  w.clock.pass(1_000);
  w.later();
  expect(w.ids()).toEqual([]);
  expect(w.session.getItem('tryoutItemId')).toBeNull();
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2' })];
  await w.poll();
  expect(w.ids()).toEqual(['T2']);
  w.clock.pass(29_999);
  await settle();
  expect(w.ids()).toEqual(['T2']);
  w.clock.pass(1);
  await settle();
  // The request on screen stays there.
  expect(w.ids()).toEqual(['T2', 'T1']);
});

test('A press when the popup returns was not meant for it', { tags: 'K-11' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.later();
  w.clock.pass(30_000);
  await settle();
  expect(w.ids()).toEqual(['T1']);
  await w.accept();
  expect(w.accepted).toEqual([]);
  w.clock.pass(500);
  await w.accept();
  expect(w.accepted).toHaveLength(1);
});

test('Later holds after a reload, until the 30 s are over', { tags: 'K-11' }, async () => {
  const session = memoryStorage();
  const before = setUp({ session });
  before.pending['T1'] = [tryoutLine()];
  await before.poll();
  before.clock.pass(1_000);
  before.later();
  const w = setUp({ session });
  w.pending['T1'] = [tryoutLine()];
  w.clock.pass(1_000);
  w.start();
  await settle();
  expect(w.ids()).toEqual([]);
  w.clock.pass(29_999);
  await settle();
  expect(w.ids()).toEqual([]);
  w.clock.pass(1);
  await settle();
  expect(w.ids()).toEqual(['T1']);
});

test('What the storage holds of Later and is damaged counts as nothing', { tags: 'K-11' }, async () => {
  const session = memoryStorage();
  session.setItem('tryoutLater', '{"T1":"soon"}');
  const w = setUp({ session });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  expect(w.ids()).toEqual(['T1']);
});

test.each([
  ['accepted', 'Ines Calloway accepted this request.'],
  ['withdrawn', 'The customer has withdrawn this request.'],
  ['expired', 'Expired'],
] as const)('A request that is %s leaves the popup, which says so', { tags: ['K-10', 'K-11'] }, async (state, said) => {
  const w = setUp({ state });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.ids()).toEqual([]);
  expect(w.asked).toEqual(['T1']);
  expect(w.said).toEqual([{ kind: 'info', title: said, description: 'Request from Kiosk Front door' }]);
});

test('The user who accepted a request in another tab is not told that they did', { tags: 'K-10' }, async () => {
  const w = setUp({ userId: '2' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect([w.asked, w.answered, w.said]).toEqual([['T1'], ['T1'], []]);
});

test.each(['waiting', 'unreadable'] as const)(
  'A request that leaves the popup and is %s keeps its notifications unread',
  { tags: ['K-10', 'N-05'] },
  async (state) => {
    const w = setUp({ state });
    w.pending['T1'] = [tryoutLine()];
    await w.poll();
    delete w.pending['T1'];
    await w.poll();
    await settle();
    expect(w.asked).toEqual(['T1']);
    expect(w.said).toEqual([]);
    expect(w.answered).toEqual([]);
  },
);

test('A request that was put off with Later says nothing when it leaves', { tags: ['K-10', 'K-11'] }, async () => {
  const w = setUp({ state: 'withdrawn' });
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.later();
  delete w.pending['T1'];
  await w.poll();
  await settle();
  expect(w.said).toEqual([]);
});

test('Later has no effect while the request is accepted or right after another one', { tags: 'K-11' }, async () => {
  const slow = deferred<ReturnType<typeof ok<{ status: boolean }>>>();
  const w = setUp({ accept: () => slow.promise });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  w.clock.pass(1_000);
  const accepting = w.accept();
  w.later();
  expect(w.ids()).toEqual(['T1', 'T2']);
  slow.resolve(ok({ status: true }));
  await accepting;
  expect(w.ids()).toEqual(['T2']);
  w.later();
  expect(w.ids()).toEqual(['T2']);
});

test('A request of the list is accepted like a popup request, also after a rejection', { tags: 'Z-09' }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  await w.poll();
  w.clock.pass(1_000);
  w.reject();
  expect(w.ids()).toEqual([]);
  await w.acceptListed('T1');
  expect(w.accepted).toHaveLength(1);
  expect(w.inCart).toHaveLength(1);
  // Pressed again in a list that is out of date, it says nothing: the user has accepted it.
  delete w.pending['T1'];
  await w.acceptListed('T1');
  expect([w.asked, w.refreshed()]).toEqual([[], 2]);
});

test('A request of the list that is also in the queue moves to its front once', { tags: 'Z-09' }, async () => {
  const w = setUp({ accept: async () => noAnswer });
  w.pending['T1'] = [tryoutLine()];
  w.pending['T2'] = [tryoutLine({ tryoutItemId: 'T2', requestedAt: '2025-11-21T14:32:00Z' })];
  await w.poll();
  await w.acceptListed('T2');
  expect(w.ids()).toEqual(['T2', 'T1']);
});

test('A request of the list that a colleague has accepted says so', { tags: ['Z-09', 'K-10'] }, async () => {
  const w = setUp();
  await w.acceptListed('T1');
  expect(w.accepted).toEqual([]);
  expect(w.asked).toEqual(['T1']);
  expect(w.titles()).toEqual(['Ines Calloway accepted this request.']);
  expect(w.refreshed()).toBe(1);
});

test('A request of the list that cannot be read says so, and is not accepted', { tags: ['Z-09', 'E-03'] }, async () => {
  const w = setUp();
  w.pending['T1'] = [tryoutLine()];
  w.goDown(true);
  await w.acceptListed('T1');
  expect(w.titles()).toEqual(['Something went wrong, please try later!']);
  expect([w.accepted, w.asked]).toEqual([[], []]);
});

test(
  'A request of the list whose acceptance fails shows note and spot in the popup',
  { tags: ['Z-09', 'K-12'] },
  async () => {
    const w = setUp({ accept: async () => noAnswer });
    w.pending['T1'] = [tryoutLine({ note: 'Narrow feet', spot: 'Bench 2' })];
    await w.acceptListed('T1');
    expect(w.state.queue[0]).toMatchObject({ note: 'Narrow feet', spot: 'Bench 2' });
  },
);
