import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';

/** Reads the caller's own record [S-06]. */
export const getUser: Operation<'getUser'> = async ({ path, store }) => {
  const [user] = await store.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, path.id));
  if (user === undefined) throw problem(404, 'Not found', { detail: `There is no person ${path.id}.` });
  return { data: user };
};
