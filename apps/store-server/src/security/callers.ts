import { asc, eq, sql } from 'drizzle-orm';
import { roleHas } from '../base/roles.ts';
import { userRoles, users } from '../db/schema/people.ts';
import { kiosks } from '../db/schema/stores.ts';
import type { Db } from '../db/database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';

/** The person or kiosk that sends a request, read from the database for each request. */
export interface Caller {
  kind: 'person' | 'kiosk';
  /** The identity subject of a person; the device id of a kiosk. */
  sub: string;
  userId: string;
  name: string;
  /** The active role; `Kiosk` for a device. */
  role: string;
  /** Where the caller works; `all` for roles that work everywhere. */
  locationIds: 'all' | string[];
}

/** The role of a kiosk's session. No person has it. */
export const KIOSK_ROLE = 'Kiosk';

/** Reads the caller with the present role, so that a removed role takes effect at once. */
export type FindCaller = (who: { sub: string; role: string }) => Promise<Caller | undefined>;

/** Reads callers from the database. Nothing is cached between requests. */
export function callersOf(db: Db): FindCaller {
  return (who) => (who.role === KIOSK_ROLE ? findKiosk(db, who.sub) : findPerson(db, who.sub));
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
export async function findPerson(db: Db, sub: string): Promise<Caller | undefined> {
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

/** Reads a kiosk, which works at one location. */
export async function findKiosk(db: Db, deviceId: string): Promise<Caller | undefined> {
  const [kiosk] = await db
    .select({ name: kiosks.name, locationId: kiosks.locationId })
    .from(kiosks)
    .where(eq(kiosks.deviceId, deviceId));
  if (kiosk === undefined) return undefined;
  return {
    kind: 'kiosk',
    sub: deviceId,
    userId: deviceId,
    name: kiosk.name,
    role: KIOSK_ROLE,
    locationIds: [kiosk.locationId],
  };
}
