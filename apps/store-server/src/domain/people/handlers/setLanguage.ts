import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { users } from '../../../db/schema/people.ts';
import type { Operation } from '../../operation.ts';
import { readUser } from '../queries/user.ts';

/** Stores the caller's language of the portal [O-07]. */
export const setLanguage: Operation<'setLanguage'> = async ({ path, body, store }) => {
  await store.db.update(users).set({ language: body.language }).where(eq(users.id, path.id));
  const user = await readUser(store.db, path.id);
  if (user === undefined) throw problem(404, 'Not found', { detail: `There is no person ${path.id}.` });
  return { data: user };
};
