import { inArray, sql } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';

/** A pair that can be promised: in its bin, labelled, neither set aside nor on hold. Spelled as the index `units_free` is. */
export const isFree = sql`${units.state} = 'Checked In' and not ${units.missing} and not ${units.onHold} and ${units.barcode} is not null`;

/** How many pairs of a variant somebody wants. */
export interface Wanted {
  variantId: string;
  count: number;
  /** Barcodes to take first, if they are free. */
  preferred?: string[];
}

/** A pair that was taken off the shelf for somebody. */
export interface TakenUnit {
  id: number;
  variantId: string;
  barcode: string;
  bin: string | null;
}

/**
 * Locks free pairs of a location and makes them Pending, in one pass over the index. A pair that another transaction is
 * just taking is passed over rather than waited for, so that takers never block each other. Of a variant that has not
 * enough, all that there are: the caller decides whether that will do.
 */
export async function takeFreeUnits(tx: Tx, locationId: string, wanted: Wanted[]): Promise<TakenUnit[]> {
  const list = JSON.stringify(
    wanted.map(({ variantId, count, preferred = [] }) => ({ variant_id: variantId, count, preferred })),
  );
  const { rows } = await tx.execute<{ id: string; variantId: string; barcode: string; bin: string | null }>(sql`
    select free.id, wanted.variant_id as "variantId", free.barcode, free.bin
    from jsonb_to_recordset(${list}::jsonb) as wanted(variant_id text, count int, preferred text[])
    cross join lateral (
      select units.id, units.barcode, bins.code as bin
      from units left join bins on bins.id = units.bin_id
      where units.location_id = ${locationId} and units.variant_id = wanted.variant_id and ${isFree}
      -- What is on show stays on show as long as the stockroom has one; then as the picker walks.
      order by units.barcode = any(wanted.preferred) desc, bins.zone = 'floor', bins.code, units.id
      limit wanted.count
      for update of units skip locked
    ) as free`);
  const taken = rows.map(({ id, variantId, barcode, bin }) => ({ id: Number(id), variantId, barcode, bin }));
  const ids = taken.map((unit) => unit.id);
  if (ids.length > 0) await tx.update(units).set({ state: 'Pending' }).where(inArray(units.id, ids));
  return taken;
}

/**
 * Lets those who want the same variants at a location go one after the other, in the same order everywhere. Without
 * it two carts could each find the last pairs locked by the other, and both be told that there are too few.
 */
export async function queueForVariants(tx: Tx, locationId: string, variantIds: string[]): Promise<void> {
  const names = JSON.stringify(variantIds.map((variantId) => `${locationId}/${variantId}`));
  await tx.execute(sql`
    select pg_advisory_xact_lock(key)
    from (
      select distinct hashtextextended(name, 0) as key
      from jsonb_array_elements_text(${names}::jsonb) as name
      order by key
    ) as keys`);
}
