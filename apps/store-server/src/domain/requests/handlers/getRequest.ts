import { readRequest } from '../queries/readRequest.ts';
import type { Operation } from '../../operation.ts';

/** Reads one request with its lines [W-03]. The access check has found it at a location of the caller. */
export const getRequest: Operation<'getRequest'> = async ({ path, store }) => {
  const data = await readRequest(store.db, Number(path.requestId));
  if (data === undefined) throw new Error(`Request ${path.requestId} disappeared.`);
  return { data };
};
