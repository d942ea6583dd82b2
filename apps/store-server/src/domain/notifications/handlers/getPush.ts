import type { Operation, OperationOptions } from '../../operation.ts';
import { readPush } from '../queries/push.ts';

/** Reads for what, when and on which devices the caller is called [N-09]. */
export const getPush =
  ({ pushKey }: Pick<OperationOptions, 'pushKey'>): Operation<'getPush'> =>
  async ({ caller, store }) => ({
    status: 200,
    data: { publicKey: pushKey, ...(await readPush(store.db, caller.userId)) },
  });
