import { expect, test } from 'vitest';
import { outboxDevice } from '../../test/outbox.ts';
import {
  apiOf,
  binShelfRecord,
  deferred,
  noAnswer,
  ok,
  recordToasts,
  refused,
  requestLine,
  settle,
} from '../../test/support.ts';
import { createSay } from '../shared/language/language.ts';
import { sendTo } from '../outbox/sendEntry.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createDispatch } from './dispatch.ts';

const counts = { request: 0, pending: 0, checkedout: 0 };
const out = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => requestLine({ lineId: String(from + at), status: 'checkedout' }));

function setUp(
  answer: (page: number, size: number, ids?: string[]) => Promise<unknown>,
  calls: Record<string, () => Promise<unknown>> = {},
) {
  let location = 'loc-1';
  const asked: string[] = [];
  const delivered: object[] = [];
  const api = apiOf({
    storefront: {
      getColleagues: async ({ locationId }) => {
        const refusal = await calls['colleagues']?.();
        if (refusal) return refusal as typeof noAnswer;
        return ok(locationId === 'loc-1' ? [{ id: 'ines', name: 'Ines Calloway', hasPhoto: false }] : []);
      },
      getDeliverySpots: async ({ locationId }) =>
        ((await calls['spots']?.()) as typeof noAnswer | undefined) ??
        ok(locationId === 'loc-1' ? ['Fitting room 2'] : ['Bench']),
      getSale: async ({ orderNumber }) =>
        orderNumber === '1042' ? ok(sale) : refused(422, 'No item of this order fits.'),
      sellLine: async () => ((await calls['sellLine']?.()) as typeof noAnswer | undefined) ?? ok(sale),
    },
    inventory: {
      deliverLine: async (input) => {
        delivered.push(input);
        const { lineId, spot } = input;
        return ok(requestLine({ lineId, status: 'checkedout', deliveredTo: spot ?? null }));
      },
      // The line keeps where its pair was brought.
      checkIn: async () => ok(requestLine({ lineId: '1', status: 'checkedin', deliveredTo: 'Fitting room 2' })),
      ...(calls as object),
      getWarehouseLines: (async ({ locationId, status, sort, owners, page = 0, size = 50, ids }) => {
        const view = sort === 'newest' || owners ? ` ${sort} ${owners?.join() ?? ''}` : '';
        asked.push(`${locationId} ${status} ${ids?.join() ?? `${page} ${size}`}${view}`);
        return answer(page, size, ids);
      }) as Parameters<typeof createDispatch>[0]['api']['inventory']['getWarehouseLines'],
    },
  });
  const device = outboxDevice();
  const { toasts, titles, said, actions } = recordToasts();
  const played: string[] = [];
  const play = async (sound: string) => void played.push(sound);
  const say = createSay((text) => text as string, { locale: 'en-US', translation: undefined });
  const outbox = createOutbox({ ...device.tab(), send: sendTo(api), toasts, play, say });
  const store = createDispatch({ api, locationId: () => location, toasts, play, outbox, say });
  return {
    ...store,
    device,
    titles,
    said,
    actions,
    played,
    asked,
    delivered,
    outbox,
    move: (to: string) => (location = to),
  };
}
const sale = {
  orderNumber: '1042',
  isComplete: true,
  pairs: [{ ...binShelfRecord(), barcode: '2048177304161' }],
};
const page = (content: ReturnType<typeof out>, totalElements = content.length) =>
  ok({ content, totalElements, counts });

test('Checked-out lines are read page by page, each once', { tags: 'W-04' }, async () => {
  const all = out(1, 70);
  // A pair that was checked out meanwhile shifts the pages by one.
  const w = setUp(async (number) => page(number === 0 ? all.slice(0, 50) : all.slice(49), 70));
  await w.load();
  expect(w.state.lines).toHaveLength(50);
  await w.loadMore();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
  await w.loadMore();
  expect(w.asked).toEqual(['loc-1 checkedout 0 50', 'loc-1 checkedout 1 50']);
});

test('A failure is shown until the next answer; the list stays', { tags: ['E-03', 'W-04'] }, async () => {
  let isDown = false;
  const w = setUp(async () => (isDown ? noAnswer : page(out(1, 2))));
  await w.load();
  isDown = true;
  await w.load();
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: false });
  expect(w.state.lines).toHaveLength(2);
  isDown = false;
  await w.load();
  expect(w.state.error).toBeUndefined();
});

test('A late answer for the last location is dropped at another location', { tags: ['Z-08', 'W-04'] }, async () => {
  const slow = deferred<unknown>();
  let isFirst = true;
  const w = setUp(() => {
    if (!isFirst) return Promise.resolve(page(out(9, 1)));
    isFirst = false;
    return slow.promise;
  });
  const late = w.load();
  w.move('loc-2');
  await w.load();
  slow.resolve(page(out(1, 3)));
  await late;
  await settle();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['9']);
});

test('A list that hangs shows a failure although it is read again meanwhile', { tags: 'E-03' }, async () => {
  const hanging = [deferred<unknown>(), deferred<unknown>()];
  let call = -1;
  const w = setUp(() => hanging[(call += 1)]?.promise ?? Promise.resolve(page(out(1, 1))));
  const reads = [w.load(), w.load()];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[1]?.resolve(page(out(1, 2)));
  await reads[1];
  expect(w.state).toMatchObject({ error: undefined, isLoading: false });
});

test('A returned unit leaves the list', { tags: 'W-04' }, async () => {
  let content = out(1, 3);
  const w = setUp(async () => page(content));
  await w.load();
  content = out(2, 2);
  await w.load();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2', '3']);
});

test('New check-outs do not push lines off a list with two pages', { tags: 'W-04' }, async () => {
  let all = out(100, 70);
  const w = setUp(async (number, size) => page(all.slice(number * size, (number + 1) * size), all.length));
  await w.load();
  await w.loadMore();
  expect(w.state.lines).toHaveLength(70);
  all = [...out(1, 2), ...all];
  await w.load();
  await w.loadMore();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
});

test('A returned unit of the second page leaves the list', { tags: 'W-04' }, async () => {
  let all = out(100, 70);
  const w = setUp(async (number, size) => page(all.slice(number * size, (number + 1) * size), all.length));
  await w.load();
  await w.loadMore();
  all = all.filter(({ lineId }) => lineId !== '155');
  await w.load();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
});

test('A pair that a colleague hands out comes on top, a returned pair leaves', { tags: ['W-04', 'W-09'] }, async () => {
  const at = (lineId: string, checkedOutAt: string) => requestLine({ lineId, status: 'checkedout', checkedOutAt });
  const [one, two] = [at('1', '2025-11-21T14:32:00.000Z'), at('2', '2025-11-21T14:31:00.000Z')];
  const three = at('3', '2025-11-21T14:33:00.000Z');
  const w = setUp(async (_page, _size, ids) => (ids ? page([three], 2) : page([one, two])));
  await w.load({ sort: 'newest', owners: [] });
  await w.readChanges({ all: false, lines: ['3', '2'], tryouts: [], units: [] });
  expect(w.asked).toEqual(['loc-1 checkedout 0 50 newest ', 'loc-1 checkedout 3,2 newest ']);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['3', '1']);
  await w.readChanges({ all: true, lines: [], tryouts: [], units: [] });
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['1', '2']);
});

test('A late answer with the people of the last location is dropped at the next one', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const w = setUp(async () => page([]), { colleagues: () => slow.promise });
  const reading = w.readRecipients();
  w.move('loc-2');
  slow.resolve(undefined);
  await reading;
  expect(w.state).toMatchObject({ people: [], spots: [] });
});

test('The pairs of chosen associates are requested by the ids of the associates', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page(out(1, 2)));
  const view = { sort: 'oldest', owners: ['ines', 'maren'] } as const;
  await w.load();
  const loading = w.load(view);
  expect(w.state).toMatchObject({ view, order: [] });
  await loading;
  const again = w.load(view);
  expect(w.state.order).toEqual(['1', '2']);
  await again;
  const chosen = 'loc-1 checkedout 0 50 oldest ines,maren';
  expect(w.asked).toEqual(['loc-1 checkedout 0 50', chosen, chosen]);
});

test('People and spots are read once for all roles that bring pairs there', { tags: 'W-11' }, async () => {
  let reads = 0;
  const colleagues = async () => void (reads += 1);
  const w = setUp(async () => page(out(1, 2)), { colleagues });
  await w.load();
  expect(reads).toBe(0);
  await w.readRecipients();
  await w.load();
  expect(reads).toBe(1);
});

test('The people of the last location are not offered while the new ones are read', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const answers = [Promise.resolve(undefined), slow.promise];
  const w = setUp(async () => page([]), { colleagues: () => answers.shift() ?? slow.promise });
  await w.readRecipients();
  w.move('loc-2');
  const reading = w.readRecipients();
  expect(w.state).toMatchObject({ people: [], spots: [] });
  slow.resolve(undefined);
  await reading;
});

test('Another location in use offers its own people and spots', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page([]));
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ id: 'ines' }], spots: ['Fitting room 2'] });
  w.move('loc-2');
  await w.load();
  expect(w.state).toMatchObject({ people: [], spots: ['Bench'] });
});

test('People and spots that cannot be read again are still offered', { tags: 'W-11' }, async () => {
  let isDown = false;
  const answer = async () => (isDown ? noAnswer : undefined);
  const w = setUp(async () => page([]), { colleagues: answer, spots: answer });
  await w.readRecipients();
  isDown = true;
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ id: 'ines' }], spots: ['Fitting room 2'] });
});

test('A hand-over to a spot and its undo wait on the device without network', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page(out(1, 2)));
  await w.load();
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ name: 'Ines Calloway' }], spots: ['Fitting room 2'] });
  expect(await w.deliver('1', { spot: 'Fitting room 2' })).toBe(true);
  // Each step plays its sound, too [W-14].
  expect(w.played).toEqual(['scan-ok']);
  expect(w.state.lines[0]?.deliveredTo).toBe('Fitting room 2');
  expect(await w.takeBack('1')).toBe(true);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
  w.device.signIn('');
  expect(await w.takeBack('2')).toBe(true);
  expect(w.titles()).toEqual([
    'Handed over to {name}',
    'Return to {bin}: {name}, size {size}',
    'Kept on this device and sent later',
  ]);
  expect(w.state.lines).toHaveLength(1);
});

test('A hand-over is undone: the pair is with the one who had it before', { tags: 'W-11' }, async () => {
  const owner = { id: 'maren', name: 'Maren Okafor', hasPhoto: false };
  const [first, second, third] = out(1, 3);
  const w = setUp(async () =>
    page([
      { ...first!, owner },
      { ...second!, owner, deliveredTo: 'Fitting room 2' },
      { ...third!, owner, deliveredTo: 'Ines Calloway' },
    ]),
  );
  await w.load();
  await w.readRecipients();
  for (const lineId of ['1', '2', '3']) {
    await w.deliver(lineId, { personId: 'petra' });
    w.actions.at(-1)?.();
    await settle();
  }
  expect(w.delivered.filter((_, at) => at % 2 === 1)).toMatchObject([
    { lineId: '1', personId: 'maren' },
    { lineId: '2', spot: 'Fitting room 2' },
    { lineId: '3', personId: 'ines' },
  ]);
});

test('A barcode or customer number is found on a page that is not read yet', { tags: 'W-11' }, async () => {
  const all = out(1, 70).map((line, at) => ({ ...line, barcode: `bar ${at}`, customerNumber: at === 60 ? 112 : null }));
  const w = setUp(async (number) => page(all.slice(number * 50, number * 50 + 50), 70));
  await w.load();
  expect(await w.find('bar 2')).toBe('3');
  expect(w.state.lines).toHaveLength(50);
  expect(await w.find('112')).toBe('61');
  expect(await w.find('unknown')).toBeUndefined();
});

test('On slow Wi-Fi the return of a pair is pending until the answer comes', { tags: ['W-11', 'W-13'] }, async () => {
  const slow = deferred<unknown>();
  const answers = [slow.promise, Promise.resolve(noAnswer)];
  const w = setUp(async () => page(out(1, 2)), { checkIn: () => answers.shift() ?? Promise.resolve(noAnswer) });
  await w.load();
  const first = w.takeBack('1');
  await settle();
  await w.device.timers.pass(5_000);
  expect(w.titles()).toEqual([]);
  slow.resolve(ok(requestLine({ lineId: '1', status: 'checkedin' })));
  expect(await first).toBe(true);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
  expect(await w.takeBack('2')).toBe(true);
  expect(w.titles()).toEqual(['Return to {bin}: {name}, size {size}', 'Kept on this device and sent later']);
});

test('A sale previews what becomes sold, and the sold pair leaves the list', { tags: ['W-11', 'Z-12'] }, async () => {
  let content = out(1, 2);
  const w = setUp(async () => page(content));
  await w.load();
  expect(await w.readSale('1', '1')).toBe('No item of this order fits.');
  expect(await w.readSale('1', '1042')).toEqual(sale);
  content = out(2, 1);
  expect(await w.sell('1', '1042')).toEqual(sale);
  await settle();
  expect(w.titles()).toEqual(['Sold']);
  expect(w.played).toEqual(['scan-ok']);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
});

test('A double press sends one write when a pair goes to a person or a spot', { tags: ['W-11', 'W-14'] }, async () => {
  const w = setUp(async () => page(out(1, 1)));
  await w.load();
  expect(await Promise.all([w.deliver('1', { personId: 'ines' }), w.deliver('1', { personId: 'ines' })])).toEqual([
    true,
    false,
  ]);
  w.device.signIn('');
  expect(await w.deliver('1', { personId: 'maren' })).toBe(true);
  expect(await w.deliver('1', { spot: 'Bench' })).toBe(true);
  expect(await w.deliver('unknown', { spot: 'Bench' })).toBe(false);
  const scannedAt = '2025-11-21T14:32:00.000Z';
  expect(w.delivered).toEqual([{ locationId: 'loc-1', lineId: '1', personId: 'ines', scannedAt }]);
  expect(w.outbox.state.entries.map(({ input }) => input)).toMatchObject([{ personId: 'maren' }, { spot: 'Bench' }]);
  expect(w.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
});

test(
  'What the store refuses is said with its sound, and the pair stays in the list',
  { tags: ['W-11', 'W-14'] },
  async () => {
    const refusal = refused(409, 'The pair is bought.', 'conflict');
    const w = setUp(async () => page([...out(1, 1), requestLine({ lineId: '2', barcode: null })]), {
      deliverLine: async () => refusal,
      checkIn: async () => refusal,
      sellLine: async () => refusal,
    });
    await w.load();
    expect(await w.deliver('1', { spot: 'Bench' })).toBe(false);
    expect(await w.takeBack('1')).toBe(false);
    expect(await w.sell('1', '1042')).toBeUndefined();
    // A line without a pair cannot come back.
    expect(await w.takeBack('2')).toBe(false);
    expect(w.titles()).toEqual(Array(3).fill('The pair is bought.'));
    expect(w.played).toEqual(Array(3).fill('scan-error'));
    expect(w.state.order).toEqual(['1', '2']);
  },
);

test('A double press on Sold sells once', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const w = setUp(async () => page(out(1, 1)), { sellLine: () => slow.promise });
  await w.load();
  const [first, second] = [w.sell('1', '1042'), w.sell('1', '1042')];
  slow.resolve(undefined);
  expect(await Promise.all([first, second])).toEqual([sale, undefined]);
  expect(w.titles()).toEqual(['Sold']);
});

test('The refusal of an offline hand-over is shown when the write is sent', { tags: ['W-11', 'W-13'] }, async () => {
  const answers = [noAnswer, refused(409, 'The pair is bought.', 'conflict')];
  const w = setUp(async () => page(out(1, 1)), { deliverLine: async () => answers.shift() });
  w.outbox.onRefusal(w.showRefusal);
  await w.load();
  await w.deliver('1', { spot: 'Bench' });
  w.outbox.sendNow();
  await settle();
  expect(w.titles()).toEqual(['Kept on this device and sent later', 'The pair is bought.']);
});

test('A device that cannot store hands over no pair, and plays a sound', { tags: ['W-11', 'W-13'] }, async () => {
  const w = setUp(async () => page(out(1, 1)));
  await w.load();
  w.device.fail(Object.assign(new Error(), { name: 'QuotaExceededError' }));
  expect(await w.deliver('1', { spot: 'Fitting room 2' })).toBe(false);
  expect(w.titles()).toEqual([expect.stringMatching(/This device is full/)]);
  expect(w.played).toEqual(['scan-error']);
  expect(w.state.lines[0]?.deliveredTo).toBeUndefined();
});
