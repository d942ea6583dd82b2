import { and, asc, count, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { within } from '../../../db/like.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { selectRecords, toRecord } from '../queries/binShelfRecords.ts';
import { withProductAndBin } from '../queries/units.ts';

type Query = OperationInput<'getBinShelfRecords'>['query'];

/** Lists a location's units with their bins, in the order of the bins [W-05]. Sold units are left out. */
export const getBinShelfRecords: Operation<'getBinShelfRecords'> = async ({ query, store: { db } }) => {
  const { locationId, page = 0, size = 20 } = query;
  const wanted = and(eq(units.locationId, locationId), ne(units.state, 'Sold'), ...filters(query));
  const [rows, total] = await Promise.all([
    selectRecords(db)
      .where(wanted)
      .orderBy(sql`${bins.code} nulls first`, asc(units.id))
      .limit(size)
      .offset(page * size),
    withProductAndBin(db.select({ count: count() }).from(units).$dynamic()).where(wanted),
  ]);
  return { status: true, data: { content: rows.map(toRecord), totalElements: total[0]?.count ?? 0 } };
};

function filters({ bin, missing, search }: Query): (SQL | undefined)[] {
  return [
    bin?.length ? or(...bin.map((beginning) => sql`starts_with(${bins.code}, ${beginning})`)) : undefined,
    missing ? eq(units.missing, true) : undefined,
    search?.trim() ? found(search.trim()) : undefined,
  ];
}

function found(search: string): SQL | undefined {
  // Every word must be in the brand or the name: "halden court".
  const words = search
    .split(/\s+/)
    .map((word) => ilike(sql`${products.brand} || ' ' || ${products.title}`, within(word)));
  return or(
    eq(units.barcode, canonicalBarcode(search)),
    sql`starts_with(lower(${products.sku}), ${search.toLowerCase()})`,
    and(...words),
  );
}
