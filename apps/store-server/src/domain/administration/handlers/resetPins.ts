import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { removePins } from '../queries/endSessions.ts';
import { accessOf } from '../queries/lockPerson.ts';
import { findStaff } from '../queries/people.ts';
import { refuseUnlessChangeable } from '../rules/peopleRights.ts';

/** Removes the PINs of a person from all tablets: the next sign-in there is a full one [P-01]. Own PINs, too. */
export const resetPins: Operation<'resetPins'> = (input) =>
  once('resetPins', input, async (tx) => {
    const { path, caller, store } = input;
    const person = await findStaff(tx, caller, path.id, store.now());
    if (person.id !== caller.userId) refuseUnlessChangeable(caller, accessOf(person));
    await removePins(tx, store, person.id);
    return { data: await findStaff(tx, caller, person.id, store.now()) };
  });
