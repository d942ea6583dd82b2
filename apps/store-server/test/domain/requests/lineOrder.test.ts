import { type LineStatus, PAGE_SIZE_MAX, type RequestLine, type WarehouseStatus } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISPATCH_ORDER, SHOESIZE_ORDER, WAREHOUSE_ORDER } from '../../../../portal/src/shared/lines/lineOrder.ts';
import { ask, CANAL, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // Accepted lines, and lines that wait for an associate and are older.
  const goods = [await stockUp(shop, 'hc82-104-cf', '9', 1), await stockUp(shop, 'hc82-104-cf', '10', 1)];
  const accepted = await ask(shop, goods, 'mezzanine');
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(accepted.lines)));
  const waiting = await ask(shop, goods);
  await shop.rows(
    `update tryouts set requested_at = requested_at - interval '2 min' where id = $1`,
    waiting.tryoutItemId,
  );
  // Lines of one time, so that the order of their ids counts, some without a bin.
  await shop.rows(
    `update request_lines set requested_at = date_trunc('hour', requested_at),
       checked_out_at = date_trunc('hour', checked_out_at), try_out_item = id % 3 > 0
     where location_id = $1`,
    CANAL,
  );
  await shop.rows(`update requests set placed_at = date_trunc('hour', placed_at)`);
  await shop.rows(
    `update units set bin_id = null where id in (select unit_id from request_lines where id % 4 = 0 and status = 'request')`,
  );
});
afterAll(() => shop?.close());

const idsOf = (lines: readonly RequestLine[]) => lines.map(({ lineId }) => lineId);

/** The lines in an order that no list has. */
const mixed = (lines: readonly RequestLine[]) =>
  lines.toSorted((a, b) => (a.lineId.slice(-1) + a.lineId < b.lineId.slice(-1) + b.lineId ? -1 : 1));

const warehouse = async (status: WarehouseStatus, sort?: 'newest' | 'oldest') => {
  const query = { locationId: CANAL, status, sort, size: PAGE_SIZE_MAX };
  return ok(await shop.as('dario-vance').inventory.getWarehouseLines(query)).content;
};

const shoesize = async (status: LineStatus) => {
  const query = { locationId: CANAL, status, whose: 'all', waitingFirst: true, size: PAGE_SIZE_MAX } as const;
  return ok(await shop.as('maren-okafor').storefront.getShoesizeLines(query)).content;
};

test.each(['request', 'pending', 'checkedout'] as const)(
  'The portal sorts the lines of the list %s as the server does',
  { tags: ['W-02', 'W-04', 'W-10'] },
  async (status) => {
    const lines = await warehouse(status);
    expect(lines.length).toBeGreaterThan(1);
    expect(idsOf(mixed(lines).toSorted(WAREHOUSE_ORDER[status]))).toEqual(idsOf(lines));
  },
);

test.each(['newest', 'oldest'] as const)(
  'The portal sorts the dispatch by %s as the server does',
  { tags: 'W-11' },
  async (sort) => {
    const lines = await warehouse('checkedout', sort);
    expect(idsOf(mixed(lines).toSorted(DISPATCH_ORDER[sort]))).toEqual(idsOf(lines));
  },
);

test.each(['1', '2', '3'] as const)(
  "The portal sorts the associate's tab %s as the server does",
  { tags: ['K-11', 'Z-07'] },
  async (status) => {
    const lines = await shoesize(status);
    expect(lines.length).toBeGreaterThan(1);
    expect(idsOf(mixed(lines).toSorted(SHOESIZE_ORDER[status]))).toEqual(idsOf(lines));
  },
);
