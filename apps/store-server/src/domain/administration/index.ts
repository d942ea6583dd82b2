import type { Operations } from '../operation.ts';
import { addPerson } from './handlers/addPerson.ts';
import { changePerson } from './handlers/changePerson.ts';
import { exportAdminChanges } from './handlers/exportAdminChanges.ts';
import { getAdminChanges } from './handlers/getAdminChanges.ts';
import { getPeople } from './handlers/getPeople.ts';
import { getPerson } from './handlers/getPerson.ts';
import { removePerson } from './handlers/removePerson.ts';
import { resetPins } from './handlers/resetPins.ts';

export { rolesGivenBy } from './rules/peopleRights.ts';

/** What admins change, and the log of it. */
export const administrationOperations = {
  addPerson,
  changePerson,
  exportAdminChanges,
  getAdminChanges,
  getPeople,
  getPerson,
  removePerson,
  resetPins,
} satisfies Partial<Operations>;
