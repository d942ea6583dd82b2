import { asc, desc, isNotNull, ne } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { readKioskProducts } from '../queries/kioskProducts.ts';
import type { Db } from '../../../db/database.ts';
import type { Operation } from '../../operation.ts';

/** How many products the front page shows while none is featured. */
const NEWEST = 12;

/**
 * Lists the products of the kiosk's front page: the featured ones, or without any the newest with a picture [C-15]. A size
 * is for sale when a unit is free at the location [C-02].
 */
export const getFeaturedProducts: Operation<'getFeaturedProducts'> = async ({ caller, store: { db } }) => {
  const featured = await db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.featured))
    .orderBy(asc(products.featured), asc(products.title), asc(products.id));
  const ids = (featured.length > 0 ? featured : await readNewest(db)).map(({ id }) => id);
  return { data: { data: { products: { nodes: await readKioskProducts(db, ids, caller.locationIds) } } } };
};

const readNewest = (db: Db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(ne(products.imageUrl, ''))
    .orderBy(desc(products.launchedOn), asc(products.id))
    .limit(NEWEST);
