import { expect, test } from 'vitest';
import {
  english,
  apiOf,
  cartLine,
  deferred,
  recordToasts,
  memoryStorage,
  noAnswer,
  offline,
  ok,
  refused,
  requestLine,
  settle,
} from '../../test/support.ts';
import type { CartLine } from './cartLines.ts';
import { createRequestCart } from './requestCart.ts';

const line = (over: Partial<CartLine> = {}): CartLine =>
  cartLine({ requestedBy: 'Kiosk Front door', tryOutItem: true, barcode: '2048177304161', lineIds: ['11'], ...over });
const placed = ok({
  requestId: '48213',
  placedBy: 'Maren',
  placedAt: '',
  location: { id: 'loc-1', name: 'Canal Street' },
  lines: [],
});

function setUp(
  answer: () => Promise<typeof placed | ReturnType<typeof refused>> = async () => placed,
  /** The ids of the lines that the user has still accepted; undefined: they cannot be read. @default all */
  stillAccepted: (ids: readonly string[]) => Promise<readonly string[] | undefined> = async (ids) => ids,
) {
  const sent: { body: unknown; key: string | undefined }[] = [];
  const asked: string[] = [];
  const local = memoryStorage();
  const heard = recordToasts();
  let keys = 0;
  let refreshed = 0;
  const open = () => {
    const cart = createRequestCart({
      api: apiOf({
        storefront: {
          getShoesizeLines: async ({ status, whose = 'mine', ids = [] }) => {
            asked.push(`${whose} ${status} ${ids.join()}`);
            const accepted = await stillAccepted(ids);
            if (!accepted) return noAnswer;
            const content = accepted.map((lineId) => requestLine({ lineId }));
            return ok({ content, totalElements: content.length, counts: { request: 0, pending: 0, checkedout: 0 } });
          },
        },
        inventory: {
          placeRequest: (body, options) => {
            sent.push({ body, key: options?.key });
            return answer();
          },
        },
      }),
      local,
      toasts: heard.toasts,
      say: english,
      newKey: () => `key-of-intent-${(keys += 1)}`,
      locationId: () => 'loc-1',
      onPlaced: () => (refreshed += 1),
    });
    cart.open('u-7', 'loc-1');
    return cart;
  };
  return { cart: open(), reload: open, sent, asked, local, ...heard, refreshed: () => refreshed };
}

test('A new line has status 1, and the active status is 1', { tags: 'Z-01' }, () => {
  const { cart } = setUp();
  cart.add(line());
  expect(cart.state.activeStatus).toBe('1');
  expect(cart.state.filteredCart).toHaveLength(1);
  cart.state.activeStatus = '3';
  expect(cart.state.filteredCart).toHaveLength(0);
});

test('Units of one variant are one line of the cart with a quantity', { tags: 'Z-01' }, () => {
  const { cart } = setUp();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.add(line({ lineIds: ['12'] }));
  expect(cart.state.lines).toHaveLength(1);
  expect(cart.state.lines[0]).toMatchObject({ quantity: 2, lineIds: ['11', '12'] });
  expect(cart.state.acceptedLines).toEqual({ '11': true, '12': true });
});

test('A quantity stays between 1 and 50; a lower one removes the last accepted lines', { tags: 'Z-01' }, () => {
  const { cart } = setUp();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.setQuantity('V1', 0);
  expect(cart.state.lines[0]).toMatchObject({ quantity: 1, lineIds: ['11'] });
  cart.setQuantity('V1', 99);
  expect(cart.state.lines[0]?.quantity).toBe(50);
});

test('A line stays a try-on line when the user adds another unit', { tags: 'Z-01' }, () => {
  for (const [first, second] of [
    [true, false],
    [false, true],
  ]) {
    const { cart } = setUp();
    cart.add(line({ tryOutItem: first! }));
    cart.add(line({ tryOutItem: second!, lineIds: ['12'] }));
    expect(cart.state.lines[0]).toMatchObject({ quantity: 2, tryOutItem: true });
  }
});

test('Adding stops at 50; an accepted unit beyond that is not in the cart', { tags: 'Z-01' }, () => {
  const { cart } = setUp();
  for (let id = 1; id <= 51; id += 1) cart.add(line({ lineIds: [`${id}`] }));
  expect(cart.state.lines[0]?.quantity).toBe(50);
  expect(cart.state.lines[0]?.lineIds).toHaveLength(50);
  expect(cart.state.lines[0]?.lineIds).not.toContain('51');
});

test('The cart survives a reload, for the same user at the same location', { tags: 'Z-02' }, () => {
  const { cart, reload } = setUp();
  cart.add(line({ colourway: { name: 'Chalk', swatches: ['#ffffff'] } }));
  expect(reload().state.lines).toEqual([line({ colourway: { name: 'Chalk', swatches: ['#ffffff'] } })]);
  const other = reload();
  other.open('u-8', 'loc-1');
  expect(other.state.lines).toEqual([]);
});

test.each(['{', '[]', '{"lines":7}', '{"lines":[{"name":1}],"key":"long enough"}'])(
  'A stored cart of a wrong shape (%s) is an empty cart',
  { tags: 'S-08' },
  (stored) => {
    const { reload, local } = setUp();
    local.setItem('request-cart:u-7:loc-1', stored);
    expect(reload().state.lines).toEqual([]);
  },
);

test('A change in another tab is shown', { tags: 'Z-02' }, () => {
  const { cart, reload } = setUp();
  const other = reload();
  other.add(line());
  // Of another location, or another setting.
  for (const key of ['request-cart:u-7:loc-2', 'theme']) cart.follow(key);
  expect(cart.state.lines).toEqual([]);
  cart.follow('request-cart:u-7:loc-1');
  expect(cart.state.lines).toHaveLength(1);
});

test('A storage that another tab clears empties the cart', { tags: 'Z-02' }, () => {
  const { cart, local } = setUp();
  cart.add(line());
  local.clear();
  cart.follow(null);
  expect(cart.state.lines).toEqual([]);
});

test('A change without effect keeps the key of the request', { tags: 'Z-02' }, () => {
  const { cart, reload } = setUp();
  cart.add(line());
  const { key } = cart.state;
  cart.setQuantity('V1', 1);
  expect(cart.state.key).toBe(key);
  reload().add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  cart.setQuantity('V1', 1);
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V1', 'V2']);
});

test(
  'A change of another cart that changes nothing there leaves the open one as it is',
  { tags: ['Z-02', 'Z-08'] },
  () => {
    const { cart } = setUp();
    cart.add(line());
    cart.open('u-7', 'loc-2');
    cart.drop(['99'], 'request-cart:u-7:loc-1');
    expect(cart.state.lines).toEqual([]);
  },
);

test('A removed line can be put back in its place', { tags: 'Z-02' }, () => {
  const { cart, actions, said } = setUp();
  cart.add(line());
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  cart.remove('V1');
  expect(said).toEqual([{ kind: 'info', title: 'Halden Court 82 removed' }]);
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
  actions[0]?.();
  actions[0]?.();
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V1', 'V2']);
});

test('PLACE REQUEST sends the lines of the contract and empties the cart', { tags: 'Z-02' }, async () => {
  const { cart, sent, said, refreshed } = setUp();
  cart.add(line({ brand: 'Halden', sizeSystem: 'US M' }));
  expect(await cart.place()).toBe(true);
  expect(sent).toEqual([{ body: { locationId: 'loc-1', items: [line()] }, key: 'key-of-intent-3' }]);
  expect(said).toEqual([{ kind: 'positive', title: 'Request Placed Successfully' }]);
  expect(cart.state.lines).toEqual([]);
  expect(refreshed()).toBe(1);
});

test('A double press places once', { tags: 'Z-02' }, async () => {
  const answer = deferred<typeof placed>();
  const { cart, sent } = setUp(() => answer.promise);
  cart.add(line());
  const first = cart.place();
  expect(await cart.place()).toBe(false);
  expect(cart.state.isPending).toBe(true);
  answer.resolve(placed);
  await first;
  expect(cart.state.isPending).toBe(false);
  expect(sent).toHaveLength(1);
});

test('An empty cart is not placed', { tags: 'Z-02' }, async () => {
  const { cart, sent, said } = setUp();
  expect(cart.check()).toBe(false);
  expect(await cart.place()).toBe(false);
  expect(sent).toEqual([]);
  expect(said).toEqual([]);
});

test('A retry after a lost answer is the same request, also after a reload', { tags: 'Z-02' }, async () => {
  const { cart, reload, sent, said } = setUp(async () => noAnswer);
  cart.add(line());
  await cart.place();
  await cart.place();
  const again = reload();
  await again.place();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(again.state.lines).toHaveLength(1);
  expect(said).toContainEqual({ kind: 'critical', title: 'Something went wrong, please try later!' });
});

test('A refused request shows the message of the server, and the cart is kept', { tags: 'Z-02' }, async () => {
  const { cart, said } = setUp(async () => refused(409, 'Only 1 pair of Halden Court 82 is left', 'conflict'));
  cart.add(line());
  expect(await cart.place()).toBe(false);
  expect(said).toEqual([{ kind: 'caution', title: 'Only 1 pair of Halden Court 82 is left' }]);
  expect(cart.state.lines).toHaveLength(1);
});

test.each(['conflict', 'invalid'] as const)(
  'After a refusal (%s) the lines that a colleague has now leave the cart',
  { tags: 'Z-02' },
  async (kind) => {
    const { cart, asked } = setUp(
      async () => refused(409, 'A line is with a colleague.', kind),
      async () => [],
    );
    cart.add(line());
    cart.add(line({ inventoryLineItemId: 'V2', lineIds: [] }));
    expect(await cart.place()).toBe(false);
    await settle();
    expect(asked).toEqual(['mine 1 11']);
    expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
  },
);

test('A unit that is added while the request is in flight stays in the cart', { tags: 'Z-02' }, async () => {
  const answer = deferred<typeof placed>();
  const { cart } = setUp(() => answer.promise);
  cart.add(line());
  const placing = cart.place();
  await settle();
  cart.add(line({ lineIds: ['12'] }));
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['13'] }));
  answer.resolve(placed);
  await placing;
  expect(cart.state.lines).toEqual([line({ lineIds: ['12'] }), line({ inventoryLineItemId: 'V2', lineIds: ['13'] })]);
});

test.each([null, '', '  '])('A line with SKU %j: says so and sends nothing', { tags: 'Z-03' }, async (style) => {
  const { cart, sent, titles } = setUp();
  cart.add(line());
  cart.add(line({ inventoryLineItemId: 'V2', style, lineIds: ['12'] }));
  expect(await cart.place()).toBe(false);
  expect(sent).toEqual([]);
  expect(titles()).toEqual(["Can't place the request. SKU is not present for this product!"]);
});

test('A cancelled line leaves the cart, other units of the variant stay', { tags: 'Z-04' }, () => {
  const { cart } = setUp();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.drop(['11']);
  expect(cart.state.lines[0]).toMatchObject({ quantity: 1, lineIds: ['12'] });
  cart.drop(['12']);
  expect(cart.state.lines).toEqual([]);
});

const changes = (...lines: string[]) => ({ all: false, lines, tryouts: [], units: [] });
const everything = { ...changes(), all: true };

test('A line that is handed to a colleague leaves the cart, other units stay', { tags: 'Z-09' }, async () => {
  const { cart, asked, reload } = setUp(undefined, async (ids) => ids.filter((id) => id !== '11'));
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['13'] }));
  await cart.readChanges(changes('11', '99'));
  expect(asked).toEqual(['mine 1 11']);
  expect(cart.state.lines).toEqual([line({ lineIds: ['12'] }), line({ inventoryLineItemId: 'V2', lineIds: ['13'] })]);
  expect(reload().state.lines).toEqual(cart.state.lines);
});

test('After missed messages the cart reads all its lines again', { tags: 'Z-09' }, async () => {
  const { cart, asked } = setUp(undefined, async () => []);
  cart.add(line({ lineIds: [], inventoryLineItemId: 'V2' }));
  await cart.readChanges(everything);
  cart.add(line());
  await cart.readChanges(changes('99'));
  expect(asked).toEqual([]);
  await cart.readChanges(everything);
  expect(asked).toEqual(['mine 1 11']);
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
});

test('Lines that cannot be read stay in the cart', { tags: 'Z-09' }, async () => {
  const { cart } = setUp(undefined, async () => undefined);
  cart.add(line());
  await cart.readChanges(everything);
  expect(cart.state.lines).toEqual([line()]);
});

test('A changed line leaves the cart that was open at the change', { tags: 'Z-09' }, async () => {
  const still = deferred<string[]>();
  const { cart } = setUp(undefined, () => still.promise);
  cart.add(line());
  const reading = cart.readChanges(changes('11'));
  cart.open('u-7', 'loc-2');
  cart.add(line());
  still.resolve([]);
  await reading;
  expect(cart.state.lines).toHaveLength(1);
  cart.open('u-7', 'loc-1');
  expect(cart.state.lines).toEqual([]);
});

test('The lines of a running request stay in the cart until the answer', { tags: ['Z-09', 'Z-02'] }, async () => {
  const answer = deferred<typeof noAnswer>();
  const { cart } = setUp(
    () => answer.promise,
    async () => [],
  );
  cart.add(line());
  const placing = cart.place();
  await settle();
  await cart.readChanges(changes('11'));
  expect(cart.state.lines).toHaveLength(1);
  answer.resolve(noAnswer);
  await placing;
  expect(cart.state.lines).toHaveLength(1);
});

test('What is placed while the lines are read again stays until its answer', { tags: ['Z-09', 'Z-02'] }, async () => {
  const [answer, still] = [deferred<typeof noAnswer>(), deferred<string[]>()];
  const { cart } = setUp(
    () => answer.promise,
    () => still.promise,
  );
  cart.add(line());
  const reading = cart.readChanges(changes('11'));
  const placing = cart.place();
  still.resolve([]);
  await reading;
  expect(cart.state.lines).toEqual([line()]);
  answer.resolve(noAnswer);
  await placing;
  expect(cart.state.lines).toEqual([line()]);
});

test(
  'A line that was handed on leaves the cart when the store refuses to place it',
  { tags: ['Z-09', 'Z-02'] },
  async () => {
    const { cart, said } = setUp(
      async () => refused(422, 'Line 11 is not yours.', 'invalid'),
      async () => [],
    );
    cart.add(line());
    expect(await cart.place()).toBe(false);
    await settle();
    expect(said).toEqual([{ kind: 'caution', title: 'Line 11 is not yours.' }]);
    expect(cart.state.lines).toEqual([]);
  },
);

test('After a change of location the answer empties the cart that was placed', { tags: 'Z-02' }, async () => {
  const answer = deferred<typeof placed>();
  const { cart } = setUp(() => answer.promise);
  cart.open('u-7', 'loc-2');
  cart.add(line());
  cart.open('u-7', 'loc-1');
  cart.add(line());
  const placing = cart.place();
  cart.open('u-7', 'loc-2');
  answer.resolve(placed);
  await placing;
  expect(cart.state.lines).toEqual([line()]);
  cart.open('u-7', 'loc-1');
  expect(cart.state.lines).toEqual([]);
});

test('Undo at another location puts the line back into its own cart', { tags: 'Z-02' }, () => {
  const { cart, actions } = setUp();
  cart.add(line());
  cart.remove('V1');
  cart.open('u-7', 'loc-2');
  actions[0]?.();
  expect(cart.state.lines).toEqual([]);
  cart.open('u-7', 'loc-1');
  expect(cart.state.lines).toEqual([line()]);
});

test('A unit that another tab adds meanwhile is lost neither by placing nor by adding', { tags: 'Z-02' }, async () => {
  const answer = deferred<typeof placed>();
  const { cart, reload } = setUp(() => answer.promise);
  cart.add(line());
  const placing = cart.place();
  const other = reload();
  other.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  answer.resolve(placed);
  await placing;
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
  other.add(line({ inventoryLineItemId: 'V3', lineIds: ['13'] }));
  cart.add(line({ inventoryLineItemId: 'V4', lineIds: ['14'] }));
  expect(cart.state.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2', 'V3', 'V4']);
});

test('With a full storage the cart lasts as long as the page', { tags: 'Z-02' }, async () => {
  const { cart, local, sent } = setUp(async () => noAnswer);
  cart.add(line());
  local.setItem = () => {
    throw new Error('full');
  };
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  cart.add(line({ inventoryLineItemId: 'V3', lineIds: ['13'] }));
  expect(cart.state.lines).toHaveLength(3);
  await cart.place();
  await cart.place();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(cart.state.isRepeat).toBe(true);
});

test('A stored cart is cut to the lines that one request takes', { tags: 'S-08' }, () => {
  const { reload, local } = setUp();
  const lines = Array.from({ length: 101 }, (_, at) => line({ inventoryLineItemId: `V${at}` }));
  local.setItem('request-cart:u-7:loc-1', JSON.stringify({ lines, key: 'long enough' }));
  expect(reload().state.lines).toHaveLength(100);
});

test('A retry sends the possibly placed lines unchanged, and new lines separately', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed, placed];
  const { cart, sent, titles } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ lineIds: [] }));
  await cart.place();
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  await cart.place();
  const ids = sent.map(({ body }) =>
    (body as { items: CartLine[] }).items.map(({ inventoryLineItemId }) => inventoryLineItemId),
  );
  expect(ids).toEqual([['V1'], ['V1'], ['V2']]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(cart.state.lines).toEqual([]);
  expect(titles()).toEqual(['Something went wrong, please try later!', 'Request Placed Successfully']);
});

test.each([
  ['without network', offline],
  ['after the session has ended', refused(401, undefined, 'unauthorized')],
])(
  'What may have been placed is still sent as it was after a press %s',
  { tags: ['S-08', 'Z-02'] },
  async (_when, unheard) => {
    const answers = [noAnswer, unheard, placed, placed];
    const { cart, sent } = setUp(async () => answers.shift() ?? placed);
    cart.add(line({ lineIds: [] }));
    await cart.place();
    cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
    await cart.place();
    await cart.place();
    const ids = sent.map(({ body }) =>
      (body as { items: CartLine[] }).items.map(({ inventoryLineItemId }) => inventoryLineItemId),
    );
    expect(ids).toEqual([['V1'], ['V1'], ['V1'], ['V2']]);
    expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  },
);

test('A refused request is not sent again unchanged', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, refused(409, 'Only 1 pair is left.', 'conflict'), placed];
  const { cart, sent } = setUp(async () => answers.shift() ?? placed);
  cart.add(line());
  await cart.place();
  cart.setQuantity('V1', 2);
  await cart.place();
  cart.setQuantity('V1', 3);
  await cart.place();
  expect(sent.map(({ body }) => (body as { items: CartLine[] }).items[0]?.quantity)).toEqual([1, 1, 3]);
});

const idsOf = (sent: { body: unknown }[]) =>
  sent.map(({ body }) => (body as { items: CartLine[] }).items.map(({ inventoryLineItemId }) => inventoryLineItemId));
const v2 = line({ inventoryLineItemId: 'V2', name: 'Marlow Runner', lineIds: ['12'] });
/** The store's answer if the key was used for another cart, which was placed. */
const keyUsed: ReturnType<typeof refused> = {
  ...refused(422, 'This Idempotency-Key was used for another request. Take a new one.'),
  problem: {
    type: 'about:blank',
    title: 'Key used before',
    status: 422,
    errors: [{ field: 'Idempotency-Key', message: 'was used for another request' }],
  },
};

test(
  'Possibly placed lines are not sent twice if another cart was placed since',
  { tags: ['Z-08', 'Z-02'] },
  async () => {
    const answers = [noAnswer, placed, placed, placed];
    const { cart, sent } = setUp(async () => answers.shift() ?? placed);
    cart.add(line({ lineIds: [] }));
    await cart.place();
    cart.open('u-7', 'loc-2');
    cart.add(line({ inventoryLineItemId: 'V9', lineIds: ['19'] }));
    await cart.place();
    cart.open('u-7', 'loc-1');
    cart.add(v2);
    await cart.place();
    expect(idsOf(sent)).toEqual([['V1'], ['V9'], ['V1'], ['V2']]);
    expect(sent[2]?.key).toBe(sent[0]?.key);
  },
);

test('Possibly placed lines are not requested twice after a reload', { tags: ['S-08', 'Z-02'] }, async () => {
  const never = deferred<typeof placed>();
  const answers = [never.promise, noAnswer, placed, placed];
  const { cart, reload, sent } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ lineIds: [] }));
  void cart.place();
  await settle();
  const again = reload();
  again.add(v2);
  await again.place();
  await reload().place();
  expect(idsOf(sent)).toEqual([['V1'], ['V1'], ['V1'], ['V2']]);
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(reload().state.lines).toEqual([]);
});

test.each([
  7,
  { key: 'short', items: [] },
  { key: 'long enough' },
  { key: 'long enough', items: [{ name: 1 }] },
  { key: 'long enough', items: [line(), { name: 1 }] },
])('A stored cart whose sent part has a wrong shape (%j) keeps its lines', { tags: 'S-08' }, async (unsure) => {
  const { reload, local, sent } = setUp();
  local.setItem('request-cart:u-7:loc-1', JSON.stringify({ lines: [line()], key: 'key of the cart', unsure }));
  const cart = reload();
  expect(cart.state.lines).toEqual([line()]);
  await cart.place();
  expect(sent).toEqual([{ body: { locationId: 'loc-1', items: [line()] }, key: 'key of the cart' }]);
});

test('A unit that was removed after a lost answer is not requested', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed, placed];
  const { cart, sent, said } = setUp(async () => answers.shift() ?? placed);
  cart.add(line());
  cart.add(v2);
  await cart.place();
  cart.remove('V1');
  expect(said.at(-1)?.description).toBe('This may already be placed. Check Pending.');
  await cart.place();
  // Under the key of the first request: if that had arrived, the store would answer so.
  expect(sent.slice(1)).toEqual([{ body: { locationId: 'loc-1', items: [v2] }, key: sent[0]?.key }]);
  expect(cart.state.lines).toEqual([]);
});

test('The page shows removed items that were already placed', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, keyUsed, placed, placed];
  const { cart, sent, said, refreshed } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ quantity: 3, lineIds: [] }));
  cart.add(v2);
  cart.add(line({ inventoryLineItemId: 'V4', name: 'Kept Runner', lineIds: ['14'] }));
  await cart.place();
  cart.setQuantity('V1', 1);
  cart.remove('V2');
  cart.add(line({ inventoryLineItemId: 'V3', lineIds: ['13'] }));
  await cart.place();
  expect(idsOf(sent)).toEqual([['V1', 'V2', 'V4'], ['V1', 'V4'], ['V1', 'V2', 'V4'], ['V3']]);
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(said.slice(-2)).toEqual([
    {
      kind: 'caution',
      title: 'Removed items were already placed',
      description:
        'Halden Court 82, size 10.5; Marlow Runner, size 10.5. Cancel them under Pending if they are not needed.',
    },
    { kind: 'positive', title: 'Request Placed Successfully' },
  ]);
  expect(cart.state.lines).toEqual([]);
  expect(refreshed()).toBe(1);
});

test('A lower quantity after a lost answer is what is requested', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed];
  const { cart, sent } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ quantity: 3, lineIds: ['11', '12', '13'] }));
  await cart.place();
  cart.setQuantity('V1', 2);
  await cart.place();
  const items = [line({ quantity: 2, lineIds: ['11', '12'] })];
  expect(sent.slice(1)).toEqual([{ body: { locationId: 'loc-1', items }, key: sent[0]?.key }]);
});

test('The cart remembers an arrived request when the network fails again', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, keyUsed, offline, keyUsed, placed];
  const { cart, sent } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ quantity: 2, lineIds: [] }));
  await cart.place();
  cart.setQuantity('V1', 1);
  await cart.place();
  await cart.place();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(cart.state.lines).toEqual([]);
});

test('If the outcome of a request is unclear, a message says so', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, keyUsed, keyUsed, placed];
  const { cart, sent, titles } = setUp(async () => answers.shift() ?? placed);
  cart.add(line());
  cart.add(v2);
  await cart.place();
  cart.remove('V1');
  await cart.place();
  expect(titles().at(-1)).toBe('Some items were already placed. Check Pending.');
  await cart.place();
  expect(sent[3]?.key).not.toBe(sent[0]?.key);
});

test('Possibly placed items that are all removed are not sent again, except after Undo', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed, placed];
  const { cart, sent, actions } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ lineIds: [] }));
  await cart.place();
  cart.remove('V1');
  cart.add(v2);
  await cart.place();
  actions[0]?.();
  await cart.place();
  expect(idsOf(sent)).toEqual([['V1'], ['V2'], ['V1']]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

test('A unit that was removed and accepted again is not lost with what was sent before', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed, placed];
  const { cart, sent } = setUp(async () => answers.shift() ?? placed);
  cart.add(line());
  cart.add(v2);
  await cart.place();
  cart.drop(['11']);
  cart.add(line({ lineIds: ['15'] }));
  await cart.place();
  expect(idsOf(sent).slice(1)).toEqual([['V2'], ['V1']]);
});

test('The question before placing again says that the last try got no answer', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed];
  const { cart } = setUp(async () => answers.shift() ?? placed);
  cart.add(line());
  cart.check();
  expect(cart.state.isRepeat).toBe(false);
  await cart.place();
  cart.check();
  expect(cart.state.isRepeat).toBe(true);
  await cart.place();
  cart.add(v2);
  cart.check();
  expect(cart.state.isRepeat).toBe(false);
});

test('A success is shown although what was added since is refused', { tags: 'Z-02' }, async () => {
  const answers = [noAnswer, placed, refused(409, 'Only 1 pair is left.', 'conflict')];
  const { cart, said, refreshed } = setUp(async () => answers.shift() ?? placed);
  cart.add(line({ lineIds: [] }));
  await cart.place();
  cart.add(v2);
  await cart.place();
  expect(cart.state.lines).toEqual([v2]);
  expect(refreshed()).toBe(1);
  expect(said.slice(1)).toEqual([
    {
      kind: 'positive',
      title: 'Request Placed Successfully',
      description: 'Items added later are still in your cart.',
    },
    { kind: 'caution', title: 'Only 1 pair is left.' },
  ]);
});

test('An unexpected failure is shown, and the next press tries again', { tags: 'Z-02' }, async () => {
  let isFirst = true;
  const { cart, titles } = setUp(async () => {
    if (!isFirst) return placed;
    isFirst = false;
    throw new Error('a bug');
  });
  cart.add(line());
  expect(await cart.place()).toBe(false);
  expect(titles()).toEqual(['Something went wrong, please try later!']);
  expect(await cart.place()).toBe(true);
});
