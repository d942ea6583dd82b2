import { afterAll, beforeAll, expect, test } from 'vitest';
import { euSize } from '../../../src/base/euSize.ts';
import { drawBays } from '../../../src/domain/stock/rules/bayMap.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const bay = (bin: string, locationId = CANAL, sub = 'dario-vance') =>
  shop.as(sub).inventory.getBay({ locationId, bin });

test(
  'A picker sees the bays around a bin, its shelf from the top and its position',
  { tags: ['W-01', 'W-03'] },
  async () => {
    const map = ok(await bay('A-14-03'));
    expect(map).toMatchObject({ aisle: 'A', shelves: 4, positions: 3, target: { bay: 14, shelf: 2, position: 1 } });
    expect(map.bays).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
    expect(map.gaps.length).toBeGreaterThan(0);
    // The third shelf from the floor is the second of four from the top.
    const [line] = await shop.rows(`select shelf from bins where code = 'A-14-03' and location_id = $1`, CANAL);
    expect(line).toEqual({ shelf: '3' });
    // At the ends of the aisle the map has no empty side.
    expect(ok(await bay('A-01-01')).bays).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ok(await bay('A-24-12')).bays).toEqual([17, 18, 19, 20, 21, 22, 23, 24]);
    expect(ok(await bay('F-02-01'))).toMatchObject({ shelves: 2, positions: 2 });
  },
);

test('A checked-out unit leaves a gap until it is back; the wanted bin is never a gap', { tags: 'W-01' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '7.5', 1);
  await shop.rows(
    `update units set bin_id = null where bin_id = (select id from bins where code = 'E-24-01' and location_id = $1)
     and barcode <> all ($2)`,
    CANAL,
    goods.barcodes,
  );
  const [barcode = ''] = goods.barcodes;
  const here = { bay: 24, shelf: 4, position: 1 };
  expect(ok(await bay('E-24-05')).gaps).not.toContainEqual(here);
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  expect(ok(await bay('E-24-05')).gaps).not.toContainEqual(here);
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect(ok(await bay('E-24-05')).gaps).toContainEqual(here);
  expect(ok(await bay('E-24-01')).gaps).not.toContainEqual(here);
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode }));
  expect(ok(await bay('E-24-05')).gaps).not.toContainEqual(here);
  await shop.rows('update units set missing = true where barcode = $1', barcode);
  expect(ok(await bay('E-24-05')).gaps).toContainEqual(here);
});

test('An unknown bin is refused with its name', { tags: 'W-01' }, async () => {
  expect(refusal(await bay('Z-01-01'))).toEqual({ status: 404, message: 'There is no bin Z-01-01 at Canal Street.' });
  // Bedford Avenue has two aisles.
  expect(refusal(await bay('E-24-01', 'bedford-avenue', 'emil-strand'))).toMatchObject({ status: 404 });
  expect(refusal(await bay('A-01-01', 'bedford-avenue'))).toMatchObject({ status: 403 });
});

test('Bays with different numbers of shelves and bins are drawn with gaps, not shifted', { tags: 'W-01' }, () => {
  const bin = (number: number, shelf: string, position: number) => ({ bay: number, shelf, position, isFilled: true });
  const aisle = [bin(1, '1', 1), bin(1, '1', 2), bin(1, '10', 3), bin(3, '2', 1)];
  expect(drawBays(aisle, aisle[3]!)).toEqual({
    bays: [1, 3],
    shelves: 3,
    positions: 2,
    target: { bay: 3, shelf: 2, position: 1 },
    gaps: [
      { bay: 1, shelf: 1, position: 2 },
      { bay: 1, shelf: 2, position: 1 },
      { bay: 1, shelf: 2, position: 2 },
      { bay: 3, shelf: 1, position: 1 },
      { bay: 3, shelf: 1, position: 2 },
      { bay: 3, shelf: 2, position: 2 },
      { bay: 3, shelf: 3, position: 1 },
      { bay: 3, shelf: 3, position: 2 },
    ],
  });
});

test('A size is also given in the other size system, where the chart has it', { tags: 'W-03' }, async () => {
  const sizes = async (product: string, size: string, system: string) => {
    const [variant] = await shop.rows<{ id: string }>(
      'select id from variants where product_id = $1 and size = $2 and size_system = $3',
      product,
      size,
      system,
    );
    const answer = await shop
      .as('dario-vance')
      .consignee.getVariantAtLocation({ locationId: CANAL, inventoryItemId: variant?.id ?? '' });
    return ok(answer).product?.otherSize;
  };
  expect(await sizes('hc82-104-cf', '10.5', 'US M')).toEqual({ size: '44.5', sizeSystem: 'EU' });
  expect(await sizes('bst-318-gs', '7', 'US W')).toEqual({ size: '38', sizeSystem: 'EU' });
  expect(['11.5', '12', '12.5'].map((size) => euSize('US W', size))).toEqual(['44', '44.5', null]);
  expect(await sizes('bmo-342-sm', '44.5', 'EU')).toEqual({ size: '10.5', sizeSystem: 'US M' });
  expect(await sizes('bmo-342-sm', '37', 'EU')).toBeNull();
  expect(await sizes('ohh-811-mb', 'XL', 'Regular')).toBeNull();
});
