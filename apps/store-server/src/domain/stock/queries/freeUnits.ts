import { inArray, sql, type SQL } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import { inPickOrder } from './units.ts';

/**
 * Whether a unit can be reserved: checked in, labelled, neither missing nor on hold. Written like the condition of the
 * index `units_free`, so that PostgreSQL uses it.
 */
export const isFree = sql`${units.state} = 'Checked In' and not ${units.missing} and not ${units.onHold} and ${units.barcode} is not null`;

/** How many units of a variant are wanted. */
export interface Wanted {
  variantId: string;
  count: number;
  /** Barcodes to take first, if they are free. */
  preferred?: string[];
}

/** A free unit that was locked and reserved. */
export interface TakenUnit {
  id: number;
  variantId: string;
  barcode: string;
  bin: string | null;
}

/** Selects and locks the units that are handed out next, in the order of {@link inPickOrder}; chosen barcodes come first. */
export function selectFreeUnits(locationId: string, wanted: Wanted[]): SQL {
  const list = JSON.stringify(
    wanted.map(({ variantId, count, preferred = [] }) => ({ variant_id: variantId, count, preferred })),
  );
  return sql`
    select free.id, wanted.variant_id as "variantId", free.barcode, free.bin
    from jsonb_to_recordset(${list}::jsonb) as wanted(variant_id text, count int, preferred text[])
    cross join lateral (
      select units.id, units.barcode, bins.code as bin
      from units left join bins on bins.id = units.bin_id
      where units.location_id = ${locationId} and units.variant_id = wanted.variant_id and ${isFree}
      order by units.barcode = any(wanted.preferred) desc, ${sql.join(inPickOrder, sql`, `)}
      limit wanted.count
      for update of units skip locked
    ) as free`;
}

/**
 * Locks free units of a location and sets them to Pending, in one pass over the index. Units that another transaction
 * has locked are skipped, so that two transactions never block each other. Where a variant has too few units, all of
 * them are taken: the caller decides whether that is enough.
 */
export async function takeFreeUnits(tx: Tx, locationId: string, wanted: Wanted[]): Promise<TakenUnit[]> {
  const { rows } = await tx.execute<{ id: string; variantId: string; barcode: string; bin: string | null }>(
    selectFreeUnits(locationId, wanted),
  );
  const taken = rows.map(({ id, variantId, barcode, bin }) => ({ id: Number(id), variantId, barcode, bin }));
  const ids = taken.map((unit) => unit.id);
  if (ids.length > 0) await tx.update(units).set({ state: 'Pending' }).where(inArray(units.id, ids));
  return taken;
}

/**
 * Locks variants at a location until the transaction ends, always in the same order. Without these locks two carts that
 * need the same units could each skip those that the other has locked, and both would fail.
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
