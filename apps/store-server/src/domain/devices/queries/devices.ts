import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Device, DevicePerson } from '@instore/api';
import { problem } from '../../../base/problems.ts';
import { deviceHealth, devicePeople, devices, deviceSessions } from '../../../db/schema/devices.ts';
import { users } from '../../../db/schema/people.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { stateOf } from './people.ts';

/** Reads the devices of a location by name, with the people of tablets. Keys are not read. */
export async function readDevices(
  db: Db | Tx,
  { locationId, deviceId }: { locationId?: string; deviceId?: string },
  now: Date,
): Promise<Device[]> {
  const rows = await db
    .select({
      deviceId: devices.deviceId,
      kind: devices.kind,
      name: devices.name,
      locationId: devices.locationId,
      lockMinutes: devices.lockMinutes,
      enrolledAt: devices.enrolledAt,
      inUseBy: deviceSessions.userId,
      seenAt: deviceHealth.seenAt,
      version: deviceHealth.version,
      battery: deviceHealth.battery,
      isCharging: deviceHealth.isCharging,
    })
    .from(devices)
    .leftJoin(deviceSessions, eq(deviceSessions.deviceId, devices.deviceId))
    .leftJoin(deviceHealth, eq(deviceHealth.deviceId, devices.deviceId))
    .where(and(one(devices.locationId, locationId), one(devices.deviceId, deviceId)))
    .orderBy(asc(devices.name), asc(devices.deviceId));
  const people = await readPeople(
    db,
    rows.map((row) => row.deviceId),
    now,
  );
  return rows.map(({ kind, lockMinutes, enrolledAt, inUseBy, seenAt, ...device }) => ({
    ...device,
    kind,
    lockMinutes: kind === 'tablet' ? lockMinutes : null,
    enrolledAt: enrolledAt?.toISOString() ?? null,
    inUseBy,
    seenAt: seenAt?.toISOString() ?? null,
    people: people.get(device.deviceId) ?? [],
  }));
}

const one = (column: typeof devices.locationId | typeof devices.deviceId, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

async function readPeople(db: Db | Tx, deviceIds: string[], now: Date): Promise<Map<string, DevicePerson[]>> {
  const found = new Map<string, DevicePerson[]>();
  if (deviceIds.length === 0) return found;
  const rows = await db
    .select({ person: devicePeople, name: users.name })
    .from(devicePeople)
    .innerJoin(users, eq(users.id, devicePeople.userId))
    .where(inArray(devicePeople.deviceId, deviceIds))
    .orderBy(asc(users.name), asc(users.id));
  for (const { person, name } of rows) {
    const known = found.get(person.deviceId) ?? [];
    found.set(person.deviceId, [...known, { id: person.userId, name, state: stateOf(person, now) }]);
  }
  return found;
}

/** Reads one device. @throws ProblemError 404 */
export async function readDevice(db: Db | Tx, deviceId: string, now: Date): Promise<Device> {
  const [device] = await readDevices(db, { deviceId }, now);
  if (device === undefined) throw problem(404, 'Not found', { detail: 'There is no such device.' });
  return device;
}

/** Changes a device and reads it. @throws ProblemError 404 */
export async function changeDevice(
  tx: Tx,
  deviceId: string,
  change: Partial<Pick<typeof devices.$inferInsert, 'name' | 'lockMinutes'>>,
  now: Date,
): Promise<Device> {
  await tx.update(devices).set(change).where(eq(devices.deviceId, deviceId));
  return readDevice(tx, deviceId, now);
}
