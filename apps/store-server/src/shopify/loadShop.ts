import type { ClientBase } from 'pg';
import { SetupError } from '../base/startErrors.ts';
import type { GroupReport } from '../import/importGroups.ts';
import { waitForImportLock } from '../import/importGroups.ts';
import { setImporter } from '../import/importer.ts';
import { runBulk, type Wait } from './bulk.ts';
import type { Shop } from './client.ts';
import { inTransaction } from './inTransaction.ts';
import { loadLevels } from './levels.ts';
import { listRefused, loadOrders, type RefusedOrder } from './loadOrders.ts';
import { loadProducts } from './loadProducts.ts';
import { placesOf, readLocations, storeLocations } from './locations.ts';
import type { WholeOrder } from './mapOrder.ts';
import type { Mapping } from './mapping.ts';
import { clearOrders } from './problems.ts';
import { BULK_LEVELS, bulkOrders, bulkProducts } from './queries.ts';
import { readOrder } from './readOrder.ts';
import { stageLines } from './stageLines.ts';

/** What a load needs. */
export interface LoadParts {
  shop: Shop;
  /** The shop's own host. */
  domain: string;
  mapping: Mapping;
  /** The host of the shop's pictures. */
  pictureHost: string;
  now: () => Date;
  wait?: Wait | undefined;
}

/** What a load found and did. */
export interface LoadReport {
  products: GroupReport;
  /** Absent when nothing was written, and with the first load. */
  orders?: GroupReport | undefined;
  /** Records that were others: what no webhook had reported, after the first load. */
  missed: number;
  problems: { count: number; listed: { kind: string; subject: string; title: string; reason: string }[] };
  /** Figures of the stock that were others. */
  levels: number;
  isWritten: boolean;
}

/** Problems that a report lists. */
const LISTED = 100;

/** Orders that changed this long before the last comparison are compared again: it does not know the shop's clock. */
const OVERLAP_MS = 60 * 60_000;

/**
 * Reads the whole shop: locations, products, stock figures, and orders since the first load. Each of them is written in
 * a transaction. What webhooks reported meanwhile is read again afterwards, because it may be newer.
 * @param client a connection of its own, without time limits
 * @param isApplied true: writes to the database; false: a dry run that compares the products
 * @throws ShopifyError, SetupError
 */
export async function loadShop(client: ClientBase, parts: LoadParts, isApplied: boolean): Promise<LoadReport> {
  const { shop, mapping, now, wait } = parts;
  const since = now();
  const before = await readConnection(client, parts.domain);
  const locations = await readLocations(shop);
  const products = await runBulk(shop, bulkProducts(mapping.metafields), wait);
  const first = await inTransaction(client, isApplied, async () => {
    await stageLines(client, products);
    await waitForImportLock(client);
    await setImporter(client, parts.pictureHost);
    await storeLocations(client, locations, mapping);
    return { products: await loadProducts(client, mapping), problems: await readProblems(client) };
  });
  if (!isApplied) return { ...first, levels: 0, missed: 0, isWritten: false };
  const figures = await runBulk(shop, BULK_LEVELS, wait);
  const levels = await inTransaction(client, true, async () => {
    await stageLines(client, figures);
    return loadLevels(client, since);
  });
  const orders = before && (await loadNewOrders(client, parts, before));
  const missed = missedOf({ ...first, levels, orders });
  await noteComparison(client, parts.domain, since, missed);
  return { ...first, orders, levels, missed, problems: await readProblems(client), isWritten: true };
}

interface Connection {
  connectedAt: Date;
  comparedAt: Date | null;
}

/** The present connection; undefined before the first load. @throws SetupError when it is one with another shop */
async function readConnection(client: ClientBase, domain: string): Promise<Connection | undefined> {
  const { rows } = await client.query<Connection & { domain: string }>(
    'select domain, connected_at as "connectedAt", compared_at as "comparedAt" from shopify_shop',
  );
  const [found] = rows;
  if (found !== undefined && found.domain !== domain) {
    throw new SetupError(`The store is connected with ${found.domain}. Its ids mean nothing in another shop.`);
  }
  return found;
}

/** Imports the orders that changed since the last comparison, and those that were refused before. */
async function loadNewOrders(client: ClientBase, parts: LoadParts, before: Connection): Promise<GroupReport> {
  const { shop, mapping, wait, pictureHost } = parts;
  const refused = await listRefused(client);
  const changed = await runBulk(shop, bulkOrders(sinceOf(before, refused)), wait);
  const again: WholeOrder[] = [];
  for (const { recordId } of refused) {
    const whole = recordId === null ? undefined : await readOrder(shop, recordId);
    if (whole !== undefined) again.push(whole);
  }
  return inTransaction(client, true, async () => {
    await stageLines(client, changed);
    await waitForImportLock(client);
    await setImporter(client, pictureHost);
    // An order that is gone from the shop is no problem any more.
    await clearOrders(
      client,
      refused.map(({ subject }) => subject),
    );
    return loadOrders(client, again, placesOf(mapping));
  });
}

/** Orders that changed since this time are read: all since the first load if one was refused whose id is not known. */
function sinceOf({ connectedAt, comparedAt }: Connection, refused: readonly RefusedOrder[]): Date {
  if (comparedAt === null || refused.some(({ recordId }) => recordId === null)) return connectedAt;
  return new Date(Math.max(comparedAt.getTime() - OVERLAP_MS, connectedAt.getTime()));
}

/** Records that a load changed. */
function missedOf({ products, levels, orders }: Pick<LoadReport, 'products' | 'levels' | 'orders'>): number {
  const changed = (report: GroupReport | undefined): number =>
    (report?.changes.counts.added ?? 0) + (report?.changes.counts.changed ?? 0);
  return changed(products) + changed(orders) + levels;
}

async function noteComparison(client: ClientBase, domain: string, since: Date, missed: number): Promise<void> {
  await client.query(
    `insert into shopify_shop (domain, connected_at, compared_at, missed) values ($1, $2, $2, $3)
     on conflict (domain) do update
       set (compared_at, missed, asked_at, uninstalled_at, compare_after, compare_failure)
         = (excluded.compared_at, $3, null, null, null, null)`,
    [domain, since, missed],
  );
  await client.query(
    'update shopify_webhooks set done_at = null, attempts = 0, next_at = null where received_at >= $1',
    [since],
  );
}

async function readProblems(client: ClientBase): Promise<LoadReport['problems']> {
  const { rows } = await client.query<LoadReport['problems']['listed'][number] & { count: number }>(
    `select kind, subject, title, reason, (count(*) over ())::int as count
     from shopify_problems order by kind, subject limit ${LISTED}`,
  );
  return { count: rows[0]?.count ?? 0, listed: rows.map(({ count: _count, ...problem }) => problem) };
}
