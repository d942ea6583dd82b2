import { sql } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import { prepared, preparedSql } from '../../../db/prepared.ts';

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

/**
 * Locks free units of a location and sets them to Pending. Units that another transaction has locked are skipped, so
 * that two transactions never block each other. Where a variant has too few units, all of them are taken: the caller
 * decides whether that is enough.
 */
export async function takeFreeUnits(tx: Tx, locationId: string, wanted: Wanted[]): Promise<TakenUnit[]> {
  const list = JSON.stringify(
    wanted.map(({ variantId, count, preferred = [] }) => ({ variant_id: variantId, count, preferred })),
  );
  const { rows } = await lockFree(tx).execute({ list, locationId });
  const taken = rows.map(({ id, variantId, barcode, bin }) => ({ id: Number(id), variantId, barcode, bin }));
  const ids = taken.map((unit) => unit.id);
  if (ids.length > 0) await setPending(tx).execute({ ids });
  return taken;
}

/** Where a unit is, as the index `units_free` has it: 0 without a bin. */
const placeOf = sql`coalesce(${units.binId}, 0)`;

const isWanted = sql`${units.locationId} = ${sql.placeholder('locationId')} and ${units.variantId} = wanted.variant_id and ${isFree}`;

/**
 * The order is that of inPickOrder: bins on the sales floor last, units without a bin after them. To sort all units of a
 * size would take seconds where it has very many. So the index `units_free` gives the bins of a size one after the
 * other; they are sorted, and read in this order until there are enough units.
 */
const lockFree = preparedSql<{ id: string; variantId: string; barcode: string; bin: string | null }>(
  () => sql`
    select free.id, wanted.variant_id as "variantId", free.barcode, free.bin
    from jsonb_to_recordset(${sql.placeholder('list')}::jsonb) as wanted(variant_id text, count int, preferred text[])
    cross join lateral (
      with recursive places(bin_id) as (
        (select ${placeOf} from units where ${isWanted} order by ${placeOf} limit 1)
        union all
        select (select ${placeOf} from units where ${isWanted} and ${placeOf} > places.bin_id order by ${placeOf} limit 1)
        from places where places.bin_id is not null
      )
      select chosen.id, chosen.barcode, chosen.bin
      from (
        select units.id, units.barcode, bins.code as bin
        from units left join bins on bins.id = units.bin_id
        where units.barcode = any(wanted.preferred) and ${isWanted}
        order by bins.zone = 'floor', bins.code, units.id
        for update of units skip locked
      ) as chosen
      union all
      select other.id, other.barcode, place.code
      from (
        select places.bin_id, bin.code
        -- The limit makes PostgreSQL look for each bin, and not read all of them.
        from places left join lateral (select code, zone from bins where id = places.bin_id limit 1) as bin on true
        where places.bin_id is not null
        order by bin.zone = 'floor', bin.code
      ) as place
      cross join lateral (
        select units.id, units.barcode
        from units
        where ${isWanted} and ${placeOf} = place.bin_id and not units.barcode = any(wanted.preferred)
        order by units.id
        for update skip locked
      ) as other
      limit wanted.count
    ) as free`,
);

const setPending = prepared((db) =>
  db
    .update(units)
    .set({ state: 'Pending' })
    .where(sql`${units.id} = any(${sql.placeholder('ids')})`),
);

/**
 * Locks variants at a location until the transaction ends, always in the same order. Without these locks two carts that
 * need the same units could each skip those that the other has locked, and both would fail.
 */
export async function queueForVariants(tx: Tx, locationId: string, variantIds: string[]): Promise<void> {
  const names = JSON.stringify(variantIds.map((variantId) => `${locationId}/${variantId}`));
  await lockNames(tx).execute({ names });
}

const lockNames = preparedSql(
  () => sql`
    select pg_advisory_xact_lock(key)
    from (
      select distinct hashtextextended(name, 0) as key
      from jsonb_array_elements_text(${sql.placeholder('names')}::jsonb) as name
      order by key
    ) as keys`,
);
