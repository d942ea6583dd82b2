import { asc, count, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { readKioskProducts } from '../queries/kioskProducts.ts';
import { scopeOf } from '../../../security/scope.ts';
import { orderOf } from '../queries/productOrder.ts';
import type { Operation } from '../../operation.ts';

/** Lists the brands with the number of their products and the first ones [C-02]. */
export const browseKioskProducts: Operation<'browseKioskProducts'> = async ({ query, caller, store: { db } }) => {
  const order = sql.join(orderOf('FEATURED'), sql`, `);
  const rows = await db
    .select({
      name: products.brand,
      productCount: count(),
      ids: sql<string[]>`array_agg(${products.id} order by ${order})`,
    })
    .from(products)
    .groupBy(products.brand)
    .orderBy(asc(products.brand));
  const brands = rows.map(({ ids, ...brand }) => ({ ...brand, ids: ids.slice(0, query?.limitForQuery ?? 8) }));
  const scope = scopeOf(caller, query?.locationId);
  const shown = await readKioskProducts(
    db,
    brands.flatMap((brand) => brand.ids),
    scope,
  );
  const nodes = brands.map(({ name, productCount, ids }) => ({
    name,
    productCount,
    products: { nodes: shown.filter((product) => ids.includes(product.id)) },
  }));
  return { data: { data: { brands: { nodes } } } };
};
