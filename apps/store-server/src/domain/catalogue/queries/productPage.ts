import { and, sql, type SQL } from 'drizzle-orm';
import type { KioskProductPage } from '@instore/api';
import { products } from '../../../db/schema/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import type { OperationInput } from '../../operation.ts';
import { readKioskProducts } from './kioskProducts.ts';
import type { Scope } from '../../../security/scope.ts';
import { after, orderOf, positionOf, toCursor } from './productOrder.ts';

type Page = KioskProductPage;
type Paging = Pick<OperationInput<'getKioskProducts'>['body'], 'limitForQuery' | 'cursorValue' | 'sortValue'>;

/**
 * Reads one page of products. It starts after a cursor, not after a number of products, so that products that are added
 * or removed between two pages neither skip nor repeat others [C-03].
 */
export async function readPage(db: Db, fits: SQL | undefined, paging: Paging, scope: Scope): Promise<Page> {
  const { limitForQuery: limit = 20, cursorValue, sortValue: sort = 'FEATURED' } = paging;
  const afterCursor = cursorValue ? after(sort, cursorValue) : undefined;
  const [rows, totalCount] = await Promise.all([
    db
      .select({ id: products.id, position: positionOf(sort) })
      // Without a join drizzle omits the table names, and the subquery of the price needs them.
      .from(products)
      .innerJoin(sql`(select 1) as one`, sql`true`)
      .where(and(fits, afterCursor))
      .orderBy(...orderOf(sort))
      .limit(limit + 1),
    db.$count(products, fits),
  ]);
  const shown = rows.slice(0, limit);
  const cursors = new Map(shown.map(({ id, position }) => [id, toCursor(sort, position)]));
  const nodes = await readKioskProducts(db, [...cursors.keys()], scope);
  return {
    edges: nodes.map((node) => ({ cursor: cursors.get(node.id) ?? '', node })),
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: afterCursor !== undefined,
      startCursor: cursors.get(shown[0]?.id ?? '') ?? null,
      endCursor: cursors.get(shown.at(-1)?.id ?? '') ?? null,
    },
    totalCount,
  };
}
