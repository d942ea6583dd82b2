import type { ShopConnection } from '@instore/api';
import { count, isNull, sql } from 'drizzle-orm';
import { COMPARE_LOCK } from '../../../base/shopify.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { shopifyProblems, shopifyShop, shopifyWebhooks } from '../../../db/schema/shopify.ts';

/** Reads how the connection with the shop system is. @param domain the shop of the settings; undefined for none */
export async function readConnection(db: Db | Tx, domain: string | undefined): Promise<ShopConnection> {
  const [shop] = await db.select().from(shopifyShop);
  const problems = await db
    .select({ kind: shopifyProblems.kind, count: count() })
    .from(shopifyProblems)
    .groupBy(shopifyProblems.kind);
  const countOf = (kind: string): number => problems.find((each) => each.kind === kind)?.count ?? 0;
  return {
    state: stateOf(shop, domain),
    domain: domain ?? shop?.domain ?? null,
    connectedAt: shop?.connectedAt.toISOString() ?? null,
    comparedAt: shop?.comparedAt?.toISOString() ?? null,
    isComparing: await isComparing(db),
    isAsked: shop !== undefined && shop.askedAt !== null,
    failure: shop?.compareFailure ?? null,
    tryAgainAt: shop?.compareAfter?.toISOString() ?? null,
    removedAt: shop?.uninstalledAt?.toISOString() ?? null,
    missed: shop?.missed ?? 0,
    waiting: await db.$count(shopifyWebhooks, isNull(shopifyWebhooks.doneAt)),
    problems: { product: countOf('product'), order: countOf('order'), location: countOf('location') },
  };
}

type Shop = typeof shopifyShop.$inferSelect;

function stateOf(shop: Shop | undefined, domain: string | undefined): ShopConnection['state'] {
  if (domain === undefined) return 'off';
  if (shop === undefined) return 'not-loaded';
  return shop.uninstalledAt === null ? 'connected' : 'removed';
}

/** Whether a node holds the lock of the comparison. It ends with the connection of that node. */
async function isComparing(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${COMPARE_LOCK} and objsubid = 1
      and granted and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
}
