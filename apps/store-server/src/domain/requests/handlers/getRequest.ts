import { readRequest } from '../queries/readRequest.ts';
import type { Operation } from '../../operation.ts';

/** Reads one request with its lines [W-03]. The guard has made sure that it exists where the caller works. */
export const getRequest: Operation<'getRequest'> = async ({ path, store }) => {
  const data = await readRequest(store.db, Number(path.requestId));
  if (data === undefined) throw new Error(`Request ${path.requestId} vanished.`);
  return { data };
};
