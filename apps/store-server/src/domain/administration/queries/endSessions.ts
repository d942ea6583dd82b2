import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { devicePeople, deviceSessions } from '../../../db/schema/devices.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import { endDeviceSession } from '../../../security/deviceSessions.ts';
import type { StoreAccess } from '../../operation.ts';

/** Removes the PINs of a person from all tablets, and ends the sessions and the calls of that person on them. */
export async function removePins(tx: Tx, { publish }: StoreAccess, userId: string): Promise<void> {
  // First, because a sign-in by PIN locks this row before it begins a session.
  await tx.delete(devicePeople).where(eq(devicePeople.userId, userId));
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), isNotNull(pushDevices.tabletId)));
  const sessions = await tx
    .select({ deviceId: deviceSessions.deviceId })
    .from(deviceSessions)
    .where(eq(deviceSessions.userId, userId));
  for (const { deviceId } of sessions) await endDeviceSession(tx, publish, deviceId);
}
