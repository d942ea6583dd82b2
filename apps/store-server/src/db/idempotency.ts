import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotency } from './schema/messaging.ts';
import { problem } from '../base/problems.ts';
import { readScanTime } from '../base/scanTime.ts';
import type { Db, Tx } from './database.ts';
import type { OperationId } from '@instore/api';

/** How long an Idempotency-Key is valid, ms. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The parts of an operation's input that distinguish one write from another. */
interface Write {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  /** The device's clock when it sent the write. */
  deviceTime?: string;
  /** Who calls, and the tablet that is used. */
  caller: { userId: string; tabletId?: string };
  store: { db: Db; now: () => Date };
}

/**
 * Does a write in one transaction, and only once for each Idempotency-Key. The handlers of all operations with an
 * Idempotency-Key use it:
 *
 * - A key is valid for one caller and one operation, for 24 hours. Without a key the write is done each time.
 * - A repetition gets the first answer, which is stored in the same transaction as the write.
 * - A repetition that arrives while the first call runs waits for it: the unique key of the table makes it wait.
 * - A failed write stores nothing, so the same key may be used again.
 * - `work` may run only queries of its transaction; what it publishes is sent when the transaction commits.
 * - The history of units and the log of administrative changes name the caller, at the store's time (ADR 30, 65).
 * - Units and lines that change keep the time of the scan as their last change: `work` gets it, too (ADR 46).
 *
 * @param write the input of the operation
 * @throws ProblemError 422 when the key is used again with another path, query or body; also for the first call with a
 * scan whose time is refused ({@link readScanTime})
 */
export async function once<Answer extends object | string>(
  operation: OperationId,
  write: Write,
  work: (tx: Tx, scannedAt: Date) => Promise<Answer>,
): Promise<Answer> {
  const { caller, idempotencyKey: key, store } = write;
  return store.db.transaction(async (tx) => {
    const now = store.now();
    if (key === undefined) return work(tx, await beginWrite(tx, write, now));
    const fingerprint = fingerprintOf(write);
    const id = { caller: caller.userId, operation, key };
    const expired = new Date(now.getTime() - KEY_LIFETIME_MS);
    const [taken] = await takeKey(tx, { ...id, fingerprint, createdAt: now }, expired);
    if (taken === undefined) {
      const [first] = await tx.select().from(idempotency).where(isKey(id));
      if (first?.fingerprint !== fingerprint) {
        throw problem(422, 'Key already used', {
          detail: 'This Idempotency-Key was used for another request. Use a new one.',
          errors: [{ field: 'Idempotency-Key', message: 'was used for another request' }],
        });
      }
      return first.answer as Answer;
    }
    await deleteExpiredKeys(tx, expired);
    const answer = await work(tx, await beginWrite(tx, write, now));
    await tx.update(idempotency).set({ answer }).where(isKey(id));
    return answer;
  });
}

/** Names person, device and time for the triggers of the database. Returns the store's time of the scan. */
async function beginWrite(tx: Tx, { body, deviceTime, caller }: Write, now: Date): Promise<Date> {
  const scannedAt = readScanTime(now, { scannedAt: scannedAtOf(body), deviceTime });
  await tx.execute(sql`
    select set_config('in_store.actor', ${caller.userId}, true),
           set_config('in_store.now', ${now.toISOString()}, true),
           set_config('in_store.scanned_at', ${scannedAt.toISOString()}, true),
           set_config('in_store.device', ${caller.tabletId ?? ''}, true)`);
  return scannedAt;
}

/** Names another person for the triggers than the caller, who is not known as one. */
export async function nameActor(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('in_store.actor', ${userId}, true)`);
}

type Key = Pick<typeof idempotency.$inferSelect, 'caller' | 'operation' | 'key'>;

const isKey = ({ caller, operation, key }: Key) =>
  and(eq(idempotency.caller, caller), eq(idempotency.operation, operation), eq(idempotency.key, key));

/** Takes a key for a write; returns no row for a key that another write has taken after `expired`. */
const takeKey = (tx: Tx, key: typeof idempotency.$inferInsert, expired: Date) =>
  tx
    .insert(idempotency)
    .values(key)
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.operation, idempotency.key],
      set: { fingerprint: sql`excluded.fingerprint`, answer: null, createdAt: sql`excluded.created_at` },
      // An expired key counts as new.
      setWhere: lt(idempotency.createdAt, expired),
    })
    .returning({ key: idempotency.key });

/**
 * Deletes up to ten expired keys. Each write deletes more keys than it adds, so the table keeps about one day. Rows
 * that another transaction is deleting are skipped.
 */
async function deleteExpiredKeys(tx: Tx, expired: Date): Promise<void> {
  await tx.execute(sql`
    delete from idempotency where (caller, operation, key) in (
      select caller, operation, key from idempotency
      where created_at < ${expired}::timestamptz
      order by created_at limit 10 for update skip locked
    )`);
}

/** The time of the scan that a body names, in the device's time. */
export function scannedAtOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('scannedAt' in body)) return undefined;
  return typeof body.scannedAt === 'string' ? body.scannedAt : undefined;
}

function fingerprintOf({ path, query, body }: Write): string {
  return createHash('sha256')
    .update(JSON.stringify([path, query, body], sorted))
    .digest('hex');
}

/** Sorts the properties, so that their order does not matter. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
