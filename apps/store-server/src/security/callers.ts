import { asc, eq, sql } from 'drizzle-orm';
import { roleHas } from '../base/roles.ts';
import { userRoles, users } from '../db/schema/people.ts';
import { devices } from '../db/schema/devices.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import type { DeviceKind } from '../db/schema/devices.ts';
import { type DeviceSession, userOfSession } from './deviceSessions.ts';
import { noteSeen } from './lastSeen.ts';

/** The person or device that sends a request, read from the database for each request. */
export interface Caller {
  kind: 'person' | 'key' | DeviceKind;
  /** The identity subject of a person; the id of a device; `key:` and the id of an API key. */
  sub: string;
  userId: string;
  name: string;
  /** The active role; `Kiosk` or `Tablet` for a device. */
  role: string;
  /** Where the caller works; `all` for roles that work everywhere. */
  locationIds: 'all' | string[];
  /** The tablet on which a person has signed in; absent elsewhere. */
  tabletId?: string;
}

/** The role of a kiosk's session. No person has it. */
export const KIOSK_ROLE = 'Kiosk';

/** The role of the session of a locked tablet. No person has it. */
export const TABLET_ROLE = 'Tablet';

/** The role of the sessions of a device. */
export const DEVICE_ROLES: Readonly<Record<DeviceKind, string>> = { kiosk: KIOSK_ROLE, tablet: TABLET_ROLE };

/** Reads the caller with the present role, so that a removed role and an ended session take effect at once. */
export type FindCaller = (who: { sub: string; role: string; tablet?: DeviceSession }) => Promise<Caller | undefined>;

/** Reads callers from the database, and notes that they are here. Nothing is cached between requests. */
export function callersOf(db: Db): FindCaller {
  return async ({ sub, role, tablet }) => {
    if (role === KIOSK_ROLE || role === TABLET_ROLE) {
      const device = await findDevice(db, sub);
      return device?.role === role ? device : undefined;
    }
    const person = await findPerson(db, sub);
    if (person === undefined) return undefined;
    noteSeen(db, person.userId);
    if (tablet === undefined) return person;
    const { deviceId, sessionId } = tablet;
    const userId = await userOfSession(db, { deviceId, sessionId });
    return userId === person.userId ? { ...person, tabletId: deviceId } : undefined;
  };
}

const rolesOf = prepareOnce((db) =>
  db
    .select({ userId: users.id, name: users.name, role: userRoles.role, locationId: userRoles.locationId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.sub, sql.placeholder('sub')))
    .orderBy(asc(userRoles.position))
    .prepare(''),
);

/** Reads a person with the active role and the locations of that role. */
export async function findPerson(db: Db | Tx, sub: string): Promise<Caller | undefined> {
  const rows = await rolesOf(db).execute({ sub });
  const inForce = rows[0];
  if (inForce === undefined) return undefined;
  const held = rows.filter((row) => row.role === inForce.role).map((row) => row.locationId);
  return {
    kind: 'person',
    sub,
    userId: inForce.userId,
    name: inForce.name,
    role: inForce.role,
    locationIds: roleHas(inForce.role, 'isEverywhere') ? 'all' : held,
  };
}

/** Reads a device, which works at one location. */
export async function findDevice(db: Db, deviceId: string): Promise<Caller | undefined> {
  const [device] = await db
    .select({ kind: devices.kind, name: devices.name, locationId: devices.locationId })
    .from(devices)
    .where(eq(devices.deviceId, deviceId));
  if (device === undefined) return undefined;
  return {
    kind: device.kind,
    sub: deviceId,
    userId: deviceId,
    name: device.name,
    role: DEVICE_ROLES[device.kind],
    locationIds: [device.locationId],
  };
}
