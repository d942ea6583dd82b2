import { expect, test } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';

test(
  "the next customer's request does not reuse the key of a withdrawn request",
  { tags: ['C-11', 'C-12'] },
  async () => {
    const keys: string[] = [];
    const requestTryout = async (_request: unknown, { key }: { key: string }) => {
      keys.push(key);
      return lost;
    };
    const kiosk = openKiosk({ kiosk: { requestTryout } });
    kiosk.addToCart(product('p1'), 'v1');
    await kiosk.send();
    kiosk.takeBack();
    kiosk.startOver();
    kiosk.addToCart(product('p1'), 'v1');
    await kiosk.send();
    expect(new Set(keys).size).toBe(2);
  },
);

test('a late refusal is not shown on the request of the next customer', { tags: ['C-11', 'C-14'] }, async () => {
  const refusal = later();
  const kiosk = openKiosk({
    kiosk: {
      getTryoutProgress: async ({ tryoutItemId }: { tryoutItemId: string }) => ({
        ok: true,
        data: { tryoutItemId, number: 100, askedAt: '1970-01-01T00:00:00Z', acceptedBy: null, isOwn: true, lines: [] },
      }),
      withdrawTryout: () => refusal.promise,
    },
  });
  await kiosk.openProgress('1');
  const withdrawing = kiosk.withdraw();
  kiosk.startOver();
  await kiosk.openProgress('2');
  refusal.give({ ok: false, kind: 'conflict', status: 409 });
  await withdrawing;
  expect(kiosk.progress).toMatchObject({ tryoutItemId: '2', hasRefused: false });
});

/** A request of one line in a state. */
const inState = (state: string) => ({
  ok: true,
  data: {
    tryoutItemId: '1',
    askedAt: '1970-01-01T00:00:00Z',
    isOwn: true,
    lines: [{ lineId: '7', state, product: { inventoryItemId: 'v1' } }],
  },
});

test(
  'a slow answer from before a withdrawal does not show the request as active',
  { tags: ['C-10', 'C-14'] },
  async () => {
    const slow = later();
    let time = 0;
    const answers = [inState('asked'), slow.promise, inState('cancelled')];
    const kiosk = openKiosk(
      {
        kiosk: { getTryoutProgress: async () => answers.shift(), withdrawTryout: async () => ({ ok: true, data: {} }) },
      },
      { elapsed: () => (time += 1) },
    );
    await kiosk.openProgress('1');
    const polling = kiosk.refreshProgress();
    await kiosk.withdraw();
    slow.give(inState('asked'));
    await polling;
    expect(kiosk.progress.progress?.lines[0]?.state).toBe('cancelled');
  },
);

test('a withdrawal with a lost answer is refused only if the store shows no change', { tags: 'C-14' }, async () => {
  const open = async (after: string) => {
    const answers = [inState('asked'), inState(after)];
    const kiosk = openKiosk({
      kiosk: { getTryoutProgress: async () => answers.shift(), withdrawTryout: async () => lost },
    });
    await kiosk.openProgress('1');
    await kiosk.withdraw();
    return kiosk.progress;
  };
  expect(await open('cancelled')).toMatchObject({ isChanging: false, hasRefused: false });
  expect(await open('asked')).toMatchObject({ isChanging: false, hasRefused: true });
});

test('nearest sizes that arrive after the customer has left are not kept', { tags: ['C-10', 'C-11'] }, async () => {
  const slow = later();
  const asked: string[] = [];
  const getNearestSizes = ({ inventoryItemId }: { inventoryItemId: string }) => {
    asked.push(inventoryItemId);
    return slow.promise;
  };
  const kiosk = openKiosk({
    kiosk: { getTryoutProgress: async () => inState('unavailable') },
    inventory: { getNearestSizes },
  });
  const opening = kiosk.openProgress('1');
  await expect.poll(() => asked).toEqual(['v1']);
  kiosk.startOver();
  slow.give({ ok: true, data: { sizes: [{ inventoryItemId: 'v2', size: '9' }] } });
  await opening;
  expect(kiosk.progress.nearest).toEqual({});
});

test('the nearest sizes of a line that is not available follow the stock', { tags: 'C-10' }, async () => {
  const sizes = [[{ inventoryItemId: 'v2', size: '9' }], []];
  const kiosk = openKiosk({
    kiosk: { getTryoutProgress: async () => inState('unavailable') },
    inventory: { getNearestSizes: async () => ({ ok: true, data: { sizes: sizes.shift() } }) },
  });
  await kiosk.openProgress('1');
  expect(kiosk.progress.nearest['v1']).toHaveLength(1);
  await kiosk.refreshProgress();
  expect(kiosk.progress.nearest['v1']).toEqual([]);
});

test(
  'a photo that two reads bring at once is stored once and removed by the reset',
  { tags: ['C-10', 'C-11'] },
  async () => {
    const photos = [later(), later()];
    const answers = photos.map(({ promise }) => promise);
    const urls = new Set<string>();
    let made = 0;
    const shown = { ...inState('accepted').data, acceptedBy: { firstName: 'Ana', hasPhoto: true } };
    const kiosk = openKiosk(
      { kiosk: { getTryoutProgress: async () => ({ ok: true, data: shown }), getTryoutPhoto: () => answers.shift() } },
      {
        urls: {
          createObjectURL: () => {
            const url = `blob:${(made += 1)}`;
            urls.add(url);
            return url;
          },
          revokeObjectURL: (url) => void urls.delete(url),
        },
      },
    );
    const reads = [kiosk.openProgress('1'), kiosk.refreshProgress()];
    for (const photo of photos) photo.give({ ok: true, data: new Blob() });
    await Promise.all(reads);
    expect(urls.size).toBe(1);
    kiosk.startOver();
    expect(urls.size).toBe(0);
  },
);

test.each([
  ['request', { ok: true, data: { ...inState('asked').data, isOwn: false } }],
  ['refusal', { ok: false, kind: 'not-found', status: 404 }],
])(
  "the %s found late for the last customer's number is not on the next one's keypad",
  { tags: ['C-10', 'C-11'] },
  async (_, answer) => {
    const slow = later();
    const kiosk = openKiosk({ kiosk: { getTryoutByNumber: () => slow.promise } });
    kiosk.show({ screen: 'number' });
    const opening = kiosk.openNumber(100);
    kiosk.startOver();
    kiosk.show({ screen: 'number' });
    slow.give(answer);
    expect(await opening).toBe(false);
    expect([kiosk.view.screen, kiosk.progress.progress, kiosk.state.error.number]).toEqual([
      'number',
      undefined,
      undefined,
    ]);
    expect(kiosk.progress.failure).toBeUndefined();
  },
);

test("a request opened by its number is shown once, without its owner's details", { tags: 'C-10' }, async () => {
  const [sizesRead, requestsRead]: [string[], string[]] = [[], []];
  const kiosk = openKiosk({
    kiosk: {
      getTryoutByNumber: async () => ({ ok: true, data: { ...inState('unavailable').data, isOwn: false } }),
      getTryoutProgress: async ({ tryoutItemId }: { tryoutItemId: string }) => (requestsRead.push(tryoutItemId), lost),
    },
    inventory: {
      getNearestSizes: async (line: { inventoryItemId: string }) => (sizesRead.push(line.inventoryItemId), lost),
    },
  });
  expect(await kiosk.openNumber(100)).toBe(true);
  expect([kiosk.view.screen, kiosk.progress.tryoutItemId]).toEqual(['progress', undefined]);
  expect(kiosk.progress.progress?.lines).toHaveLength(1);
  await kiosk.refreshProgress();
  expect([sizesRead, requestsRead]).toEqual([[], []]);
});

test('a product keeps its colours while it is read again or its answer has none', { tags: 'C-04' }, async () => {
  const edgesOf = (...ids: string[]) => ({
    ok: true,
    data: { data: { products: { edges: ids.map((id) => ({ node: product(id) })) } } },
  });
  const slow = later();
  const answers = [edgesOf('p1', 'p2'), slow.promise];
  const kiosk = openKiosk({ kiosk: { searchKioskProducts: async () => answers.shift() } });
  const coloursOf = () => [kiosk.state.product?.id, ...kiosk.state.colours.map(({ id }) => id)];
  kiosk.state.featuredProducts = [product('p1')];
  await kiosk.openProduct('gone');
  expect([kiosk.view.screen, ...coloursOf()]).toEqual(['attract', undefined]);
  await kiosk.openProduct('p1');
  const opening = kiosk.openProduct('p2');
  expect(coloursOf()).toEqual(['p2', 'p1', 'p2']);
  slow.give(edgesOf('p1'));
  await opening;
  expect(coloursOf()).toEqual(['p2', 'p1', 'p2']);
});

test('a slow answer about a product does not replace a product opened later', { tags: 'C-04' }, async () => {
  const slow = later();
  const answers = [slow.promise, Promise.resolve(lost)];
  const kiosk = openKiosk({ kiosk: { searchKioskProducts: () => answers.shift() } });
  kiosk.state.featuredProducts = [product('p1'), product('p2')];
  const opening = kiosk.openProduct('p1');
  await kiosk.openProduct('p2');
  slow.give({ ok: true, data: { data: { products: { edges: [{ node: product('p1') }] } } } });
  await opening;
  expect(kiosk.state.product?.id).toBe('p2');
});

test('the age of a request follows the store time on a kiosk 20 minutes fast', { tags: 'C-12' }, async () => {
  const MINUTES_20 = 20 * 60_000;
  const sent: { askedAt: string }[] = [];
  const requestTryout = async (request: { askedAt: string }) => {
    sent.push(request);
    return lost;
  };
  const kiosk = openKiosk({ kiosk: { requestTryout } }, { now: () => MINUTES_20 });
  kiosk.device.aheadMs = -MINUTES_20;
  kiosk.addToCart(product('p1'), 'v1');
  await kiosk.send();
  expect(sent.map(({ askedAt }) => askedAt)).toEqual(['1970-01-01T00:00:00.000Z']);
});
