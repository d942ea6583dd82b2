import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { lastSeen } from '../db/schema/lastSeen.ts';

/** How precisely the last use is noted, ms. */
const NOTED_MS = 60_000;

/** People that a node remembers as noted. */
const MOST_NOTED = 10_000;

const notedOn = new WeakMap<Db, LRUCache<string, true>>();

/**
 * Notes that a person uses the portal, once a minute. Nothing waits for it, and a failure has no effect: the next call
 * notes it.
 */
export function noteSeen(db: Db, userId: string): void {
  const noted = notedOn.get(db) ?? new LRUCache<string, true>({ max: MOST_NOTED, ttl: NOTED_MS });
  notedOn.set(db, noted);
  if (noted.has(userId)) return;
  noted.set(userId, true);
  const at = sql`clock_timestamp()`;
  void db
    .insert(lastSeen)
    .values({ userId, at })
    .onConflictDoUpdate({ target: lastSeen.userId, set: { at } })
    .catch(() => noted.delete(userId));
}
