import { and } from 'drizzle-orm';
import { readFacets } from '../queries/productFacets.ts';
import { readFilters } from '../queries/filters.ts';
import { readPage } from '../queries/page.ts';
import { scopeOf } from '../../../security/scope.ts';
import type { Operation } from '../../operation.ts';

/** Searches products by words and filters, page by page [C-04]. */
export const searchKioskProducts: Operation<'searchKioskProducts'> = async ({ body, caller, store: { db } }) => {
  const scope = scopeOf(caller, body.locationId);
  const on = readFilters(db, body, scope);
  const variant = on.size || on.availability ? on.hasVariant(on.size, on.availability) : undefined;
  const fits = and(on.title, on.color, on.type, on.brand, variant);
  const [page, facets] = await Promise.all([
    readPage(db, fits, body, scope),
    body.withFacets ? readFacets(db, on) : undefined,
  ]);
  return { data: { data: { products: facets === undefined ? page : { ...page, facets } } } };
};
