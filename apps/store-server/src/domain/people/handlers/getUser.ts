import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import { readUser } from '../queries/user.ts';

/** Reads the caller's own record [S-06]. */
export const getUser: Operation<'getUser'> = async ({ path, store }) => {
  const user = await readUser(store.db, path.id);
  if (user === undefined) throw problem(404, 'Not found', { detail: `There is no person ${path.id}.` });
  return { data: user };
};
