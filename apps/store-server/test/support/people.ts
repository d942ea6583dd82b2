import { demoRoles, demoUsers } from '../../src/seed/people.ts';

/** The subject of the first demo person with a role. */
export function demoPersonWith(role: string): string {
  const userId = demoRoles.find((record) => record.role === role)?.userId;
  const person = demoUsers.find(({ id }) => id === userId);
  if (person === undefined)
    throw new Error(`The demo has no person with the role ${role}: add one to src/seed/people.ts.`);
  return person.sub;
}
