import { and } from 'drizzle-orm';
import { readFacets } from '../queries/productFacets.ts';
import { readFilters } from '../queries/productFilters.ts';
import { readPage } from '../queries/productPage.ts';
import { scopeOf } from '../../../security/scope.ts';
import type { Operation } from '../../operation.ts';

/** Searches products by words and filters, in pages [C-04]. */
export const searchKioskProducts: Operation<'searchKioskProducts'> = async ({ body, caller, store: { db } }) => {
  const scope = scopeOf(caller, body.locationId);
  const filters = readFilters(db, body, scope);
  const variant =
    filters.size || filters.availability ? filters.hasVariant(filters.size, filters.availability) : undefined;
  const fits = and(filters.title, filters.color, filters.type, filters.brand, variant);
  const [page, facets] = await Promise.all([
    readPage(db, fits, body, scope),
    body.withFacets ? readFacets(db, filters) : undefined,
  ]);
  return { data: { data: { products: facets === undefined ? page : { ...page, facets } } } };
};
