import { createHash } from 'node:crypto';
import type { Push, PushDevice } from '@instore/api';
import { and, desc, eq } from 'drizzle-orm';
import { DEFAULT_PUSH_KINDS } from '../../../base/pushKinds.ts';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { pushDevices, pushSettings } from '../../../db/schema/push.ts';

/** For what, when and on which devices a person is called. */
export async function readPush(db: Db | Tx, userId: string): Promise<Omit<Push, 'publicKey'>> {
  const [[chosen], devices] = await Promise.all([
    db.select().from(pushSettings).where(eq(pushSettings.userId, userId)),
    db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(desc(pushDevices.addedAt)),
  ]);
  return {
    kinds: [...(chosen?.kinds ?? DEFAULT_PUSH_KINDS)],
    quietFrom: chosen?.quietFrom ?? null,
    quietTo: chosen?.quietTo ?? null,
    devices: devices.map(toPushDevice),
  };
}

/** The device as its person sees it: the endpoint is a secret of the browser. */
export const toPushDevice = ({
  id,
  name,
  addedAt,
  tabletId,
  endpoint,
}: typeof pushDevices.$inferSelect): PushDevice => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  isTablet: tabletId !== null,
  mark: createHash('sha256').update(endpoint).digest('base64url'),
});

/** The condition for a device of a person. */
export const isPushDeviceOf = (userId: string, id: string) =>
  and(eq(pushDevices.userId, userId), eq(pushDevices.id, id));

/** The refusal for a device that is removed, or of another person. */
export const noPushDevice = () => problem(404, 'Not found', { detail: 'You are not called on this device any more.' });
