import { expect, test } from 'vitest';
import { apiOf, ok, refused } from '../../test/support.ts';
import { lookUpUnit, type WantedUnit } from './unitLookup.ts';

const unit: WantedUnit = {
  inventoryItemId: 'V1',
  sku: 'HC82-104',
  size: '10.5',
  price: 129,
  requestedBy: 'Kiosk Window',
  tryOutItem: true,
  imageUrl: '/of-the-line.svg',
};

const found = (over: object = {}) =>
  ok({ name: 'Halden Court 82', images: [{ src: '/court.svg' }], barcode: '2048177304161', ...over } as never);

const asked: object[] = [];
const getVariantAtLocation = (answer: unknown) => async (input: object) => {
  asked.push(input);
  return answer as never;
};

const lookUp = (wanted: WantedUnit, answer: unknown) =>
  lookUpUnit(apiOf({ consignee: { getVariantAtLocation: getVariantAtLocation(answer) } }), 'loc-1', wanted);

test('A unit has the name, picture and barcode of the store', { tags: 'K-06' }, async () => {
  expect(await lookUp({ ...unit, lineId: '11' }, found())).toMatchObject({
    line: { name: 'Halden Court 82', imageUrl: '/court.svg', barcode: '2048177304161', lineIds: ['11'], quantity: 1 },
  });
  expect(asked).toEqual([{ locationId: 'loc-1', inventoryItemId: 'V1' }]);
  expect(await lookUp(unit, found())).toMatchObject({ line: { size: '10.5', price: 129, style: 'HC82-104' } });
  expect(await lookUp(unit, found({ images: [] }))).toMatchObject({ line: { imageUrl: '/of-the-line.svg' } });
  expect(await lookUp(unit, found())).toHaveProperty('line.lineIds', undefined);
});

test('Brand, colourway and size system come from the unit, else from its product', { tags: 'Z-01' }, async () => {
  const product = { brand: 'Halden', colourway: { name: 'Chalk', swatches: ['#fff'] }, sizeSystem: 'US M' };
  expect(await lookUp(unit, found({ product }))).toMatchObject({ line: product });
  const own = { brand: 'Ostra', colourway: { name: 'Ink', swatches: ['#000'] }, sizeSystem: 'US W' as const };
  expect(await lookUp({ ...unit, ...own }, found({ product }))).toMatchObject({ line: own });
  expect(await lookUp({ ...unit, ...own }, found())).toMatchObject({ line: own });
});

test.each([
  ['no barcode', found({ barcode: null }), 'No quantity available!'],
  ['400', refused(400, 'This pair is held.', 'invalid'), 'This pair is held.'],
  ['404', refused(404, 'There is no such pair.', 'not-found'), 'There is no such pair.'],
  ['500', refused(500, 'Internal words', 'server'), undefined],
])(
  'Without an available unit (%s) the reason of the store is given',
  { tags: ['K-06', 'K-08'] },
  async (_what, answer, warning) => {
    expect(await lookUp(unit, answer)).toEqual({ warning });
  },
);
