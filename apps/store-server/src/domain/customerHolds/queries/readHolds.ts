import type { CustomerHold } from '@instore/api';
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import type { Db } from '../../../db/database.ts';
import { asSearched, startingWith } from '../../../db/like.ts';
import { hasPattern } from '../../../db/words.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';
import { users } from '../../../db/schema/people.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { toProductFacts, unitColumns } from '../../stock/index.ts';
import type { OperationInput } from '../../operation.ts';

type Query = OperationInput<'getCustomerHolds'>['query'];

const holder = aliasedTable(users, 'holder');
const ender = aliasedTable(users, 'ender');

function selectHolds(db: Db) {
  return db
    .select({
      ...unitColumns,
      holdId: customerHolds.id,
      firstName: customerHolds.firstName,
      note: customerHolds.note,
      until: customerHolds.until,
      holderId: customerHolds.heldBy,
      holderName: holder.name,
      holderPhoto: holder.photo,
      heldAt: customerHolds.heldAt,
      ending: customerHolds.ending,
      endedAt: customerHolds.endedAt,
      endedBy: ender.name,
    })
    .from(customerHolds)
    .innerJoin(units, eq(units.id, customerHolds.unitId))
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(holder, eq(holder.id, customerHolds.heldBy))
    .leftJoin(bins, eq(bins.id, units.binId))
    .leftJoin(ender, eq(ender.id, customerHolds.endedBy));
}

/** Reads a page of a list of holds, or named holds of it. */
export async function readHolds(db: Db, query: Query, userId: string, now: Date): Promise<CustomerHold[]> {
  const { ids, page = 0, size = 20, list = 'held' } = query;
  const isNamedHold = ids && inArray(customerHolds.id, ids.map(Number));
  const order =
    list === 'held'
      ? [asc(customerHolds.until), asc(customerHolds.id)]
      : [desc(customerHolds.endedAt), desc(customerHolds.id)];
  const rows = await selectHolds(db)
    .where(and(isListed(query, userId, now), isNamedHold))
    .orderBy(...order)
    .limit(ids?.length ?? size)
    .offset(ids ? 0 : page * size);
  return rows.map(toCustomerHold);
}

/** How many holds the query finds, and how many each list has without the search. */
export async function countHolds(db: Db, query: Query, userId: string, now: Date) {
  const at = { locationId: query.locationId };
  const of = async (where: SQL | undefined) => {
    const rows = await db
      .select({ count: count() })
      .from(customerHolds)
      .innerJoin(units, eq(units.id, customerHolds.unitId))
      .where(where);
    return rows[0]?.count ?? 0;
  };
  const [total, mine, held, ended] = await Promise.all([
    of(isListed(query, userId, now)),
    of(isListed({ ...at, whose: 'mine' }, userId, now)),
    of(isListed(at, userId, now)),
    of(isListed({ ...at, list: 'ended' }, userId, now)),
  ]);
  return { total, counts: { mine, held, ended } };
}

function isListed({ locationId, list = 'held', whose = 'all', search }: Query, userId: string, now: Date) {
  const isHeld = isNull(customerHolds.endedAt);
  return and(
    eq(customerHolds.locationId, locationId),
    list === 'held'
      ? isHeld
      : and(
          isNotNull(customerHolds.endedAt),
          // A time that the database knows when it plans: it finds the few holds of a day by their index.
          gte(customerHolds.endedAt, new Date(now.getTime() - LONGEST_DAY_MS)),
          gte(customerHolds.endedAt, startOfDay(locationId, now)),
        ),
    whose === 'mine' ? eq(customerHolds.heldBy, userId) : undefined,
    search?.trim() ? isNamed(search.trim()) : undefined,
  );
}

/** A day on which clocks are set back, ms. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** The begin of the present day of a location. */
const startOfDay = (locationId: string, now: Date) => sql`(
  select date_trunc('day', ${now.toISOString()}::timestamptz at time zone time_zone) at time zone time_zone
  from ${locations} where ${locations.id} = ${locationId})`;

/** Whether the customer's name begins with a text, or the unit has it as its barcode. */
const isNamed = (search: string) =>
  or(
    hasPattern(sql`${customerHolds.firstName}`, startingWith(asSearched(search))),
    eq(units.barcode, canonicalBarcode(search)),
  );

type HoldRow = Awaited<ReturnType<typeof selectHolds>>[number];
function toCustomerHold(row: HoldRow): CustomerHold {
  return {
    ...toProductFacts(row),
    holdId: String(row.holdId),
    barcode: row.barcode,
    state: row.state,
    bin: row.bin,
    shelf: row.shelf,
    missing: row.missing,
    onHold: row.onHold,
    firstName: row.firstName,
    note: row.note,
    until: row.until.toISOString(),
    heldBy: { id: row.holderId, name: row.holderName ?? '', hasPhoto: row.holderPhoto !== null },
    heldAt: row.heldAt.toISOString(),
    ending: row.ending,
    endedBy: row.endedBy,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
