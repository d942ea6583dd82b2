import { and, eq, exists, inArray } from 'drizzle-orm';
import { userRoles, users } from '../db/schema/people.ts';
import { devices } from '../db/schema/devices.ts';
import type { Db } from '../db/database.ts';
import { demoUsers } from './people.ts';
import { kioskRows } from './stores.ts';
import { StartError } from '../base/startErrors.ts';

/**
 * A store with a real identity provider must not run on a database with the published keys or the people of the demo.
 */
export class DemoDatabaseError extends StartError {
  constructor(what: string[]) {
    super(
      `The database holds ${what.join(' and ')} of the demo, which are published: with a real identity provider use another database, or take them out (docs/deploy/entra.md).`,
    );
    this.name = 'DemoDatabaseError';
  }
}

/**
 * Refuses a database in which a kiosk has a key of the demo, or a person of the demo has a role.
 * @throws DemoDatabaseError
 */
export async function refuseDemo(db: Db): Promise<void> {
  const hashes = kioskRows.map((kiosk) => kiosk.keyHash);
  const subjects = demoUsers.map((person) => person.sub);
  const known = await db.select({ id: devices.deviceId }).from(devices).where(inArray(devices.keyHash, hashes));
  const hasRole = exists(db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.userId, users.id)));
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.sub, subjects), hasRole));
  const found = [
    ...(known.length > 0 ? [`the kiosk keys (${known.map(({ id }) => id).join(', ')})`] : []),
    ...(people.length > 0 ? [`roles for ${people.length} people`] : []),
  ];
  if (found.length > 0) throw new DemoDatabaseError(found);
}
