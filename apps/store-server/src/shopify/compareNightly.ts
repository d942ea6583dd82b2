import type { ClientBase } from 'pg';
import { COMPARE_LOCK } from '../base/shopify.ts';
import { type Connector, onOwnClient } from './connector.ts';
import { loadShop } from './loadShop.ts';
import type { Wait } from './bulk.ts';

interface Parts {
  /** `postgres://` address of the database without a pooler: the lock belongs to a session. */
  url: string;
  connector: Connector;
  wait?: Wait;
  /** Called with the sentence that tells of records that webhooks had not reported. */
  log: (line: string) => void;
}

/** The hour at which the shop is compared: local time of the first location. */
const HOUR = 3;

/** The pause after a comparison that fails, ms: each reads the whole shop. */
const PAUSE_MS = 60 * 60_000;

/**
 * Once a night, and when an admin asks, reads the whole shop again, and so finds what no webhook has reported. Each node
 * runs it; one of them does the work, and when it ends in the middle, another begins again. One that fails is tried again after an hour.
 * @returns whether this node has compared
 */
export async function compareNightly({ url, connector, wait, log }: Parts): Promise<boolean> {
  return onOwnClient(url, async (client) => {
    if (!(await isDue(client, connector)) || !(await takeLock(client))) return false;
    // Another node may have compared before it gave the lock back.
    if (!(await isDue(client, connector))) return false;
    const { missed } = await loadShop(client, { ...connector, wait }, true).catch(async (error: Error) => {
      await noteFailure(client, connector, error);
      throw error;
    });
    if (missed > 0) log(`Shopify: the nightly comparison changed ${missed} records that no webhook had reported.`);
    return true;
  });
}

async function takeLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [COMPARE_LOCK]);
  return rows[0]?.taken === true;
}

async function noteFailure(client: ClientBase, { domain, now }: Connector, error: Error): Promise<void> {
  await client.query(
    'update shopify_shop set (asked_at, compare_after, compare_failure) = (null, $2, $3) where domain = $1',
    [domain, new Date(now().getTime() + PAUSE_MS), error.message.slice(0, 500)],
  );
}

/** Whether a comparison is to be made: an admin has asked for one, or the last one began before the last night's hour. */
async function isDue(client: Pick<ClientBase, 'query'>, { domain, now }: Connector): Promise<boolean> {
  const { rows } = await client.query(
    `select from shopify_shop
     where domain = $1 and uninstalled_at is null and (asked_at is not null
       or (compare_after is null or compare_after <= $2) and compared_at < (
         select (date_trunc('day', ($2::timestamptz at time zone time_zone) - $3::interval) + $3::interval) at time zone time_zone
         from locations order by id limit 1))`,
    [domain, now(), `${HOUR} hours`],
  );
  return rows.length > 0;
}

/** Whether a comparison is to be made that no node makes. Costs no connection of its own. */
export async function isComparisonDue(pool: Pick<ClientBase, 'query'>, connector: Connector): Promise<boolean> {
  if (!(await isDue(pool, connector))) return false;
  const { rows } = await pool.query(
    `select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [COMPARE_LOCK],
  );
  return rows.length === 0;
}
