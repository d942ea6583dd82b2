import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { problem } from '../base/problems.ts';
import type { Db } from '../db/database.ts';
import { apiKeys } from '../db/schema/apiKeys.ts';
import type { Caller } from './callers.ts';
import type { OperationRule } from './contract.ts';
import { createTries } from './tries.ts';

/** The header that carries the key of a tool. */
export const API_KEY_HEADER = 'x-api-key';

/** Calls of one key within a minute, on all nodes together. */
export const API_CALLS_PER_MINUTE = 600;

/** How precisely the last use of a key is noted, ms. */
const USE_NOTED_MS = 60_000;

/** Bytes of a key: 256 bits, as many as its hash has. */
const KEY_BYTES = 32;

/** A random key. Its beginning lets tools that look for leaked secrets find it. */
export const newApiKey = (): string => `isk_${randomBytes(KEY_BYTES).toString('base64url')}`;

/** The stored hash of a key: SHA-256, hex. A fast hash is enough, because the key is random. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key, 'utf8').digest('hex');

/**
 * Finds the caller of a request with an API key.
 * @throws ProblemError 401 for a key that is unknown, revoked or expired, 403 for an operation that the key does not name,
 * 429 with Retry-After after too many calls
 */
export type FindKeyCaller = (rule: OperationRule, key: string) => Promise<Caller>;

/** Reads the keys from the database for each request, so that a revoked key is refused at once. */
export function keyCallersOf(db: Db, now: () => Date, mostPerMinute = API_CALLS_PER_MINUTE): FindKeyCaller {
  const calls = createTries(db, 'api-key', mostPerMinute);
  return async (rule, text) => {
    const [key] = await db
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.keyHash, hashApiKey(text)), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now())));
    if (key === undefined) {
      throw problem(401, 'Key not valid', { detail: 'The API key is unknown, revoked or expired.' });
    }
    await calls.count(key.id);
    if (!rule.takesKeys || !key.operations.includes(rule.id) || !rule.roles.includes(key.role)) {
      throw problem(403, 'Not allowed', { detail: `The API key "${key.name}" may not call ${rule.id}.` });
    }
    await noteUse(db, key, now());
    const sub = `key:${key.id}`;
    return { kind: 'key', sub, userId: sub, name: key.name, role: key.role, locationIds: key.locationIds ?? 'all' };
  };
}

async function noteUse(
  db: Db,
  { id, lastUsedAt }: Pick<typeof apiKeys.$inferSelect, 'id' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const noted = new Date(now.getTime() - USE_NOTED_MS);
  if (lastUsedAt !== null && lastUsedAt >= noted) return;
  // Another node may have noted a use meanwhile.
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, noted))));
}
