import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { pushSettings } from '../../../db/schema/push.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { readPush } from '../queries/push.ts';

/** Stores for what and when the caller is called, on all devices [N-09]. */
export const setPush =
  ({ pushKey }: Pick<OperationOptions, 'pushKey'>): Operation<'setPush'> =>
  (input) =>
    once('setPush', input, async (tx) => {
      const { body, caller } = input;
      const { kinds, quietFrom, quietTo } = body;
      if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo)) {
        const message = 'Choose a begin and another end of the quiet time, or neither.';
        throw fieldProblem(422, 'Not a quiet time', '/quietTo', message);
      }
      const chosen = { kinds, quietFrom, quietTo };
      await tx
        .insert(pushSettings)
        .values({ userId: caller.userId, ...chosen })
        .onConflictDoUpdate({ target: pushSettings.userId, set: chosen });
      return { status: 200, data: { publicKey: pushKey, ...(await readPush(tx, caller.userId)) } };
    });
