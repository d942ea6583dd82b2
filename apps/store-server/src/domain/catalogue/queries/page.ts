import { and, sql, type SQL } from 'drizzle-orm';
import type { KioskProductPage } from '@instore/api';
import { products } from '../../../db/schema/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import type { OperationInput } from '../../operation.ts';
import { readKioskProducts } from './kioskProducts.ts';
import type { Scope } from '../../../security/scope.ts';
import { after, orderOf, placeOf, toCursor } from './sorting.ts';

type Page = KioskProductPage;
type Paging = Pick<OperationInput<'getKioskProducts'>['body'], 'limitForQuery' | 'cursorValue' | 'sortValue'>;

/**
 * One page of the products that fit. It begins behind a place in the order, not after a number of products, so that
 * products that come and go between two pages neither shift nor repeat others [C-03].
 */
export async function readPage(db: Db, fits: SQL | undefined, paging: Paging, scope: Scope): Promise<Page> {
  const { limitForQuery: limit = 20, cursorValue, sortValue: sort = 'FEATURED' } = paging;
  const begin = cursorValue ? after(sort, cursorValue) : undefined;
  const [rows, totalCount] = await Promise.all([
    db
      .select({ id: products.id, place: placeOf(sort) })
      // A join, without which the columns of the place would lose their table's name.
      .from(products)
      .innerJoin(sql`(select 1) as one`, sql`true`)
      .where(and(fits, begin))
      .orderBy(...orderOf(sort))
      .limit(limit + 1),
    db.$count(products, fits),
  ]);
  const shown = rows.slice(0, limit);
  const cursors = new Map(shown.map(({ id, place }) => [id, toCursor(sort, place)]));
  const nodes = await readKioskProducts(db, [...cursors.keys()], scope);
  return {
    edges: nodes.map((node) => ({ cursor: cursors.get(node.id) ?? '', node })),
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: begin !== undefined,
      startCursor: cursors.get(shown[0]?.id ?? '') ?? null,
      endCursor: cursors.get(shown.at(-1)?.id ?? '') ?? null,
    },
    totalCount,
  };
}
