import type { Operation } from '../../operation.ts';
import { readPeople } from '../queries/people.ts';
import { rolesGivenBy } from '../rules/peopleRights.ts';

/** Lists the people of the caller's locations, by name [P-01]. */
export const getPeople: Operation<'getPeople'> = async ({ query, caller, store: { db, now } }) => ({
  data: { ...(await readPeople(db, caller, query ?? {}, now())), mayGive: [...rolesGivenBy(caller.role)] },
});
