import { and, asc, countDistinct, desc, eq, min, sql } from 'drizzle-orm';
import type { KioskProductPage } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import { orderOf } from './productOrder.ts';
import type { readFilters } from './productFilters.ts';

type Facets = NonNullable<KioskProductPage['facets']>;

/** The picture of the first product, in the order of the kiosk's lists. */
const firstPicture = sql<string>`(array_agg(${products.imageUrl} order by ${sql.join(orderOf('FEATURED'), sql`, `)}))[1]`;

/** Counts for each value of a filter the products that match it and all other filters. */
export async function readFacets(db: Db, filters: ReturnType<typeof readFilters>): Promise<Facets> {
  const { title, color, type, brand, size, availability, hasVariant } = filters;
  const found = countDistinct(products.id);
  const fits = hasVariant(size, availability);
  const part = sql<string>`parts.part`;
  const system = sql<string>`${variants.sizeSystem} || ' ' || ${variants.size}`;
  const [types, brands, colours, sizes, places] = await Promise.all([
    db
      .select({ value: sql<string>`${products.category}::text`, count: found, imageUrl: firstPicture })
      .from(products)
      .where(and(title, color, brand, fits))
      .groupBy(products.category)
      .orderBy(asc(products.category)),
    db
      .select({ value: products.brand, count: found })
      .from(products)
      .where(and(title, color, type, fits))
      .groupBy(products.brand)
      .orderBy(asc(products.brand)),
    db
      .select({ value: part, count: found, swatch: min(sql<string>`parts.swatch`) })
      .from(products)
      .innerJoin(sql`unnest(${products.colourParts}, ${products.swatches}) as parts(part, swatch)`, sql`true`)
      .where(and(title, type, brand, fits))
      .groupBy(part)
      .orderBy(desc(found), asc(part)),
    db
      .select({ value: system, count: found })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .where(and(title, color, type, brand, availability))
      .groupBy(variants.sizeSystem, variants.size)
      .orderBy(asc(variants.sizeSystem), asc(min(variants.position))),
    Promise.all(
      Object.entries(filters.availabilities).map(async ([value, available]) => ({
        value,
        count: await db.$count(products, and(title, color, type, brand, hasVariant(size, available))),
      })),
    ),
  ]);
  return {
    type: types,
    brand: brands,
    color: colours.map(({ swatch, ...colour }) => (swatch === null ? colour : { ...colour, swatch })),
    size: sizes,
    availability: places,
  };
}
