import type { LineStatus, RequestLine } from '@instore/api';
import { expect, test } from 'vitest';
import {
  english,
  apiOf,
  deferred,
  recordToasts,
  noAnswer,
  ok,
  refused,
  requestLine,
  settle,
} from '../../test/support.ts';
import type { CartLine } from './cartLines.ts';
import { createRequestLines } from './requestLines.ts';

const counts = { request: 1, pending: 2, checkedout: 3 };
const page = (lines: RequestLine[], totalElements = lines.length) => ok({ content: lines, totalElements, counts });
type Page = ReturnType<typeof page> | typeof noAnswer;

function setUp(
  over: {
    whose?: 'all';
    barcode?: null;
    lookUp?: () => Promise<never>;
    list?: (status: LineStatus, page: number, ids: string[] | undefined) => Promise<Page>;
    setDetails?: (input: {
      locationId: string;
      spot?: string | null;
      requestNote?: string | null;
    }) => Promise<ReturnType<typeof ok<RequestLine>> | ReturnType<typeof refused>>;
    assign?: () => ReturnType<typeof refused>;
    cancel?: () => Promise<ReturnType<typeof ok<{ lineIds: string[] }>> | ReturnType<typeof refused>>;
  } = {},
) {
  const heard = recordToasts();
  const asked: string[] = [];
  const cancelled: { locationId: string; lineIds: string[]; key: string | undefined }[] = [];
  const dropped: string[][] = [];
  const added: CartLine[] = [];
  const carts: (string | undefined)[] = [];
  const handled: string[] = [];
  let location = 'loc-1';
  const store = createRequestLines({
    api: apiOf({
      storefront: {
        getShoesizeLines: ({ locationId, status, whose, page: number = 0, size, ids }) => {
          const list = [...(locationId === 'loc-1' ? [] : [locationId]), ...(whose ? [whose] : []), status].join(' ');
          asked.push(ids ? `${list} ids ${ids.join()}` : `${list} ${number} ${size}`);
          return (over.list ?? (async () => page([requestLine()])))(status, number, ids);
        },
        assignLine: async ({ lineId, ownerId }) =>
          over.assign?.() ?? ok(requestLine({ lineId, owner: { id: ownerId, name: 'Ines', hasPhoto: false } })),
        setLineDetails: async (input) => (over.setDetails ?? (async () => ok(requestLine())))(input),
      },
      consignee: {
        getVariantAtLocation: async () =>
          (await over.lookUp?.()) ??
          ok({
            name: 'Halden Court 82',
            images: [{ src: '/c.svg' }],
            barcode: over.barcode === undefined ? '2048' : null,
          }),
      },
      inventory: {
        cancelRequest: ({ locationId, lineIds }, options) => {
          cancelled.push({ locationId, lineIds, key: options?.key });
          return (over.cancel ?? (async () => ok({ lineIds })))();
        },
      },
    }),
    whose: over.whose,
    toasts: heard.toasts,
    say: english,
    locationId: () => location,
    cart: {
      add: (line, at) => {
        added.push(line);
        carts.push(at);
      },
      openKey: () => `cart of ${location}`,
    },
    onDropped: (lineIds) => void dropped.push(lineIds),
    onHandled: (objects) => void handled.push(...objects.map(({ name, id }) => `${name} ${id}`)),
  });
  return {
    ...store,
    ...heard,
    asked,
    cancelled,
    dropped,
    handled,
    added,
    carts,
    move: (to: string) => (location = to),
  };
}

test('A tab shows its lines and the counts of all three', { tags: 'Z-07' }, async () => {
  const w = setUp();
  await w.load('2');
  expect(w.state).toMatchObject({ status: '2', order: ['11'], counts, isLoading: false, error: undefined });
});

test('Admins see all lines of the location at first, and can choose their own', { tags: 'Z-09' }, async () => {
  const whose = { mine: 1, all: 4 };
  const w = setUp({ whose: 'all', list: async () => ok({ ...page([requestLine()]).data, whose }) });
  await w.load('1');
  expect(w.state).toMatchObject({ whose: 'all', whoseCounts: whose });
  const choosing = w.setWhose('mine');
  expect(w.state).toMatchObject({ whose: 'mine', order: [] });
  await choosing;
  expect([w.asked, w.state.order]).toEqual([['all 1 0 20', '1 0 20'], ['11']]);
});

test(
  'A try-on request that comes in is read on the tab of waiting lines only',
  { tags: ['K-01', 'Z-07'] },
  async () => {
    const w = setUp();
    const tryout = { all: false, lines: [], tryouts: ['9000'], units: [] };
    await w.load('1');
    await w.readChanges({ ...tryout, tryouts: [] });
    await w.readChanges(tryout);
    expect(w.asked).toEqual(['1 0 20', '1 0 20']);
  },
);

test('At another location nothing of the last one is shown', { tags: 'Z-08' }, async () => {
  const w = setUp();
  await w.load('1');
  w.reset();
  expect(w.state).toMatchObject({ order: [], counts: undefined });
  w.move('loc-2');
  await w.load('1');
  expect(w.asked).toEqual(['1 0 20', 'loc-2 1 0 20']);
});

test('Only the lines on screen are kept', { tags: 'Z-07' }, async () => {
  const lines = { '1': ['11', '12'], '2': ['13'], '3': ['14'] };
  const w = setUp({ list: async (status) => page(lines[status].map((lineId) => requestLine({ lineId }))) });
  for (const status of ['1', '2', '3', '1'] as const) {
    await w.load(status);
    expect(Object.keys(w.state.byId)).toEqual(lines[status]);
  }
});

test('Another tab starts empty; the same tab is refreshed without being emptied', { tags: 'Z-07' }, async () => {
  const slow = deferred<Page>();
  let call = 0;
  const w = setUp({ list: () => ((call += 1) === 2 ? slow.promise : Promise.resolve(page([requestLine()]))) });
  await w.load('2');
  const again = w.load('2');
  expect(w.state.order).toEqual(['11']);
  slow.resolve(page([requestLine()]));
  await again;
  const other = w.load('3');
  expect(w.state.order).toEqual([]);
  await other;
});

test('After a refresh unchanged items are the same objects', { tags: 'L-04' }, async () => {
  const lines = [requestLine(), requestLine({ lineId: '12' })];
  const w = setUp({ list: async () => structuredClone(page(lines)) });
  await w.load('2');
  const [before, other, order, known] = [w.state.byId['11'], w.state.byId['12'], w.state.order, w.state.counts];
  lines[1] = requestLine({ lineId: '12', status: 'pending' });
  await w.load('2');
  expect(w.state.byId['11']).toBe(before);
  expect(w.state.order).toBe(order);
  expect(w.state.counts).toBe(known);
  expect(w.state.byId['12']).not.toBe(other);
  expect(w.state.byId['12']?.status).toBe('pending');
});

test('A late answer for the last tab does not overwrite this one', { tags: 'Z-07' }, async () => {
  const slow = deferred<Page>();
  const w = setUp({
    list: (status) => (status === '2' ? slow.promise : Promise.resolve(page([requestLine({ lineId: '33' })]))),
  });
  const first = w.load('2');
  await w.load('3');
  slow.resolve(page([requestLine({ lineId: '22' })]));
  await first;
  expect(w.state).toMatchObject({ status: '3', order: ['33'] });
});

test('A list that cannot be read shows a failure until the next answer', { tags: 'E-03' }, async () => {
  let isDown = true;
  const w = setUp({ list: async () => (isDown ? noAnswer : page([requestLine()])) });
  await w.load('1');
  expect(w.state.error).toBe('Something went wrong, please try later!');
  isDown = false;
  await w.load('1');
  expect(w.state.error).toBeUndefined();
});

test('A list that hangs shows a failure, even while it is read again', { tags: 'E-03' }, async () => {
  const hanging = [deferred<Page>(), deferred<Page>(), deferred<Page>()];
  let call = -1;
  const w = setUp({ list: () => hanging[(call += 1)]?.promise ?? Promise.resolve(page([requestLine()])) });
  const reads = [w.load('1'), w.load('2'), w.load('2')];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.state.error).toBeUndefined();
  hanging[1]?.resolve(noAnswer);
  await reads[1];
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[2]?.resolve(page([requestLine()]));
  await reads[2];
  expect(w.state).toMatchObject({ error: undefined, isLoading: false, order: ['11'] });
  // The shown lines stay without a message while the last read is in flight.
  const last = deferred<Page>();
  hanging.push(deferred<Page>(), last);
  const again = [w.load('2'), w.load('2')];
  hanging[3]?.resolve(noAnswer);
  await again[0];
  expect(w.state.error).toBeUndefined();
  last.resolve(page([requestLine()]));
  await again[1];
});

test('Further pages follow, and a line that moved between pages is shown once', { tags: 'Z-07' }, async () => {
  const lines = Array.from({ length: 20 }, (_, index) => requestLine({ lineId: String(index) }));
  const w = setUp({
    list: async (_, number) =>
      page(number === 0 ? lines : [requestLine({ lineId: '19' }), requestLine({ lineId: '20' })], 21),
  });
  await w.load('1');
  await w.loadMore();
  expect(w.state.order).toHaveLength(21);
  await w.loadMore();
  expect(w.asked).toEqual(['1 0 20', '1 1 20']);
});

test('Cancel Request removes the line from list and cart and shows a success', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => ok({ lineIds: ['11'] }) });
  await w.load('2');
  expect(await w.cancel('11')).toBe(true);
  expect(w.titles()).toEqual(['Request Canceled Successfully.']);
  expect(w.state.order).toEqual([]);
  expect(w.dropped).toEqual([['11']]);
});

test('A write of a line acknowledges its notifications, a refused one does not', { tags: 'N-05' }, async () => {
  let isRefused = true;
  const w = setUp({
    setDetails: async () => (isRefused ? refused(409, 'The line is sold.', 'conflict') : ok(requestLine())),
  });
  await w.load('2');
  await w.setDetails('11', { spot: 'Sofa' });
  expect(w.handled).toEqual([]);
  isRefused = false;
  await w.setDetails('11', { spot: 'Bench 1' });
  expect(w.handled).toEqual(['Request 48213', 'Barcode 2048177304161']);
  await w.cancel('11');
  expect(w.handled).toHaveLength(4);
});

test('A checked-out line stays when its cancellation is refused, with the message', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => refused(409, 'The pair is checked out already', 'conflict') });
  await w.load('2');
  expect(await w.cancel('11')).toBe(false);
  expect(w.titles()).toEqual(['The pair is checked out already']);
  expect(w.state.order).toEqual(['11']);
});

test('A double press cancels once; a retry repeats the same cancellation', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => noAnswer });
  await w.load('2');
  await Promise.all([w.cancel('11'), w.cancel('11')]);
  await w.cancel('11');
  expect(w.cancelled).toHaveLength(2);
  expect(w.cancelled[0]).toMatchObject({ locationId: 'loc-1', lineIds: ['11'] });
  expect(w.cancelled[0]?.key).toBe(w.cancelled[1]?.key);
  await settle();
  expect(w.asked).toEqual(['2 0 20']);
});

test('A line that a colleague takes leaves the cart, a refused one stays', { tags: 'Z-09' }, async () => {
  const owner = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
  const w = setUp({ list: async () => page([requestLine({ owner })]) });
  await w.load('1');
  await w.assign('11', owner);
  expect(w.dropped).toEqual([]);
  await w.assign('11', { id: '1002', name: 'Ines', hasPhoto: false });
  expect(w.dropped).toEqual([['11']]);
  expect(w.titles()).toEqual(['Handed to Maren Okafor', 'Handed to Ines']);
  const v = setUp({ assign: () => refused(403, 'It belongs to another associate.', 'forbidden') });
  await v.load('1');
  await v.assign('11', { id: '1002', name: 'Ines', hasPhoto: false });
  expect(v.dropped).toEqual([]);
});

test('Add puts an accepted line into the cart, once while it is looked up', { tags: 'Z-01' }, async () => {
  const w = setUp();
  await w.load('1');
  await Promise.all([w.addToCart('11'), w.addToCart('11')]);
  expect(w.added).toHaveLength(1);
  expect(w.added[0]).toMatchObject({
    inventoryLineItemId: 'V1',
    style: 'HC82-104-CF',
    lineIds: ['11'],
    barcode: '2048',
  });
});

test('Add without an available unit names the pair, and the line is read again', { tags: 'K-06' }, async () => {
  let isLeft = true;
  const w = setUp({
    barcode: null,
    list: async () => page([requestLine({ status: 'accepted', barcode: isLeft ? '2048' : null })]),
  });
  await w.load('1');
  isLeft = false;
  await w.addToCart('11');
  await settle();
  expect(w.added).toEqual([]);
  expect(w.said).toEqual([
    { kind: 'caution', title: 'No quantity available!', description: 'Halden Court 82, size 10.5' },
  ]);
  expect(w.state.byId['11']).toMatchObject({ barcode: null });
});

test('After a change of location the unit is in the cart that was open at the press', { tags: 'Z-01' }, async () => {
  const w = setUp();
  await w.load('1');
  const adding = w.addToCart('11');
  w.move('loc-2');
  await adding;
  expect(w.carts).toEqual(['cart of loc-1']);
});

test('Add that fails unexpectedly shows a failure and can be pressed again', { tags: 'E-03' }, async () => {
  let isDown = true;
  const w = setUp({ lookUp: async () => (isDown ? Promise.reject(new Error('a bug')) : (undefined as never)) });
  await w.load('1');
  await w.addToCart('11');
  expect(w.said).toEqual([
    {
      kind: 'critical',
      title: 'Something went wrong, please try later!',
      description: 'Halden Court 82, size 10.5',
    },
  ]);
  isDown = false;
  await w.addToCart('11');
  expect(w.added).toHaveLength(1);
});

test('A failure of further lines looks different from a failure of the whole list', { tags: 'E-03' }, async () => {
  const lines = Array.from({ length: 20 }, (_, at) => requestLine({ lineId: `${at}` }));
  let isDown = false;
  const w = setUp({ list: async (_status, number) => (isDown ? noAnswer : page(number === 0 ? lines : [], 40)) });
  await w.load('2');
  isDown = true;
  await w.loadMore();
  expect(w.state).toMatchObject({ isMoreMissing: true, error: 'Something went wrong, please try later!' });
  await w.load('2');
  expect(w.state).toMatchObject({ isMoreMissing: false, error: 'Something went wrong, please try later!' });
  expect(w.state.order).toHaveLength(20);
  isDown = false;
  await w.load('2');
  expect(w.state.error).toBeUndefined();
});

test('At most the requested number of lines is shown, whatever the server sends', { tags: 'Z-07' }, async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => requestLine({ lineId: `${at}` }));
  const w = setUp({ list: async () => page(lines) });
  await w.load('2');
  expect(w.state.order).toHaveLength(20);
});

test(
  'A line that the warehouse changes leaves its tab, and the counts follow',
  { tags: ['Z-07', 'W-09'] },
  async () => {
    const [first, second] = ['2025-11-21T14:31:00.000Z', '2025-11-21T14:32:00.000Z'];
    const old = requestLine({ lineId: '11', checkedOutAt: first });
    const added = requestLine({ lineId: '12', checkedOutAt: second });
    const w = setUp({ list: async (_status, _page, ids) => (ids ? page([added], 1) : page([old])) });
    const none = { all: false, lines: [], tryouts: ['9000'], units: ['7'] };
    await w.load('3');
    await w.readChanges(none);
    expect(w.asked).toEqual(['3 0 20']);
    await w.readChanges({ ...none, lines: ['11', '12'] });
    expect(w.asked).toEqual(['3 0 20', '3 ids 11,12']);
    expect(w.state).toMatchObject({ order: ['12'], total: 1, counts });
    await w.readChanges({ ...none, all: true });
    expect(w.asked.slice(2)).toEqual(['3 0 20']);
    expect(w.state.order).toEqual(['11']);
  },
);

test(
  'A line that cannot be cancelled any more is read again: it leaves the tab',
  { tags: ['Z-04', 'W-09'] },
  async () => {
    const w = setUp({
      list: async (_status, _page, ids) => page(ids ? [] : [requestLine()]),
      cancel: async () => refused(409, 'Halden Court 82, size 10.5 is already checked out.', 'conflict'),
    });
    await w.load('2');
    expect(await w.cancel('11')).toBe(false);
    await settle();
    expect(w.asked).toEqual(['2 0 20', '2 ids 11']);
    expect(w.state.order).toEqual([]);
  },
);

test('The object of a notification is found in each of the lists', { tags: ['N-05', 'K-12'] }, async () => {
  const missing = requestLine({ lineId: '12', status: 'unavailable', barcode: null, missingBarcode: '2048000000017' });
  // A note may quote any barcode: it is for people.
  const other = requestLine({ lineId: '13', note: 'Pair 2048000000017 was not in its bin.' });
  const w = setUp({ list: async (status) => page(status === '2' ? [other, missing] : []) });
  expect(await w.findObject('2048000000017')).toEqual({ line: missing, status: '2' });
  expect(await w.findObject('48213')).toEqual({ line: other, status: '2' });
  expect(await w.findObject('9')).toBeUndefined();
  expect(new Set(w.asked)).toEqual(new Set(['all 3 0 200', 'all 2 0 200', 'all 1 0 200']));
  // A line on screen is found at once.
  await w.load('2');
  const reads = w.asked.length;
  expect(await w.findObject('48213')).toEqual({ line: other, status: '2' });
  expect(w.asked).toHaveLength(reads);
});

test(
  'A line that a colleague hands over is found by the number of its notification',
  { tags: ['N-05', 'Z-09'] },
  async () => {
    const handed = requestLine({ lineId: '62', status: 'accepted', requestId: null, tryoutItemId: '9108' });
    const w = setUp({ list: async (status) => page(status === '1' ? [handed] : []) });
    expect(await w.findObject('62')).toEqual({ line: handed, status: '1' });
  },
);

test('The object of a notification is found on any page of its list', { tags: 'N-05' }, async () => {
  const others = Array.from({ length: 450 }, (_, at) => requestLine({ lineId: `${at}`, requestId: `${at}` }));
  let isDown = false;
  const w = setUp({
    list: async (status, number) => {
      if (isDown && number > 0) return noAnswer;
      return status === '3' ? page(others.slice(number * 200, (number + 1) * 200), others.length) : page([]);
    },
  });
  expect(await w.findObject('430')).toEqual({ line: others[430], status: '3' });
  expect(w.said).toEqual([]);
  isDown = true;
  expect(await w.findObject('430')).toBeUndefined();
  expect(w.said).toEqual([{ kind: 'critical', title: 'Something went wrong, please try later!' }]);
});

test(
  'The object of a notification is found if its line moves during the read',
  { tags: ['N-05', 'W-09'] },
  async () => {
    const others = Array.from({ length: 450 }, (_, at) => requestLine({ lineId: `${at}`, requestId: `${at}` }));
    let rest = others;
    const w = setUp({
      list: async (status, number) => {
        if (status !== '2') return page([]);
        const answer = page(rest.slice(number * 200, (number + 1) * 200), rest.length);
        // The first line is checked out meanwhile: the first one of the second page is now on the first.
        rest = others.slice(1);
        return answer;
      },
    });
    expect(await w.findObject('200')).toEqual({ line: others[200], status: '2' });

    const moving = requestLine({ lineId: '12', requestId: '48213' });
    let reads = 0;
    const v = setUp({ list: async (status) => page((reads += 1) > 1 && status === '3' ? [moving] : []) });
    expect(await v.findObject('48213')).toEqual({ line: moving, status: '3' });
  },
);

test('A spot that is chosen while a note is being stored is stored after the note', { tags: 'K-12' }, async () => {
  const note = deferred<ReturnType<typeof ok<RequestLine>>>();
  const sent: unknown[] = [];
  const w = setUp({
    setDetails: (input) => {
      sent.push(input);
      return sent.length === 1 ? note.promise : Promise.resolve(ok(requestLine()));
    },
  });
  await w.load('2');
  const changes = [
    w.setDetails('11', { requestNote: 'Gift' }),
    w.setDetails('11', { requestNote: 'Gift' }),
    w.setDetails('11', { spot: 'Sofa' }),
  ];
  w.move('loc-2');
  await settle();
  const at = { locationId: 'loc-1', lineId: '11' };
  expect(sent).toEqual([{ ...at, requestNote: 'Gift' }]);
  note.resolve(ok(requestLine()));
  await Promise.all(changes);
  expect(sent).toEqual([
    { ...at, requestNote: 'Gift' },
    { ...at, spot: 'Sofa' },
  ]);
});
