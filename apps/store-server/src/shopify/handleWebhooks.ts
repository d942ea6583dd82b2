import type { Pool, PoolClient } from 'pg';
import { setImporter, takeImportLock } from '../import/importGroups.ts';
import type { Connector } from './connector.ts';
import { readRecord } from './readRecord.ts';

/** How long one run goes on, ms. */
const RUN_MS = 1_000;

/** Pauses after the first, second … failure, s; the last one repeats. */
const PAUSES_S = [5, 30, 120, 600, 3_600];

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

interface Waiting {
  subject: string;
  attempts: number;
}

/**
 * Handles the webhooks that wait. Each names a record, whose present state is read from the shop: so their order does not
 * matter, and several of one record are one piece of work. Any node may run it at any time; a record is locked while one
 * node reads and stores it.
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
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const waiting = await takeFirst(client, connector.now());
    if (waiting !== undefined) await handle(client, connector, waiting);
    await client.query('commit');
    return waiting !== undefined;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The advisory locks of records; spells "shop". */
const RECORD_LOCKS = 0x73686f70;

/** Records of which a node looks for one that no other handles. */
const LOOKED_AT = 20;

/**
 * The first record that waits and that no other node handles. It is locked until the transaction ends. Nothing is handled
 * before the first load, and after the app was removed from the shop.
 */
async function takeFirst(client: PoolClient, now: Date): Promise<Waiting | undefined> {
  const { rows } = await client.query<Waiting>(
    `select subject, max(attempts) as attempts from shopify_webhooks
     where done_at is null and (next_at is null or next_at <= $1)
       and exists (select from shopify_shop where uninstalled_at is null)
     group by subject order by min(received_at), subject limit ${LOOKED_AT}`,
    [now],
  );
  for (const waiting of rows) {
    const taken = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
      [RECORD_LOCKS, waiting.subject],
    );
    if (taken.rows[0]?.taken === true) return waiting;
  }
  return undefined;
}

async function handle(client: PoolClient, connector: Connector, { subject, attempts }: Waiting): Promise<void> {
  const { now } = connector;
  const { rows } = await client.query<{ id: string }>(
    'select id from shopify_webhooks where subject = $1 and done_at is null',
    [subject],
  );
  // One that arrives from now on is handled by itself: the shop may have changed since.
  const ids = rows.map(({ id }) => id);
  // Another node has handled it between the look and the lock.
  if (ids.length === 0) return;
  const pause = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  await client.query('savepoint stored');
  try {
    const store = await readRecord(connector, subject);
    if (!(await takeImportLock(client))) {
      await client.query('update shopify_webhooks set next_at = $2 where id = any($1)', [ids, pause(IMPORT_PAUSE_S)]);
      return;
    }
    await setImporter(client, connector.pictureHost);
    await store(client);
    await client.query('update shopify_webhooks set done_at = $2, failure = null where id = any($1)', [ids, now()]);
  } catch (error) {
    await client.query('rollback to savepoint stored');
    const seconds = PAUSES_S[Math.min(attempts, PAUSES_S.length - 1)] ?? 0;
    await client.query(
      'update shopify_webhooks set attempts = attempts + 1, next_at = $2, failure = $3 where id = any($1)',
      [ids, pause(seconds), (error as Error).message.slice(0, 500)],
    );
  }
}
