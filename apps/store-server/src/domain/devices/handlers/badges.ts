import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { problem } from '../../../base/problems.ts';
import type { Db } from '../../../db/database.ts';
import { badges, devicePeople } from '../../../db/schema/devices.ts';
import { users } from '../../../db/schema/people.ts';
import { type Caller, findPerson } from '../../../security/callers.ts';
import { hashDeviceKey } from '../../../security/deviceKey.ts';
import { worksAt } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';

/** Bytes of a badge's code: 80 bits, so it cannot be guessed; 20 characters fit on a badge as Code 128. */
const CODE_BYTES = 10;

/** Issues the badge of a person who works with the caller; the badge before is not valid any more [D-02]. */
export const issueBadge: Operation<'issueBadge'> = async (input) => {
  const { path, caller, store } = input;
  await findColleague(store.db, caller, path.id);
  const code = randomBytes(CODE_BYTES).toString('hex').toUpperCase();
  const badge = { codeHash: hashDeviceKey(code), issuedBy: caller.userId, issuedAt: store.now() };
  return once('issueBadge', input, async (tx) => {
    await tx
      .insert(badges)
      .values({ userId: path.id, ...badge })
      .onConflictDoUpdate({ target: badges.userId, set: badge });
    return { data: { code } };
  });
};

/** Revokes the badge of a person. Without a badge nothing changes. */
export const revokeBadge: Operation<'revokeBadge'> = async (input) => {
  const { path, caller, store } = input;
  await findColleague(store.db, caller, path.id);
  return once('revokeBadge', input, async (tx) => {
    await tx.delete(badges).where(eq(badges.userId, path.id));
    return { data: { id: path.id } };
  });
};

/** Finds the person of a badge among those of the tablet. The badge replaces the press on the face, never the PIN. */
export const findBadge: Operation<'findBadge'> = async ({ body, caller, store: { db } }) => {
  const [person] = await db
    .select({ id: badges.userId })
    .from(badges)
    .innerJoin(devicePeople, and(eq(devicePeople.userId, badges.userId), eq(devicePeople.deviceId, caller.userId)))
    .where(eq(badges.codeHash, hashDeviceKey(body.code)));
  if (person === undefined) throw problem(404, 'Not found', { detail: 'This badge is not known on this device.' });
  return { data: person };
};

/** @throws ProblemError 404 for a person who does not work at a location of the caller */
async function findColleague(db: Db, caller: Caller, userId: string): Promise<void> {
  const [row] = await db.select({ sub: users.sub }).from(users).where(eq(users.id, userId));
  const person = row === undefined ? undefined : await findPerson(db, row.sub);
  const isColleague =
    person !== undefined &&
    (person.locationIds === 'all'
      ? caller.locationIds === 'all'
      : person.locationIds.some((locationId) => worksAt(caller, locationId)));
  if (!isColleague) throw problem(404, 'Not found', { detail: 'This person does not work here.' });
}
