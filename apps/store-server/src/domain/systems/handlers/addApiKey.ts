import { fieldProblem } from '../../../base/problems.ts';
import { answerRefusals } from '../../../base/refusal.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { makeApiKey, replaceUnusedKey } from '../queries/apiKeys.ts';
import { readApiKey } from '../queries/find.ts';
import { refuseUnlessEverywhere, rolesOfKeys } from '../rules/mayChange.ts';

/**
 * Makes a key [O-10]. The stored answer of the write has no key, so a repetition makes another one in place of the one
 * that did not arrive.
 */
export const addApiKey =
  ({ contract }: Pick<OperationOptions, 'contract'>): Operation<'addApiKey'> =>
  async (input) => {
    const { body, caller, store } = input;
    const { locationIds, role } = body;
    refuseUnlessEverywhere(caller, locationIds ?? null);
    if (!rolesOfKeys(caller).some((each) => each === role)) {
      throw fieldProblem(403, 'Not allowed', '/role', 'You may not give this role.');
    }
    let key: string | undefined;
    const { data: apiKey } = await answerRefusals(() =>
      once('addApiKey', input, async (tx) => {
        ({ key } = await makeApiKey(tx, { ...body, locationIds }, store.now(), contract));
        return { data: await readApiKey(tx, caller, body.id, store.now()) };
      }),
    );
    return { data: { apiKey, key: key ?? (await answerRefusals(() => replaceUnusedKey(store.db, apiKey.id))) } };
  };
