import { asc, isNotNull } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { readKioskProducts } from '../queries/kioskProducts.ts';
import type { Operation } from '../../operation.ts';

/** Lists the products of the kiosk's front page; a size is for sale when a unit is free at the location [C-02]. */
export const getFeaturedProducts: Operation<'getFeaturedProducts'> = async ({ caller, store: { db } }) => {
  const featured = await db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.featured))
    .orderBy(asc(products.featured));
  const ids = featured.map(({ id }) => id);
  return { data: { data: { products: { nodes: await readKioskProducts(db, ids, caller.locationIds) } } } };
};
