import { expect, test } from 'vitest';
import { deferred, noAnswer, refused, settle } from '../../test/support.ts';
import { line, placed, setUp } from '../../test/requestCart.ts';

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
