import { expect, test } from 'vitest';
import { deferred, noAnswer, offline, refused, settle } from '../../test/support.ts';
import type { CartLine } from './cartLines.ts';
import { line, placed, setUp } from '../../test/requestCart.ts';

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
