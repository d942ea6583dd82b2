import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';

/** What the store knows of a pair. */
export interface KnownUnit {
  /** Null while the box has no label. */
  barcode: string | null;
  state: string;
  bin: string | null;
  missing: boolean;
  onHold: boolean;
  /** Whether it is on the way to another location. */
  inTransit: boolean;
}

/** A size of which the shop has another number of pairs than the store. */
export interface StockDifference {
  variantId: string;
  locationId: string;
  title: string;
  size: string;
  sizeSystem: string;
  /** Pairs that the shop has on hand. */
  inShop: number;
  /** Pairs that are at the location: not sold, not missing, and not on the way to another one. */
  here: number;
  /** The pairs of the size at the location that are not sold. */
  units: KnownUnit[];
  /** When the figure of the shop was read; null: the shop has none for this location. */
  readAt: string | null;
}

/** Whether a pair is on the way to another location. */
const IN_TRANSIT = sql`exists (select from movements where movements.id = units.transfer_id and movements.status = 'in-transit')`;

/**
 * Lists the sizes of which the connected shop has another number of pairs, with what is known of each pair [O-09].
 * Nothing is changed: a person finds out which of both is right. A size that the shop has at no location is not compared.
 * @param locationIds the locations; all without them
 */
export async function readStockDifferences(db: Db, locationIds?: readonly string[]): Promise<StockDifference[]> {
  const wanted = locationIds === undefined ? sql`true` : sql`location_id = any(${sql.param(locationIds)}::text[])`;
  const { rows } = await db.execute<StockDifference & Record<string, unknown>>(sql`
    with figures as (
      select location_id, variant_id, sum(on_hand)::int as in_shop, min(read_at) as read_at
      from shopify_levels join shopify_locations on shopify_locations.id = place_id
      where ${wanted} group by location_id, variant_id
    ), counts as (
      select location_id, variant_id,
        (count(*) filter (where not missing and not ${IN_TRANSIT}))::int as here
      from units
      where ${wanted} and state <> 'Sold' and location_id in (select location_id from shopify_locations)
        and variant_id in (select variant_id from shopify_levels)
      group by location_id, variant_id
    ), differing as (
      select location_id, variant_id, coalesce(in_shop, 0) as in_shop, coalesce(here, 0) as here, read_at
      from figures full join counts using (location_id, variant_id)
      where coalesce(in_shop, 0) <> coalesce(here, 0)
    )
    select variants.id as "variantId", differing.location_id as "locationId", products.title, variants.size,
      variants.size_system as "sizeSystem", in_shop as "inShop", here,
      to_char(read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt",
      coalesce((
        select json_agg(json_build_object('barcode', barcode, 'state', state, 'bin', bins.code, 'missing', missing,
          'onHold', on_hold, 'inTransit', ${IN_TRANSIT}) order by units.id)
        from units left join bins on bins.id = bin_id
        where (units.location_id, units.variant_id) = (differing.location_id, differing.variant_id) and state <> 'Sold'
      ), '[]') as units
    from differing join variants on variants.id = differing.variant_id join products on products.id = product_id
    order by differing.location_id, products.title, products.id, variants.position`);
  return rows;
}
