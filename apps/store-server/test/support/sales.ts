import { bringOut, CANAL, orderFor } from './goods.ts';
import { demoProductVariant } from './pick.ts';
import { ok, type Shop } from './shop.ts';

let orders = 0;

/** Maren sells checked-out pairs of these sizes of Halden Court 82, all with one order. */
export async function sold(shop: Shop, sizes: string[] = ['9']) {
  orders += 1;
  const orderNumber = await orderFor(
    shop,
    `YK-7${orders}`,
    sizes.map((size) => demoProductVariant('hc82-104-cf', size).variantId),
  );
  const out = await bringOut(shop, sizes);
  for (const lineId of out.lineIds) {
    ok(await shop.as('maren-okafor').storefront.sellLine({ locationId: CANAL, lineId, orderNumber }));
  }
  const [barcode = ''] = out.barcodes;
  const [lineId = ''] = out.lineIds;
  return { ...out, barcode, lineId, orderNumber };
}
