import { expect, test } from 'vitest';
import { apiOf, deferred, heardToasts, memoryStorage, noAnswer, offline, ok, refused, settle } from '../testWorld.ts';
import { type CartLine, createRequestCart } from './requestCart.ts';

const line = (over: Partial<CartLine> = {}): CartLine => ({
  inventoryLineItemId: 'V1',
  name: 'Halden Court 82',
  style: 'HC82-104-CF',
  imageUrl: '/artwork/court.svg',
  size: '10.5',
  price: 140,
  status: '1',
  requestedBy: 'Kiosk Front door',
  tryOutItem: true,
  barcode: '2048177304161',
  quantity: 1,
  lineIds: ['11'],
  ...over,
});
const placed = ok({
  requestId: '48213',
  placedBy: 'Maren',
  placedAt: '',
  location: { id: 'loc-1', name: 'Canal Street' },
  lines: [],
});

function world(answer: () => Promise<typeof placed | ReturnType<typeof refused>> = async () => placed) {
  const sent: { body: unknown; key: string | undefined }[] = [];
  const local = memoryStorage();
  const heard = heardToasts();
  let keys = 0;
  let refreshed = 0;
  const open = () => {
    const cart = createRequestCart({
      api: apiOf({
        inventory: {
          placeRequest: (body, options) => {
            sent.push({ body, key: options?.key });
            return answer();
          },
        },
      }),
      local,
      toasts: heard.toasts,
      newKey: () => `key-of-intent-${(keys += 1)}`,
      locationId: () => 'loc-1',
      onPlaced: () => (refreshed += 1),
    });
    cart.open('u-7', 'loc-1');
    return cart;
  };
  return { cart: open(), reload: open, sent, local, ...heard, refreshed: () => refreshed };
}

test('[Z-01] A new line has status 1, and the active status is 1', () => {
  const { cart } = world();
  cart.add(line());
  expect(cart.facts.activeStatus).toBe('1');
  expect(cart.facts.filteredCart).toHaveLength(1);
  cart.facts.activeStatus = '3';
  expect(cart.facts.filteredCart).toHaveLength(0);
});

test('[Z-01] Equal pairs are one line with a quantity, and the same accepted pair counts once', () => {
  const { cart } = world();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.add(line({ lineIds: ['12'] }));
  expect(cart.facts.lines).toHaveLength(1);
  expect(cart.facts.lines[0]).toMatchObject({ quantity: 2, lineIds: ['11', '12'] });
});

test('[Z-01] A quantity stays between 1 and 50; with fewer the last accepted pairs leave', () => {
  const { cart } = world();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.setQuantity('V1', 0);
  expect(cart.facts.lines[0]).toMatchObject({ quantity: 1, lineIds: ['11'] });
  cart.setQuantity('V1', 99);
  expect(cart.facts.lines[0]?.quantity).toBe(50);
});

test('[Z-02] The cart survives a reload, for the same person at the same location', () => {
  const { cart, reload } = world();
  cart.add(line({ colourway: { name: 'Chalk', swatches: ['#ffffff'] } }));
  expect(reload().facts.lines).toEqual([line({ colourway: { name: 'Chalk', swatches: ['#ffffff'] } })]);
  const other = reload();
  other.open('u-8', 'loc-1');
  expect(other.facts.lines).toEqual([]);
});

test.each(['{', '[]', '{"lines":7}', '{"lines":[{"name":1}],"key":"long enough"}'])(
  '[S-08] A stored cart of a wrong shape (%s) is an empty cart',
  (stored) => {
    const { reload, local } = world();
    local.setItem('request-cart:u-7:loc-1', stored);
    expect(reload().facts.lines).toEqual([]);
  },
);

test('[Z-02] A change in another tab is followed', () => {
  const { cart, reload } = world();
  const other = reload();
  other.add(line());
  cart.follow('request-cart:u-7:loc-1');
  expect(cart.facts.lines).toHaveLength(1);
});

test('[Z-02] A removed line can be put back where it was', () => {
  const { cart, actions } = world();
  cart.add(line());
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  cart.remove('V1');
  expect(cart.facts.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
  actions[0]?.();
  actions[0]?.();
  expect(cart.facts.lines.map((one) => one.inventoryLineItemId)).toEqual(['V1', 'V2']);
});

test('[Z-02] PLACE REQUEST sends the lines as the contract has them, tells it, and empties the cart', async () => {
  const { cart, sent, said, refreshed } = world();
  cart.add(line({ brand: 'Halden', sizeSystem: 'US M' }));
  expect(await cart.place()).toBe(true);
  expect(sent).toEqual([{ body: { locationId: 'loc-1', items: [line()] }, key: 'key-of-intent-3' }]);
  expect(said).toEqual([{ kind: 'positive', title: 'Request Placed Successfully' }]);
  expect(cart.facts.lines).toEqual([]);
  expect(refreshed()).toBe(1);
});

test('[Z-02] Pressed twice it places once', async () => {
  const answer = deferred<typeof placed>();
  const { cart, sent } = world(() => answer.promise);
  cart.add(line());
  const first = cart.place();
  expect(await cart.place()).toBe(false);
  answer.resolve(placed);
  await first;
  expect(sent).toHaveLength(1);
});

test('[Z-02] A retry after a lost answer is the same request, also after a reload', async () => {
  const { cart, reload, sent, titles } = world(async () => noAnswer);
  cart.add(line());
  await cart.place();
  await cart.place();
  const again = reload();
  await again.place();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(again.facts.lines).toHaveLength(1);
  expect(titles()).toContain('Something went wrong, please try later!');
});

test('[Z-02] What the warehouse cannot fill is said in its words, and the cart is kept', async () => {
  const { cart, said } = world(async () => refused(409, 'Only 1 pair of Halden Court 82 is left', 'conflict'));
  cart.add(line());
  expect(await cart.place()).toBe(false);
  expect(said).toEqual([{ kind: 'caution', title: 'Only 1 pair of Halden Court 82 is left' }]);
  expect(cart.facts.lines).toHaveLength(1);
});

test('[Z-02] A pair that joins while the request is on its way stays in the cart', async () => {
  const answer = deferred<typeof placed>();
  const { cart } = world(() => answer.promise);
  cart.add(line());
  const placing = cart.place();
  await settle();
  cart.add(line({ lineIds: ['12'] }));
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['13'] }));
  answer.resolve(placed);
  await placing;
  expect(cart.facts.lines).toEqual([line({ lineIds: ['12'] }), line({ inventoryLineItemId: 'V2', lineIds: ['13'] })]);
});

test.each([null, '', '  '])('[Z-03] A line with SKU %j: says so and sends nothing', async (style) => {
  const { cart, sent, titles } = world();
  cart.add(line());
  cart.add(line({ inventoryLineItemId: 'V2', style, lineIds: ['12'] }));
  expect(await cart.place()).toBe(false);
  expect(sent).toEqual([]);
  expect(titles()).toEqual(["Can't place the request. SKU is not present for this product!"]);
});

test('[Z-04] A cancelled pair leaves the cart, its equals stay', () => {
  const { cart } = world();
  cart.add(line());
  cart.add(line({ lineIds: ['12'] }));
  cart.drop(['11']);
  expect(cart.facts.lines[0]).toMatchObject({ quantity: 1, lineIds: ['12'] });
  cart.drop(['12']);
  expect(cart.facts.lines).toEqual([]);
});

test('[Z-02] Placed here and gone to another location: the answer empties the cart that was placed', async () => {
  const answer = deferred<typeof placed>();
  const { cart } = world(() => answer.promise);
  cart.open('u-7', 'loc-2');
  cart.add(line());
  cart.open('u-7', 'loc-1');
  cart.add(line());
  const placing = cart.place();
  cart.open('u-7', 'loc-2');
  answer.resolve(placed);
  await placing;
  expect(cart.facts.lines).toEqual([line()]);
  cart.open('u-7', 'loc-1');
  expect(cart.facts.lines).toEqual([]);
});

test('[Z-02] Undo at another location puts the line back where it was', () => {
  const { cart, actions } = world();
  cart.add(line());
  cart.remove('V1');
  cart.open('u-7', 'loc-2');
  actions[0]?.();
  expect(cart.facts.lines).toEqual([]);
  cart.open('u-7', 'loc-1');
  expect(cart.facts.lines).toEqual([line()]);
});

test('[Z-02] A pair that another tab adds meanwhile is neither lost by placing nor by adding', async () => {
  const answer = deferred<typeof placed>();
  const { cart, reload } = world(() => answer.promise);
  cart.add(line());
  const placing = cart.place();
  const other = reload();
  other.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  answer.resolve(placed);
  await placing;
  expect(cart.facts.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2']);
  other.add(line({ inventoryLineItemId: 'V3', lineIds: ['13'] }));
  cart.add(line({ inventoryLineItemId: 'V4', lineIds: ['14'] }));
  expect(cart.facts.lines.map((one) => one.inventoryLineItemId)).toEqual(['V2', 'V3', 'V4']);
});

test('[Z-02] With a storage that is full the cart lasts as long as the page', () => {
  const { cart, local } = world();
  cart.add(line());
  local.setItem = () => {
    throw new Error('full');
  };
  cart.add(line({ inventoryLineItemId: 'V2', lineIds: ['12'] }));
  cart.add(line({ inventoryLineItemId: 'V3', lineIds: ['13'] }));
  expect(cart.facts.lines).toHaveLength(3);
});

test('[S-08] Of a stored cart no more lines are read than one request takes', () => {
  const { reload, local } = world();
  const lines = Array.from({ length: 101 }, (_, at) => line({ inventoryLineItemId: `V${at}` }));
  local.setItem('request-cart:u-7:loc-1', JSON.stringify({ lines, key: 'long enough' }));
  expect(reload().facts.lines).toHaveLength(100);
});

test('[Z-02] What may have been placed is sent again as it was, and what was added since is a request of its own', async () => {
  const answers = [noAnswer, placed, placed];
  const { cart, sent, titles } = world(async () => answers.shift() ?? placed);
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
  expect(cart.facts.lines).toEqual([]);
  expect(titles()).toEqual(['Something went wrong, please try later!', 'Request Placed Successfully']);
});

test('[Z-02] What may have been placed is still sent as it was after a press without network', async () => {
  const answers = [noAnswer, offline, placed, placed];
  const { cart, sent } = world(async () => answers.shift() ?? placed);
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
});

test('[Z-02] A request that the store refused is no longer sent as it was', async () => {
  const answers = [noAnswer, refused(409, 'Only 1 pair is left.', 'conflict'), placed];
  const { cart, sent } = world(async () => answers.shift() ?? placed);
  cart.add(line());
  await cart.place();
  cart.setQuantity('V1', 2);
  await cart.place();
  cart.setQuantity('V1', 3);
  await cart.place();
  expect(sent.map(({ body }) => (body as { items: CartLine[] }).items[0]?.quantity)).toEqual([1, 1, 3]);
});
