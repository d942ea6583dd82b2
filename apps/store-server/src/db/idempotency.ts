import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotency } from './schema/messaging.ts';
import { problem } from '../base/problems.ts';
import type { Db, Tx } from './database.ts';
import type { OperationId } from '@instore/api';

/** How long an Idempotency-Key is remembered, in ms. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** The parts of an operation's input that tell one write from another. */
interface Write {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  caller: { userId: string };
  store: { db: Db; now: () => Date };
}

/**
 * Does a write in one transaction, and once only for each Idempotency-Key of a caller: a repetition gets the first
 * answer, which is stored together with the write. One that arrives while the first is at work waits for it.
 * A failed write leaves no trace of its key. 422 when the key comes back with another request.
 */
export async function once<Answer>(
  operation: OperationId,
  write: Write,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { caller, idempotencyKey: key, store } = write;
  return store.db.transaction(async (tx) => {
    if (key === undefined) return work(tx);
    const fingerprint = fingerprintOf(write);
    const id = and(
      eq(idempotency.caller, caller.userId),
      eq(idempotency.operation, operation),
      eq(idempotency.key, key),
    );
    const now = store.now();
    const tooOld = new Date(now.getTime() - REMEMBERED);
    const [taken] = await tx
      .insert(idempotency)
      .values({ caller: caller.userId, operation, key, fingerprint, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotency.caller, idempotency.operation, idempotency.key],
        set: { fingerprint, answer: null, createdAt: now },
        // A key that is too old to be remembered is as good as new.
        setWhere: lt(idempotency.createdAt, tooOld),
      })
      .returning({ key: idempotency.key });
    if (taken === undefined) {
      const [first] = await tx.select().from(idempotency).where(id);
      if (first?.fingerprint !== fingerprint) {
        throw problem(422, 'Key used before', {
          detail: 'This Idempotency-Key was used for another request. Take a new one.',
          errors: [{ field: 'Idempotency-Key', message: 'was used for another request' }],
        });
      }
      return first.answer as Answer;
    }
    await forgetOldKeys(tx, tooOld);
    const answer = await work(tx);
    await tx
      .update(idempotency)
      .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
      .where(id);
    return answer;
  });
}

/**
 * Drops some keys that are too old to matter: each write clears up after several others, so the table stays as small as
 * a day. Rows that somebody else is just clearing are passed over.
 */
async function forgetOldKeys(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from idempotency where (caller, operation, key) in (
      select caller, operation, key from idempotency
      where created_at < ${before.toISOString()}::timestamptz
      order by created_at limit 10 for update skip locked
    )`);
}

function fingerprintOf({ path, query, body }: Write): string {
  return createHash('sha256')
    .update(JSON.stringify([path, query, body], sorted))
    .digest('hex');
}

/** The same object written in another order is the same request. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
