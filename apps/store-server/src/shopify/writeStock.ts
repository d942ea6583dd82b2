import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { readStockDifferences } from '../domain/stock/index.ts';
import type { Shop } from './client.ts';
import { SET_QUANTITIES } from './queries.ts';
import { gidOf } from './records.ts';

/** What became of the figures that were reported back. */
export interface WrittenStock {
  written: number;
  /** Variants that the shop refused, with its reason: its figure has changed since. */
  refused: { variantId: string; locationId: string; reason: string }[];
}

/**
 * Writes the number of pairs at a location into the shop, for each variant that differs. The shop refuses a figure that has
 * changed there since it was read. Only for a retailer who has switched it on: the store never does it by itself.
 * @throws ShopifyError
 */
export async function writeStock(db: Db, shop: Shop, locationIds?: readonly string[]): Promise<WrittenStock> {
  const places = await onlyPlaces(db);
  const result: WrittenStock = { written: 0, refused: [] };
  for (const { variantId, locationId, inShop, here, readAt } of await readStockDifferences(db, locationIds)) {
    const place = places.get(locationId);
    if (place === undefined) {
      result.refused.push({ variantId, locationId, reason: 'several locations of the shop are this one' });
      continue;
    }
    const quantity = {
      inventoryItemId: gidOf('InventoryItem', variantId),
      locationId: gidOf('Location', place),
      quantity: here,
      changeFromQuantity: inShop,
    };
    const { inventorySetQuantities: answer } = await shop.query<{
      inventorySetQuantities: { userErrors: { message: string }[] };
    }>(SET_QUANTITIES, {
      input: { name: 'on_hand', reason: 'correction', quantities: [quantity] },
      key: keyOf([variantId, place, String(inShop), String(here), readAt ?? '']),
    });
    const [error] = answer.userErrors;
    if (error === undefined) result.written += 1;
    else result.refused.push({ variantId, locationId, reason: error.message });
  }
  return result;
}

/** The location of the shop for each location of the store that has only one. */
async function onlyPlaces(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ location: string; place: string }>(sql`
    select location_id as location, min(id) as place from shopify_locations
    where location_id is not null group by location_id having count(*) = 1`);
  return new Map(rows.map(({ location, place }) => [location, place]));
}

/** The same change has the same key, in the form of a UUID, so that a repetition changes nothing. */
function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join(' ')).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
