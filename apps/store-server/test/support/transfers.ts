import type { Input } from '@instore/api';
import { CANAL, stockUp } from './goods.ts';
import { demoProductVariant } from './pick.ts';
import { ok, type Shop } from './shop.ts';

/** The location that sends: its people are Emil Strand (picker) and Petra Lindqvist (admin of both). */
export const BEDFORD = 'bedford-avenue';

/** The sizes of Halden Court 82. */
const PRODUCT = 'hc82-104-cf';

/** Free pairs of a size at Bedford Avenue, and of no other location. */
export async function stockBedford(shop: Shop, size: string, pairs: number) {
  const goods = await stockUp(shop, PRODUCT, size, pairs);
  await shop.rows(
    `update units set missing = true where variant_id = $1 and state = 'Checked In' and not barcode = any($2)`,
    goods.variantId,
    goods.barcodes,
  );
  await shop.rows(
    `update units set location_id = $1,
       bin_id = (select id from bins where location_id = $1 and code = 'A-01-0' || right(units.bin_id::text, 1)::int % 8 + 1)
     where barcode = any($2)`,
    BEDFORD,
    goods.barcodes,
  );
  return goods;
}

/** Ends all transfers, so that a test finds only its own. */
export async function endTransfers(shop: Shop): Promise<void> {
  await shop.rows(
    `update units set state = 'Checked In', transfer_id = null, missing = true where transfer_id is not null`,
  );
  await shop.rows(
    `update movements set status = 'cancelled', closed_at = now(), first_name = null, note = null
     where kind = 'transfer' and closed_at is null`,
  );
}

type Asked = Partial<Input<'askForTransfer'>>;

/** Maren asks Bedford Avenue for a pair that only it has. */
export async function askBedford(shop: Shop, size = '9', asked: Asked = {}) {
  const { barcodes } = await stockBedford(shop, size, 1);
  const inventoryItemId = demoProductVariant(PRODUCT, size).variantId;
  const transfer = ok(
    await shop
      .as('maren-okafor')
      .inventory.askForTransfer({ locationId: CANAL, fromLocationId: BEDFORD, inventoryItemId, ...asked }),
  );
  return { transfer, transferId: transfer.transferId, barcode: barcodes[0] ?? '', inventoryItemId };
}

/** A pair that is in an open carton to Canal Street. */
export async function packedTransfer(shop: Shop, size = '9', asked: Asked = {}) {
  const known = await askBedford(shop, size, asked);
  const emil = shop.as('emil-strand').inventory;
  const { carton } = ok(await emil.packTransfer({ locationId: BEDFORD, barcode: known.barcode }));
  return { ...known, carton: carton ?? '' };
}

/** A pair that is in transit to Canal Street. */
export async function sentTransfer(shop: Shop, size = '9', asked: Asked = {}) {
  const packed = await packedTransfer(shop, size, asked);
  const emil = shop.as('emil-strand').inventory;
  ok(await emil.closeCarton({ locationId: BEDFORD, carton: packed.carton }));
  ok(await emil.sendCarton({ locationId: BEDFORD, carton: packed.carton }));
  return packed;
}
