import { problem } from '../problems.ts';
import { readRequest } from './lines/readRequest.ts';
import { worksAt } from './locations.ts';
import type { Operation } from './operation.ts';

/** Reads one request with its lines [W-03]; one of a foreign location looks like one that does not exist. */
export const getRequest: Operation<'getRequest'> = async ({ path, caller, store }) => {
  const data = await readRequest(store.db, Number(path.requestId));
  if (data === undefined || !worksAt(caller, data.location.id)) {
    throw problem(404, 'Not found', { detail: `There is no request ${path.requestId}.` });
  }
  return { data };
};
