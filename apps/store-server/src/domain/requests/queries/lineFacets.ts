import type { LineFacets, WarehouseStatus } from '@instore/api';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { GARMENT_SIZES } from '../../../base/garmentSizes.ts';
import type { Db } from '../../../db/database.ts';
import { isInWarehouseList } from './warehouseStatus.ts';
import { lineFilters } from './lineFilters.ts';

type Name = keyof LineFacets;
const names = Object.keys(lineFilters) as Name[];

function selectFacets(db: Db, locationId: string, status: WarehouseStatus) {
  const pairs = names.map((name) => sql`(${name}::text, ${lineFilters[name].values}::text)`);
  const facet = { name: sql<Name>`facet.name`, value: sql<string>`facet.value` };
  return db
    .select({ ...facet, count: count() })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .crossJoinLateral(sql`(values ${sql.join(pairs, sql`, `)}) as facet (name, value)`)
    .where(and(eq(requestLines.locationId, locationId), isInWarehouseList(status), isNotNull(facet.value)))
    .groupBy(facet.name, facet.value)
    .orderBy(facet.name, sql`length(facet.value)`, facet.value);
}

/** Counts a location's lines in one status by the values of each filter, in one statement. */
export async function readFacets(db: Db, locationId: string, status: WarehouseStatus): Promise<LineFacets> {
  const rows = await selectFacets(db, locationId, status);
  const facets = Object.fromEntries(names.map((name) => [name, []])) as unknown as LineFacets;
  for (const { name, ...value } of rows) facets[name].push(value);
  facets.size.sort((a, b) => Number(a.value) - Number(b.value) || garmentSizeRank(a.value) - garmentSizeRank(b.value));
  return facets;
}

/** The rank of a garment size, for which the comparison as numbers gives NaN. */
function garmentSizeRank(size: string): number {
  return GARMENT_SIZES.indexOf(size);
}
