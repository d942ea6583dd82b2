import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bringOut, CANAL, cartLine, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const floor = () => shop.as('maren-okafor').storefront;
const stockroom = () => shop.as('dario-vance').storefront;

async function listed(caller: typeof floor, number: number) {
  const { lines } = ok(await caller().getCustomerLines({ locationId: CANAL, number }));
  return lines.map(({ lineId, status }) => ({ lineId, status }));
}

test('The number finds the lines of one customer in each status', { tags: ['H-02', 'C-10'] }, async () => {
  const goods = [await stockUp(shop, 'hc82-104-cf', '9', 1), await stockUp(shop, 'hc82-104-cf', '10', 1)];
  const { number = 0, lines } = await ask(shop, goods);
  const [first = '', second = ''] = lines.map(({ lineId }) => lineId);
  await ask(shop, goods);
  expect(await listed(floor, number)).toEqual([
    { lineId: first, status: 'waiting' },
    { lineId: second, status: 'waiting' },
  ]);
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  expect((await listed(floor, number)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  const items = [cartLine(goods[0]!, 1, { tryOutItem: true, lineIds: [first] })];
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items }));
  expect(await listed(floor, number)).toEqual([
    { lineId: first, status: 'request' },
    { lineId: second, status: 'accepted' },
  ]);
});

test('An accepted line names the pair that would be reserved', { tags: ['H-02', 'K-06'] }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const { number = 0, lines } = await ask(shop, [goods]);
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  const found = ok(await floor().getCustomerLines({ locationId: CANAL, number }));
  expect(found.lines.map(({ barcode }) => barcode)).toEqual(goods.barcodes);
});

test('The warehouse finds only the placed lines of a customer', { tags: ['H-02', 'W-02'] }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const { number = 0, lines } = await ask(shop, [goods]);
  expect(await listed(stockroom, number)).toEqual([]);
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  expect(await listed(stockroom, number)).toEqual([]);
  const { number: out, lineIds } = await bringOut(shop, ['9']);
  expect(await listed(stockroom, out)).toEqual([{ lineId: lineIds[0], status: 'checkedout' }]);
});

test('A number of another location, or of a line that is over, finds nothing', { tags: 'H-02' }, async () => {
  const { number, barcodes } = await bringOut(shop, ['9']);
  const [other] = await shop.rows<{ id: string }>('select id from locations where id <> $1 limit 1', CANAL);
  await shop.rows(
    'update tryouts set location_id = $1 where location_id = $2 and number = $3',
    other?.id,
    CANAL,
    number,
  );
  expect(await listed(floor, number)).toEqual([]);
  await shop.rows(
    'update tryouts set location_id = $1 where location_id = $2 and number = $3',
    CANAL,
    other?.id,
    number,
  );
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode: barcodes[0] ?? '' }));
  expect(await listed(floor, number)).toEqual([]);
});
