import { and, eq, ne } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import type { Operation } from '../../operation.ts';
import { lockPeople, readStored } from '../queries/lockPerson.ts';
import { storeRoles } from '../queries/storeRoles.ts';
import { refuseUnlessGiven } from '../rules/peopleRights.ts';

/** Gives a person of the directory a role and locations; one whose access was removed gets it again [P-01]. */
export const addPerson: Operation<'addPerson'> = (input) =>
  once('addPerson', input, async (tx) => {
    const { body, caller, store } = input;
    const { name, role, locationIds } = body;
    const sub = body.objectId.toLowerCase();
    refuseUnlessGiven(caller, role);
    await lockPeople(tx, caller);
    const email = body.email.toLowerCase();
    if ((await tx.$count(users, and(eq(users.email, email), ne(users.sub, sub)))) > 0) {
      throw fieldProblem(409, 'Known address', '/email', 'This is the e-mail address of another person.');
    }
    const [person] = await tx
      .insert(users)
      .values({ id: sub, sub, name, email })
      .onConflictDoUpdate({ target: users.sub, set: { name, email } })
      .returning({ id: users.id });
    if (person === undefined) throw new Error('The person was not stored.');
    if ((await tx.$count(userRoles, eq(userRoles.userId, person.id))) > 0) {
      throw fieldProblem(409, 'Known person', '/objectId', 'This person has access already. Search the name.');
    }
    await storeRoles(tx, { id: person.id, role, locationIds });
    return { data: await readStored(tx, caller, person.id, store.now()) };
  });
