import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { devicePeople, devices } from '../../../db/schema/devices.ts';
import type { Operation } from '../../operation.ts';
import { lastAdminRefusal } from '../queries/lastAdmin.ts';
import { accessOf } from '../queries/lockPerson.ts';
import { findStaff } from '../queries/people.ts';
import { countWork } from '../queries/work.ts';

/** Reads a person, and what removing the access does [P-01]. */
export const getPerson: Operation<'getPerson'> = async ({ path, caller, store: { db, now } }) => {
  const person = await findStaff(db, caller, path.id, now());
  const [work, lastAdmin, tablets] = await Promise.all([
    countWork(db, person.id),
    lastAdminRefusal(db, accessOf(person), { role: null, locationIds: [] }),
    db
      .select({ id: devices.deviceId, name: devices.name })
      .from(devicePeople)
      .innerJoin(devices, eq(devices.deviceId, devicePeople.deviceId))
      .where(and(eq(devicePeople.userId, person.id), isNotNull(devicePeople.pinHash)))
      .orderBy(asc(devices.name)),
  ]);
  return { data: { ...person, tablets, removal: { refusal: person.refusal ?? lastAdmin, ...work } } };
};
