import { expect, test } from 'vitest';
import { deferred, noAnswer, refused, settle } from '../../test/support.ts';
import { line, placed, setUp } from '../../test/requestCart.ts';

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
