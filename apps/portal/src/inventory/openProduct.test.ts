import { expect, test } from 'vitest';
import { deferred, ok, refused, settle } from '../../test/support.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { fell, setUp } from '../../test/inventoryStore.ts';

test('A picture that is read late is not shown with another product', { tags: 'A-05' }, async () => {
  const slow = deferred<never>();
  const { state, open } = setUp({
    open: ({ id }) => Promise.resolve(ok({ ...fell, id, sku: id, images: [{ src: `${id}.jpg` }] }) as never),
    picture: ({ path }) => (path === 'A.jpg' ? slow.promise : Promise.resolve(ok({ url: '/b' }) as never)),
  });
  await open('A');
  await open('B');
  await settle();
  slow.resolve(ok({ url: '/a' }) as never);
  await settle();
  expect(state.open.picture).toEqual({ stored: 'B.jpg', url: '/b' });
});

test('The address of a stored picture is read once when its product opens', { tags: 'A-05' }, async () => {
  const read: string[] = [];
  const pictured = (src: string) => ({ ...fell, images: [{ src }] });
  let shown = pictured('products/fell.jpg');
  const { state, open } = setUp({
    open: () => Promise.resolve(ok(shown) as never),
    picture: ({ path }) => {
      read.push(path);
      return Promise.resolve(ok({ url: `https://bucket.example/${path}?signature=1` }) as never);
    },
  });
  for (let time = 1; time <= 2; time += 1) {
    await open('TFR-2210-BE');
    await settle();
  }
  expect(state.open.picture).toEqual({
    stored: 'products/fell.jpg',
    url: 'https://bucket.example/products/fell.jpg?signature=1',
  });
  shown = pictured('https://images.example/fell.jpg');
  await open('HC82-104-CF');
  await settle();
  expect(state.open.picture).toBeUndefined();
  expect(read).toEqual(['products/fell.jpg']);
});

test('The open product is refreshed in place, and a missing one shows that', { tags: 'Z-05' }, async () => {
  const answers = [
    Promise.resolve(ok(fell)),
    Promise.resolve(refused(500, 'Later', 'server')),
    Promise.resolve(refused(404, 'No', 'not-found')),
  ];
  const { state, open } = setUp({ open: () => answers.shift() as never });
  await open('TFR-2210-BE');
  expect(state.open.product).toEqual(fell);
  const again = open('TFR-2210-BE');
  expect(state.open).toMatchObject({ isLoading: true, product: fell });
  await again;
  expect(state.open).toMatchObject({ error: 'Later', isMissing: false, product: fell });
  await open('TFR-2210-BE');
  expect(state.open).toMatchObject({ isMissing: true, product: undefined });
  await open('');
  expect(state.open).toMatchObject({ sku: '', isMissing: false, isLoading: false });
});

test('Another colourway replaces the open one once it is read', { tags: 'Z-05' }, async () => {
  const colourway = (sku: string) => ({ id: sku, sku, colourway: fell.colourway, imageUrl: '', inStock: 1 });
  const colourways = [colourway('TFR-2210-BE'), colourway('TFR-2210-GS')];
  const late = deferred<never>();
  const answers = [Promise.resolve(ok({ ...fell, colourways })), late.promise];
  const { state, open } = setUp({ open: () => answers.shift() as never });
  await open('TFR-2210-BE');
  const opening = open('TFR-2210-GS');
  expect(state.open).toMatchObject({ sku: 'TFR-2210-GS', isLoading: true, product: { sku: 'TFR-2210-BE' } });
  late.resolve(refused(500, 'Later', 'server') as never);
  await opening;
  expect(state.open).toMatchObject({ error: 'Later', product: undefined });
});

test('A product of another family is shown only once it is read', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const asked: unknown[] = [];
  const answers = [Promise.resolve(ok({ ...fell, images: [{ src: 'fell.jpg' }] })), late.promise];
  const { state, open } = setUp({
    open: (input) => (asked.push(input), answers.shift() as never),
    picture: () => Promise.resolve(ok({ url: '/fell' }) as never),
  });
  await open('TFR-2210-BE');
  await settle();
  // The same product by its id, and by its SKU in small letters.
  for (const name of ['p2', 'tfr-2210-be']) {
    void open(name);
    expect(state.open).toMatchObject({ sku: name, product: { id: 'p2' }, picture: { url: '/fell' } });
    answers.push(late.promise);
  }
  void open('HC82-104-CF');
  expect(state.open).toMatchObject({ product: undefined, picture: undefined, isLoading: true });
  expect(asked.at(-1)).toEqual({ id: 'HC82-104-CF', locationId: 'loc-1' });
});

/** Opens a product with a picture, then once more with this answer. */
async function openAgain(answer: ReturnType<typeof refused>) {
  const answers = [ok({ ...fell, images: [{ src: 'fell.jpg' }] }), answer];
  const { state, open } = setUp({
    open: () => Promise.resolve(answers.shift()) as never,
    picture: () => Promise.resolve(ok({ url: '/fell' }) as never),
  });
  await open('TFR-2210-BE');
  await settle();
  await open('TFR-2210-BE');
  return state.open;
}

test.each(['not-found', 'invalid'] as const)(
  'A product that the store calls %s is missing, also if it was open',
  { tags: 'Z-05' },
  async (kind) => {
    expect(await openAgain(refused(422, undefined, kind))).toEqual({
      sku: 'TFR-2210-BE',
      product: undefined,
      picture: undefined,
      isMissing: true,
      isLoading: false,
      error: SOMETHING_WRONG,
    });
  },
);

test('A product that cannot be read again keeps its picture', { tags: ['A-05', 'E-03'] }, async () => {
  const later = await openAgain(refused(500, 'Later', 'server'));
  expect(later).toMatchObject({ error: 'Later', picture: { stored: 'fell.jpg', url: '/fell' } });
});

test('A late answer does not open a product that was closed', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const { state, open } = setUp({ open: () => late.promise });
  void open('TFR-2210-BE');
  await open('');
  late.resolve(ok(fell) as never);
  await settle();
  expect(state.open.product).toBeUndefined();
});
