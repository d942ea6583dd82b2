import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance');

async function place(size: string) {
  const goods = await stockUp(shop, 'hc82-104-cf', size, 1);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  if (!line?.barcode) throw new Error('No unit was reserved');
  return { lineId: line.lineId, barcode: line.barcode };
}

test('A list reads its changed lines in one call, without the lines that left it', { tags: 'W-09' }, async () => {
  const mine = await place('9');
  const other = await place('9.5');
  const ids = [mine.lineId, other.lineId];
  const warehouse = async (status: 'request' | 'checkedout', more: object = {}) =>
    ok(await dario().inventory.getWarehouseLines({ locationId: CANAL, status, ids, ...more }));
  const whole = ok(await dario().inventory.getWarehouseLines({ locationId: CANAL, status: 'request', size: 1 }));
  const both = await warehouse('request', { page: 7, size: 1 });
  expect(both.content.map((line) => line.lineId).toSorted()).toEqual(ids.toSorted());
  expect(both).toMatchObject({ totalElements: whole.totalElements, counts: whole.counts, facets: whole.facets });
  expect((await warehouse('request', { sizes: ['9.5'] })).content.map((line) => line.lineId)).toEqual([other.lineId]);

  ok(await dario().inventory.checkOut({ locationId: CANAL, barcode: mine.barcode }));
  expect((await warehouse('request')).content.map((line) => line.lineId)).toEqual([other.lineId]);
  expect((await warehouse('checkedout')).content.map((line) => line.lineId)).toEqual([mine.lineId]);

  const floor = async (status: '2' | '3', sub = 'maren-okafor') =>
    ok(await shop.as(sub).storefront.getShoesizeLines({ locationId: CANAL, status, ids }));
  expect((await floor('2')).content.map((line) => line.lineId)).toEqual([other.lineId]);
  const out = await floor('3');
  expect(out.content.map((line) => line.lineId)).toEqual([mine.lineId]);
  expect(out.totalElements).toBe(out.counts.checkedout);
  expect((await floor('2', 'ines-calloway')).content).toEqual([]);
});

test('At most 200 lines can be requested at once', { tags: 'A-03' }, async () => {
  const ids = Array.from({ length: 201 }, (_, index) => String(index));
  const answer = await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1', ids });
  expect(answer).toMatchObject({ ok: false, status: 400 });
});
