import { AVAILABILITIES, COLOUR_FAMILIES, PRODUCT_TYPES, SIZE_SYSTEMS, type InventoryFacets } from '@instore/api';
import { and, sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import type { Tx } from '../../../db/database.ts';
import {
  inventoryBrand,
  type FilterName,
  type InventoryConditions,
  type InventoryPlace,
  readConditions,
} from './conditions.ts';
import { fits, fitsProduct, fitsVariant, hasFittingSize, isAvailable } from './fits.ts';
import type { Wanted } from './wanted.ts';

/** The most values of one facet: a list of all SKUs of a chain would be no help. */
const MAX_OPTIONS = 1000;

/** A search of the inventory. */
export interface Search {
  wanted: Wanted;
  place: InventoryPlace;
}

type FacetRow = {
  facet: keyof InventoryFacets | 'total';
  value: string;
  count: number;
  /** Place of a size in its run. */
  place: number | null;
};

function selectFacets({ wanted, place }: Search): SQL {
  const { stored, ...conditions } = readConditions(wanted, place);
  const all = { ...conditions, stored, availabilities: stored.availabilities };
  const fitting = hasFittingSize(all);
  const isFitting = fitting && sql`${products.id} in (select id from fitting)`;
  const arms = [
    sql`select 'total' as facet, '' as value, count(*)::int as count, null::int as place
      from ${products} ${where(and(fitsProduct(all), isFitting))}`,
    ...Object.entries(productValues).map(([name, of]) =>
      countProducts(name, of, and(fitsProduct(all, name as FilterName), isFitting)),
    ),
    countSizes('size', sql`${variants.size}`, all, sql`${variants.sizeSystem} = ${wanted.sizeSystem}`),
    countSizes('allSizes', sql`${variants.sizeSystem} || ' ' || ${variants.size}`, all),
    ...AVAILABILITIES.map((name) => countAvailable(name, all)),
  ];
  const tables = [
    stored.tables,
    ...(fitting ? [sql`fitting as materialized (select id from ${products} where ${fitting})`] : []),
  ];
  return sql`with ${sql.join(tables, sql`, `)} ${sql.join(arms, sql` union all `)}`;
}

/** Counts the results, and for each filter its values in the results of all other filters, in one statement [F-07]. */
export async function readFacets(tx: Tx, search: Search): Promise<{ total: number; facets: InventoryFacets }> {
  const { rows } = await tx.execute<FacetRow>(selectFacets(search));
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet && row.value !== '');
  const byName = (facet: FacetRow['facet']) => of(facet).toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const listed = (facet: FacetRow['facet'], names: readonly string[]) =>
    of(facet).toSorted((a, b) => names.indexOf(a.value) - names.indexOf(b.value));
  return {
    total: rows.find(({ facet }) => facet === 'total')?.count ?? 0,
    facets: {
      type: listed('type', PRODUCT_TYPES).map(toOption),
      color: listed('color', COLOUR_FAMILIES).map(toOption),
      size: of('size').toSorted(byPlace).map(toOption),
      brand: byName('brand').map(toOption),
      invBrand: byName('invBrand').map(toOption),
      model: byName('model').map(toOption),
      availability: listed('availability', AVAILABILITIES).map(toOption),
      sku: byName('sku').map(toOption),
      allSizes: of('allSizes')
        .toSorted((a, b) => systemOf(a) - systemOf(b) || byPlace(a, b))
        .map(toOption),
    },
  };
}

/** Counts the results. */
export async function countResults(tx: Tx, { wanted, place }: Search): Promise<number> {
  const { stored, ...conditions } = readConditions(wanted, place);
  const all = { ...conditions, stored, availabilities: stored.availabilities };
  const { rows } = await tx.execute<{ count: number }>(
    sql`with ${stored.tables} select count(*)::int as count from ${products} ${where(fits(all))}`,
  );
  return rows[0]?.count ?? 0;
}

/** The value of a product for each filter on products alone. */
const productValues: Partial<Record<FilterName, SQL>> = {
  type: sql`${products.category}::text`,
  color: sql`${products.colourFamily}`,
  brand: sql`${products.brand}`,
  invBrand: inventoryBrand,
  model: sql`${products.model}`,
  sku: sql`${products.sku}`,
};

const toOption = ({ value, count }: FacetRow) => ({ value, count });
/** Sizes with numbers come in their order; letters by their place in the run. */
const byPlace = (a: FacetRow, b: FacetRow) => {
  const [first, second] = [sizeOf(a), sizeOf(b)];
  return Number.isNaN(first) || Number.isNaN(second) ? (a.place ?? 0) - (b.place ?? 0) : first - second;
};
const sizeOf = ({ value }: FacetRow) => Number(value.split(' ').at(-1));
const systemOf = ({ value }: FacetRow) => SIZE_SYSTEMS.findIndex((system) => value.startsWith(`${system} `));

function countProducts(facet: string, of: SQL, wanted: SQL | undefined): SQL {
  return sql`(select ${facet}::text, ${of} as value, count(*)::int, null::int from ${products}
    ${where(and(wanted, sql`${of} is not null`))} group by 2 order by 3 desc, 2 limit ${MAX_OPTIONS})`;
}

function countSizes(facet: 'size' | 'allSizes', of: SQL, all: InventoryConditions, system?: SQL): SQL {
  const wanted = fitsProduct(all);
  const ofWanted = wanted && sql`${variants.productId} in (select ${products.id} from ${products} ${where(wanted)})`;
  // A product has a size of a system once, so each variant is another product.
  return sql`(select ${facet}::text, ${of} as value, count(*)::int, min(${variants.position}) from ${variants}
    ${where(and(system, fitsVariant(all, facet), ofWanted))}
    group by ${variants.sizeSystem}, ${variants.size} limit ${MAX_OPTIONS})`;
}

function countAvailable(name: (typeof AVAILABILITIES)[number], all: InventoryConditions): SQL {
  return sql`select 'availability', ${name}::text, count(*)::int, null::int from ${products}
    ${where(and(fitsProduct(all), isAvailable(all, name)))}`;
}

/** The clause of a condition; nothing without one. */
export function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``;
}
