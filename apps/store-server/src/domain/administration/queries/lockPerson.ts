import type { AdminChange, StaffMember } from '@instore/api';
import { and, eq, gt, sql } from 'drizzle-orm';
import { problem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { adminChanges } from '../../../db/schema/adminChanges.ts';
import { type Caller, findPerson } from '../../../security/callers.ts';
import type { Access } from '../rules/peopleRights.ts';
import { readChanges } from './adminChanges.ts';
import { findStaff } from './people.ts';

/** Changes of people are made one after the other: spells "peop". */
const PEOPLE_LOCK = 0x70656f70;

/**
 * Waits for other changes of people: who is the last admin is decided by one at a time.
 * @throws ProblemError 403 for a caller whose own access was changed by one of them
 */
export async function lockPeople(tx: Tx, caller: Caller): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PEOPLE_LOCK})`);
  if (caller.kind !== 'person') return;
  const now = await findPerson(tx, caller.sub);
  if (now?.role === caller.role && String(now.locationIds) === String(caller.locationIds)) return;
  throw problem(403, 'Not allowed', { detail: 'Your own role or locations have changed meanwhile.' });
}

/**
 * Reads a person to be changed; no other change of people is made until the transaction ends.
 * @throws ProblemError 404, 409 with what another admin has changed since `basedOn`
 */
export async function lockPerson(
  tx: Tx,
  caller: Caller,
  { id, basedOn }: { id: string; basedOn: string },
  now: Date,
): Promise<StaffMember> {
  await lockPeople(tx, caller);
  const person = await findStaff(tx, caller, id, now);
  if (person.version === basedOn) return person;
  const since = and(
    eq(adminChanges.subjectId, id),
    eq(adminChanges.kind, 'person'),
    gt(adminChanges.id, Number(basedOn)),
  );
  const [last] = await readChanges(tx, since, { limit: 1 });
  throw problem(409, 'Changed meanwhile', { detail: whoChanged(last) });
}

function whoChanged(change: AdminChange | undefined) {
  const advice = 'Check it and save again.';
  if (change === undefined) return `Another person has changed this person meanwhile. ${advice}`;
  return said('{person} has changed {name} meanwhile, from {before} to {after}. Check it and save again.', {
    person: change.by?.name ?? 'A command of the store',
    name: change.subject,
    before: change.before ?? '--',
    after: change.after ?? '--',
  });
}

/** The access of a person, for the rules. */
export const accessOf = ({ id, role, locations }: StaffMember): Access => ({
  id,
  role,
  locationIds: locations.map((location) => location.id),
});

/** Reads a person after a change. The log is written now and not at the commit, because it gives the new version. */
export async function readStored(tx: Tx, caller: Caller, id: string, now: Date): Promise<StaffMember> {
  await tx.execute(sql`set constraints users_log, user_roles_log immediate`);
  return findStaff(tx, caller, id, now);
}
