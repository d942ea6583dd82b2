import type { Input } from '@instore/api';
import { demoProductVariant, type Goods } from './pick.ts';
import { ok, type Shop } from './shop.ts';

type Cart = Input<'placeRequest'>['items'];

export const CANAL = 'canal-street';
export const STORE = 'new-york';

/** Creates a cart line for a variant. */
export function cartLine(goods: Goods, quantity = 1, extra: Partial<Cart[number]> = {}): Cart[number] {
  return {
    inventoryLineItemId: goods.variantId,
    name: goods.title,
    style: goods.sku,
    imageUrl: '',
    size: goods.size,
    price: 0,
    status: '1',
    requestedBy: 'Maren Okafor',
    tryOutItem: false,
    barcode: null,
    quantity,
    ...extra,
  };
}

/** Creates a variant with this many free units at Canal Street, for one test. */
export async function stockUp(
  shop: Shop,
  product: string,
  size: string,
  pairs: number,
): Promise<Goods & { barcodes: string[] }> {
  const goods = demoProductVariant(product, size);
  await shop.rows(
    `update units set missing = true where variant_id = $1 and location_id = $2 and state = 'Checked In'`,
    goods.variantId,
    CANAL,
  );
  // They are older than the scans of all tests.
  const made = await shop.rows<{ barcode: string }>(
    `with receipt as materialized (select set_config('in_store.now', (now() - interval '2 days')::text, true))
     insert into units (barcode, variant_id, location_id, bin_id)
     select 'T' || $1 || '-' || n || '-' || floor(random() * 1e9), $1, $2,
            (select id from bins where location_id = $2 and code = 'E-24-' || lpad(n::text, 2, '0'))
     from receipt, generate_series(1, $3::int) n returning barcode`,
    goods.variantId,
    CANAL,
    pairs,
  );
  return { ...goods, barcodes: made.map((row) => row.barcode) };
}

/** Sends a try-on request for variants from a kiosk of Canal Street, which the store names [C-09]. */
export async function ask(shop: Shop, goods: Goods[], deviceId: 'front-door' | 'mezzanine' = 'front-door') {
  const lines = goods.map(({ variantId }) => ({ inventoryItemId: variantId }));
  return ok(await shop.as(deviceId).kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines }));
}

/** The lines of a try-on request as Accept sends them [K-05]. */
export const marked = <Line extends object>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, requestStatusFlag: true }));

/** Has a customer ask for one unit of each size at a kiosk, Maren accept and place them, and Dario check them out. */
export async function bringOut(shop: Shop, sizes: string[], deviceId: 'front-door' | 'mezzanine' = 'front-door') {
  const goods = [];
  for (const size of sizes) goods.push(await stockUp(shop, 'hc82-104-cf', size, 1));
  const { tryoutItemId, number = 0, lines } = await ask(shop, goods, deviceId);
  const maren = shop.as('maren-okafor');
  ok(await maren.storefront.acceptTryout(marked(lines)));
  const lineIds = lines.map(({ lineId = '' }) => lineId);
  const items = goods.map((one, at) => cartLine(one, 1, { tryOutItem: true, lineIds: [lineIds[at] ?? ''] }));
  ok(await maren.inventory.placeRequest({ locationId: CANAL, items }));
  const barcodes = goods.map(({ barcodes: [barcode = ''] }) => barcode);
  const { inventory } = shop.as('dario-vance');
  for (const barcode of barcodes) ok(await inventory.checkOut({ locationId: CANAL, barcode }));
  return { tryoutItemId, number, lineIds, barcodes };
}

/** Creates an order at Canal Street with an item for each variant, without units. */
export async function orderFor(shop: Shop, number: string, variantIds: string[]): Promise<string> {
  await shop.rows('insert into orders (number, location_id, placed_at) values ($1, $2, now())', number, CANAL);
  for (const [position, variantId] of variantIds.entries()) {
    await shop.rows(
      'insert into order_items (order_number, position, variant_id) values ($1, $2, $3)',
      number,
      position,
      variantId,
    );
  }
  return number;
}
