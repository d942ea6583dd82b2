import type { Pool, PoolClient } from 'pg';
import { takeImportLock } from '../import/importGroups.ts';
import { setImporter } from '../import/importer.ts';
import type { Connector } from './connector.ts';
import { inTransaction } from './inTransaction.ts';
import { readRecord, type Store } from './readRecord.ts';

/** How long one run goes on, ms. */
const RUN_MS = 1_000;

/** Pauses after the first, second … failure, s; the last one repeats. */
const PAUSES_S = [5, 30, 120, 600, 3_600];

/** How long a node may work on a record before another one does, ms. */
const CLAIM_MS = 5 * 60_000;

/** The pause of a record while a file is imported, s. */
const IMPORT_PAUSE_S = 5;

/** How long a webhook is remembered after it was handled, ms: longer than the shop repeats one. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;

interface Parts {
  pool: Pool;
  connector: Connector;
  /** Aborted when the node stops. */
  stop: AbortSignal;
}

/** A record on which a node works until a time. */
interface Claim {
  subject: string;
  /** Ids of its webhooks. */
  ids: string[];
  attempts: number;
  until: Date;
}

/**
 * Handles the webhooks that wait. Each names a record, whose present state is read from the shop: so their order does not
 * matter, and several of one record are one piece of work. Any node may run it at any time: a node claims a record, reads
 * it without a transaction, because the shop may answer late, and stores it.
 */
export async function handleWebhooks({ pool, connector, stop }: Parts): Promise<void> {
  const end = connector.now().getTime() + RUN_MS;
  do {
    if (!(await handleOne(pool, connector))) return;
  } while (!stop.aborted && connector.now().getTime() < end);
}

/** Deletes the webhooks that need not be remembered any longer. */
export async function deleteOldWebhooks(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from shopify_webhooks where done_at < $1', [new Date(now.getTime() - REMEMBERED_MS)]);
}

/** @returns whether there was one to handle */
async function handleOne(pool: Pool, connector: Connector): Promise<boolean> {
  const claim = await onPool(pool, (client) => claimFirst(client, connector.now()));
  if (claim === undefined) return false;
  const read = await readRecord(connector, claim.subject).catch((error: Error) => error);
  await onPool(pool, (client) => settle(client, connector, claim, read));
  return true;
}

/** Does work in a transaction on a connection of the pool. */
async function onPool<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await inTransaction(client, true, () => work(client));
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The advisory locks of records; spells "shop". */
const RECORD_LOCKS = 0x73686f70;

/** Webhooks of which a node looks for one whose record no other node claims now. */
const LOOKED_AT = 20;

/**
 * Claims the record that waits longest, with all its webhooks. One that arrives later waits for the end of the claim: the
 * shop may have changed since. Nothing is handled before the first load, and after the app was removed from the shop.
 */
async function claimFirst(client: PoolClient, now: Date): Promise<Claim | undefined> {
  const { rows } = await client.query<{ subject: string }>(
    `select subject from shopify_webhooks as first
     where done_at is null and (next_at is null or next_at <= $1) and not ${isClaimed('first.subject')}
       and exists (select from shopify_shop where uninstalled_at is null)
     order by received_at, subject limit ${LOOKED_AT}`,
    [now],
  );
  const until = new Date(now.getTime() + CLAIM_MS);
  for (const subject of new Set(rows.map((row) => row.subject))) {
    const taken = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
      [RECORD_LOCKS, subject],
    );
    if (taken.rows[0]?.taken !== true) continue;
    const claimed = await client.query<{ id: string; attempts: number }>(
      `update shopify_webhooks set claimed_until = $3
       where subject = $2 and done_at is null and not ${isClaimed('$2')} returning id, attempts`,
      [now, subject, until],
    );
    // Another node has handled it between the look and the lock.
    if (claimed.rows.length === 0) continue;
    const attempts = Math.max(...claimed.rows.map((row) => row.attempts));
    return { subject, ids: claimed.rows.map(({ id }) => id), attempts, until };
  }
  return undefined;
}

/** Whether a node works on a record now: the time is the first value of the query. */
const isClaimed = (subject: string): string => `exists (
  select from shopify_webhooks as claimed
  where claimed.subject = ${subject} and claimed.done_at is null and claimed.claimed_until > $1)`;

/** Stores what was read, or notes why it was not, unless the claim has ended and another node has it. */
async function settle(client: PoolClient, connector: Connector, claim: Claim, read: Store | Error): Promise<void> {
  const { now } = connector;
  const held = await client.query(
    'select from shopify_webhooks where id = any($1) and done_at is null and claimed_until = $2 for update',
    [claim.ids, claim.until],
  );
  if (held.rows.length === 0) return;
  const wait = (seconds: number, failure: string | null) =>
    client.query(
      `update shopify_webhooks set claimed_until = null, next_at = $2, failure = coalesce($3, failure),
         attempts = attempts + case when $3::text is null then 0 else 1 end
       where id = any($1)`,
      [claim.ids, new Date(now().getTime() + seconds * 1000), failure],
    );
  await client.query('savepoint stored');
  try {
    if (read instanceof Error) throw read;
    if (!(await takeImportLock(client))) {
      await wait(IMPORT_PAUSE_S, null);
      return;
    }
    await setImporter(client, connector.pictureHost);
    await read(client);
    await client.query(
      'update shopify_webhooks set done_at = $2, claimed_until = null, failure = null where id = any($1)',
      [claim.ids, now()],
    );
  } catch (error) {
    await client.query('rollback to savepoint stored');
    const pause = PAUSES_S[Math.min(claim.attempts, PAUSES_S.length - 1)] ?? 0;
    await wait(pause, (error as Error).message.slice(0, 500));
  }
}
