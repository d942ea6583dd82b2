import { CANAL } from './goods.ts';
import { demoProductVariant } from './pick.ts';
import { ok, type Shop } from './shop.ts';

/** Announced pairs of one size in a carton. */
export interface Announced {
  carton: string;
  size: string;
  pairs: number;
  barcodes?: string[];
}

let deliveries = 0;

/** Announces a delivery of Halden Court 82 to Canal Street. @default one pair of size 9 in one carton */
export async function announceDelivery(shop: Shop, given?: Announced[]) {
  deliveries += 1;
  const number = `D-${deliveries}`;
  const lines = given ?? [{ carton: `${number}-1`, size: '9', pairs: 1 }];
  const [row] = await shop.rows<{ id: string }>(
    `insert into movements (kind, number, location_id, sender, expected_on, announced_at)
     values ('delivery', $1, $2, 'Halden Footwear', current_date, now()) returning id`,
    number,
    CANAL,
  );
  for (const { carton, size, pairs, barcodes = [] } of lines) {
    await shop.rows(
      `insert into movement_lines (movement_id, carton, variant_id, announced_barcode, is_announced)
       select $1, $2, $3, ($4::text[])[nth], true from generate_series(1, $5::int) as nth`,
      row?.id,
      carton,
      demoProductVariant('hc82-104-cf', size).variantId,
      barcodes,
      pairs,
    );
  }
  return { delivery: { locationId: CANAL, deliveryId: row?.id ?? '' }, number, carton: lines[0]?.carton ?? '' };
}

/** A delivery of one pair, which is counted. */
export async function countedDelivery(shop: Shop) {
  const announced = await announceDelivery(shop);
  const { inventory } = shop.as('dario-vance');
  const inventoryItemId = demoProductVariant('hc82-104-cf', '9').variantId;
  const pair = ok(await inventory.countDelivered({ ...announced.delivery, carton: announced.carton, inventoryItemId }));
  const { version } = ok(await inventory.getDelivery(announced.delivery));
  return { ...announced, pairId: pair.pairId, barcode: pair.barcode, version };
}
