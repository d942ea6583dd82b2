import type { ShopProblemKind } from '@instore/api';
import { asc, eq } from 'drizzle-orm';
import { shopifyProblems } from '../../../db/schema/shopify.ts';
import type { Operation } from '../../operation.ts';

/** Lists what of the shop system could not come in, and why [O-09]. */
export const getShopProblems: Operation<'getShopProblems'> = async ({ query, store: { db } }) => {
  const { kind, page = 0, size = 20 } = query ?? {};
  const wanted = kind && eq(shopifyProblems.kind, kind);
  const rows = await db
    .select()
    .from(shopifyProblems)
    .where(wanted)
    .orderBy(asc(shopifyProblems.kind), asc(shopifyProblems.subject))
    .limit(size)
    .offset(page * size);
  return {
    data: {
      content: rows.map(({ recordId: _record, foundAt, ...problem }) => ({
        ...problem,
        // The connector writes no other words.
        kind: problem.kind as ShopProblemKind,
        foundAt: foundAt.toISOString(),
      })),
      totalElements: await db.$count(shopifyProblems, wanted),
    },
  };
};
