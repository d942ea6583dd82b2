import { and, asc, eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { devicePeople, devices } from '../../../db/schema/devices.ts';
import { users } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import { findPerson } from '../../../security/callers.ts';
import { worksAt } from '../../../security/locations.ts';
import type { Db } from '../../../db/database.ts';
import { isWaiting, waitingSince } from '../../tryouts/index.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { stateOf } from '../queries/people.ts';

/** Reads what a locked tablet shows [D-03]: the shop, first names, and how many requests wait. */
export const getTabletPeople =
  ({ deviceReports }: Pick<OperationOptions, 'deviceReports'>): Operation<'getTabletPeople'> =>
  async ({ caller, store: { db, now } }) => {
    deviceReports.note(caller.userId, {}, now());
    const [device] = await db
      .select({
        name: devices.name,
        lockMinutes: devices.lockMinutes,
        locationId: devices.locationId,
        location: locations.name,
      })
      .from(devices)
      .innerJoin(locations, eq(locations.id, devices.locationId))
      .where(eq(devices.deviceId, caller.userId));
    if (device === undefined) throw problem(404, 'Not found', { detail: 'There is no such device.' });
    const waiting = await db
      .select({ requestedAt: tryouts.requestedAt })
      .from(tryouts)
      .where(and(isWaiting(device.locationId, waitingSince(now()))))
      .orderBy(asc(tryouts.requestedAt));
    return {
      data: {
        ...device,
        deviceId: caller.userId,
        people: await facesOf(db, { deviceId: caller.userId, locationId: device.locationId, now: now() }),
        waitingSince: waiting.map(({ requestedAt }) => requestedAt.toISOString()),
      },
    };
  };

/** The people who still work at the location of the tablet. */
async function facesOf(db: Db, { deviceId, locationId, now }: { deviceId: string; locationId: string; now: Date }) {
  const rows = await db
    .select({ person: devicePeople, sub: users.sub, name: users.name, photo: users.photo })
    .from(devicePeople)
    .innerJoin(users, eq(users.id, devicePeople.userId))
    .where(eq(devicePeople.deviceId, deviceId))
    .orderBy(asc(users.name), asc(users.id));
  const working = await Promise.all(
    rows.map(async (row) => {
      const caller = await findPerson(db, row.sub);
      return caller !== undefined && worksAt(caller, locationId) ? [row] : [];
    }),
  );
  return working.flat().map(({ person, name, photo }) => ({
    id: person.userId,
    firstName: name.split(' ', 1)[0] ?? name,
    hasPhoto: photo !== null,
    state: stateOf(person, now),
  }));
}
