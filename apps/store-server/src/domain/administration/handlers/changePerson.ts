import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { refuseLastAdmin } from '../queries/lastAdmin.ts';
import { accessOf, lockPerson, readStored } from '../queries/lockPerson.ts';
import { storeRoles } from '../queries/storeRoles.ts';
import { refuseUnlessChangeable, refuseUnlessGiven } from '../rules/peopleRights.ts';

/** Changes role and locations of a person [P-01]. Open sockets learn it at once, each call reads it. */
export const changePerson: Operation<'changePerson'> = (input) =>
  once('changePerson', input, async (tx) => {
    const { path, body, caller, store } = input;
    const { role, locationIds, basedOn } = body;
    const person = await lockPerson(tx, caller, { id: path.id, basedOn }, store.now());
    refuseUnlessChangeable(caller, accessOf(person));
    refuseUnlessGiven(caller, role);
    await refuseLastAdmin(tx, accessOf(person), { role, locationIds });
    await storeRoles(tx, { id: person.id, role, locationIds });
    return { data: await readStored(tx, caller, person.id, store.now()) };
  });
