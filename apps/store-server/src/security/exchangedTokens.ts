import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { exchangedTokens } from '../db/schema/devices.ts';

/** How long an access token is remembered, ms: longer than a provider lets one live. */
const KEPT_MS = 25 * 60 * 60_000;

const hashOf = (accessToken: string): string => createHash('sha256').update(accessToken).digest('base64url');

/** Whether an access token belongs to the session of a tablet: a copy of it opens no session elsewhere. */
export async function isOfTablet(db: Db, accessToken: string): Promise<boolean> {
  const found = await db
    .select({})
    .from(exchangedTokens)
    .where(eq(exchangedTokens.tokenHash, hashOf(accessToken)));
  return found.length > 0;
}

/**
 * Binds an access token to the session that it opens on a tablet.
 * @returns whether it may open this one: an access token of a session before is refused, because a lock has ended that
 */
export async function bindToken(
  tx: Tx,
  { accessToken, sessionId, now }: { accessToken: string; sessionId: string; now: Date },
): Promise<boolean> {
  const tokenHash = hashOf(accessToken);
  const bound = await tx
    .insert(exchangedTokens)
    .values({ tokenHash, sessionId, exchangedAt: now })
    .onConflictDoNothing()
    .returning({ sessionId: exchangedTokens.sessionId });
  if (bound.length > 0) {
    await deleteOld(tx, new Date(now.getTime() - KEPT_MS));
    return true;
  }
  const [first] = await tx.select().from(exchangedTokens).where(eq(exchangedTokens.tokenHash, tokenHash));
  return first?.sessionId === sessionId;
}

/** Deletes more tokens than a sign-in adds. Rows that another node is deleting are skipped. */
async function deleteOld(tx: Tx, before: Date): Promise<void> {
  const old = tx
    .select({ tokenHash: exchangedTokens.tokenHash })
    .from(exchangedTokens)
    .where(lt(exchangedTokens.exchangedAt, before))
    .limit(10)
    .for('update', { skipLocked: true });
  await tx.delete(exchangedTokens).where(sql`${exchangedTokens.tokenHash} in ${old}`);
}
