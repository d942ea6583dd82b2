import { CANAL } from '../../support/goods.ts';
import type { Goods } from '../../support/pick.ts';
import { ok, type Shop } from '../../support/shop.ts';

/** Orders of the shop system, and what they leave at a unit and its consignee. */
export function createOrders(shop: () => Shop) {
  const newsOf = async (userId: string, sub: string) =>
    ok(await shop().as(sub).notification.getNotifications({ userId })).content[0];

  let numbers = 0;

  /** Inserts an order of the shop system for units of these variants. */
  async function order(...variants: Goods[]): Promise<{ orderNumber: string; items: string[] }> {
    numbers += 1;
    const orderNumber = `YK-9${numbers}`;
    await shop().rows('insert into orders (number, location_id, placed_at) values ($1, $2, now())', orderNumber, CANAL);
    const items: string[] = [];
    for (const [position, { variantId }] of variants.entries()) {
      const [row] = await shop().rows<{ id: string }>(
        'insert into order_items (order_number, position, variant_id) values ($1, $2, $3) returning id',
        orderNumber,
        position,
        variantId,
      );
      items.push(row?.id ?? '');
    }
    return { orderNumber, items };
  }

  const stateOf = async (barcode: string) => {
    const [row] = await shop().rows('select state, missing, on_hold, bin_id from units where barcode = $1', barcode);
    return row;
  };

  return { newsOf, order, stateOf };
}
