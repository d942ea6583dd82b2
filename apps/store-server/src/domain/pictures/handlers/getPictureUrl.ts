import { problem } from '../../../base/problems.ts';
import { artwork } from '../../../artwork/index.ts';
import type { Operation } from '../../operation.ts';

/** Answers where a stored picture can be loaded from; here that is an address of the store itself. */
export const getPictureUrl: Operation<'downloadS3ImageUrl'> = async ({ query }) => {
  const path = query.path.replace(/^\/?(artwork\/)?/, '');
  if (artwork(path) === undefined) throw problem(404, 'Not found', { detail: `There is no picture ${query.path}.` });
  return { data: { url: `/artwork/${path}` } };
};
