import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { badges } from '../../../db/schema/devices.ts';
import { userRoles } from '../../../db/schema/people.ts';
import { pushDevices } from '../../../db/schema/push.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Operation } from '../../operation.ts';
import { readColleagues } from '../../people/index.ts';
import { handLineOver, lockLines } from '../../requests/index.ts';
import { removePins } from '../queries/endSessions.ts';
import { refuseLastAdmin } from '../queries/lastAdmin.ts';
import { accessOf, lockPerson } from '../queries/lockPerson.ts';
import { isHeldBy, isOpenLineOf } from '../queries/work.ts';
import { refuseUnlessChangeable } from '../rules/peopleRights.ts';

type Input = Parameters<Operation<'removePerson'>>[0];

/**
 * Removes the access of a person [P-01]. Without a role each call is refused, on all nodes, and the trigger of
 * `user_roles` closes the sockets. The person stays in the history.
 */
export const removePerson: Operation<'removePerson'> = (input) =>
  once('removePerson', input, async (tx) => {
    const { path, body, caller, store } = input;
    const person = await lockPerson(tx, caller, { id: path.id, basedOn: body.basedOn }, store.now());
    refuseUnlessChangeable(caller, accessOf(person));
    await refuseLastAdmin(tx, accessOf(person), { role: null, locationIds: [] });
    const lines = await handOpenLines(tx, input, body.linesTo ?? caller.userId);
    await tx.update(requestLines).set({ heldBy: null, heldAt: null }).where(isHeldBy(person.id));
    await removePins(tx, store, person.id);
    await tx.delete(pushDevices).where(eq(pushDevices.userId, person.id));
    await tx.delete(badges).where(eq(badges.userId, person.id));
    await tx.delete(userRoles).where(eq(userRoles.userId, person.id));
    return { data: { id: person.id, lines } };
  });

/**
 * Hands the open lines of the person to an associate.
 * @throws ProblemError 422 for one who does not work at their locations
 */
async function handOpenLines(tx: Tx, { path, caller, store }: Input, to: string): Promise<number> {
  const open = await tx
    .select({ id: requestLines.id, locationId: requestLines.locationId })
    .from(requestLines)
    .where(isOpenLineOf(path.id))
    .orderBy(requestLines.id);
  for (const locationId of new Set(open.map((line) => line.locationId))) {
    const colleague = (await readColleagues(tx, locationId)).find(({ id }) => id === to && id !== path.id);
    if (colleague === undefined) {
      const message = 'Choose an associate of the location for the open lines.';
      throw fieldProblem(422, 'Unknown associate', '/linesTo', message);
    }
    const ids = open.filter((line) => line.locationId === locationId).map(({ id }) => id);
    for (const line of await lockLines(tx, locationId, ids)) {
      await handLineOver(tx, store, { line, by: caller, to: colleague });
    }
  }
  return open.length;
}
