import { desc, sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { Db } from '../db/database.ts';
import { pushKeys } from '../db/schema/push.ts';

/** The key pair by which push services know the store (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The advisory lock of the first key, so that nodes that start at the same time share one; spells "push". */
const KEY_LOCK = 0x70757368;

/** Reads the newest key pair, or creates the first one. With another one, each browser would have to subscribe again. */
export async function loadPushKeys(db: Db): Promise<PushKeys> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const { publicKey, privateKey } = pushKeys;
    const [stored] = await tx
      .select({ publicKey, privateKey })
      .from(pushKeys)
      .orderBy(desc(pushKeys.createdAt))
      .limit(1);
    if (stored !== undefined) return stored;
    const made = webPush.generateVAPIDKeys();
    await tx.insert(pushKeys).values(made);
    return made;
  });
}
