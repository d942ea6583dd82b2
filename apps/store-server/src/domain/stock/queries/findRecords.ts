import { and, asc, count, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import type { Db } from '../../../db/database.ts';
import { hasWords, readWords } from '../../../db/words.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { OperationInput } from '../../operation.ts';
import { type RecordRow, selectRecords } from './binShelfRecords.ts';

type Query = OperationInput<'getBinShelfRecords'>['query'];

/** A page of a location's unsold units in walking order: units without a bin first, then by bin code. */
export function readPage(db: Db, query: Query): Promise<RecordRow[]> {
  const { page = 0, size = 20 } = query;
  const ids = sql`(
    select id from (${withoutBin(query, (page + 1) * size)} union all ${inBins(query, (page + 1) * size)}) as found
    order by code nulls first, id
    limit ${size} offset ${page * size})`;
  return selectRecords(db)
    .where(inArray(units.id, ids))
    .orderBy(sql`${bins.code} nulls first`, asc(units.id));
}

/** How many units the query finds. */
export async function countRecords(db: Db, query: Query): Promise<number> {
  const [total] = await db
    .select({ count: count() })
    .from(units)
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(and(isWanted(query), isInBin(query)));
  return total?.count ?? 0;
}

// The page is read in two parts, because PostgreSQL can follow the index of bin codes only through an inner join. One
// left join would sort every unit of the location.

function withoutBin(query: Query, most: number): SQL {
  const isExcluded = (query.bin ?? []).length > 0;
  return sql`(
    select ${units.id}, null as code from ${units}
    where ${and(isWanted(query), isNull(units.binId), isExcluded ? sql`false` : undefined)}
    order by ${units.id} limit ${most})`;
}

function inBins(query: Query, most: number): SQL {
  return sql`(
    select ${units.id}, ${bins.code} from ${bins} join ${units} on ${units.binId} = ${bins.id}
    where ${and(eq(bins.locationId, query.locationId), isWanted(query), isInBin(query))}
    order by ${bins.code}, ${units.id} limit ${most})`;
}

function isInBin({ bin }: Query): SQL | undefined {
  return bin?.length ? or(...bin.map((beginning) => sql`starts_with(${bins.code}, ${beginning})`)) : undefined;
}

function isWanted({ locationId, missing, search }: Query): SQL | undefined {
  return and(
    eq(units.locationId, locationId),
    ne(units.state, 'Sold'),
    missing ? eq(units.missing, true) : undefined,
    search?.trim() ? matches(search.trim()) : undefined,
  );
}

/** Whether a unit has this barcode, or a product with all of these words: "halden court". */
function matches(search: string): SQL | undefined {
  // An array, so that products are compared once and units are found through the index by variant.
  const found = sql`array(
    select ${variants.id} from ${variants} join ${products} on ${products.id} = ${variants.productId}
    where ${hasWords(readWords(search))})`;
  return or(eq(units.barcode, canonicalBarcode(search)), sql`${units.variantId} = any(${found})`);
}
