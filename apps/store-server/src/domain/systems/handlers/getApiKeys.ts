import type { Contract } from '../../../security/contract.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { keyOperations, listApiKeys } from '../queries/apiKeys.ts';
import { readNames, toApiKey } from '../queries/shown.ts';
import { mayChange, maySee, rolesOfKeys } from '../rules/mayChange.ts';

/** Lists the keys that read the caller's locations, and what a new one can be made for [O-10]. */
export const getApiKeys =
  ({ contract }: Pick<OperationOptions, 'contract'>): Operation<'getApiKeys'> =>
  async ({ caller, store: { db, now } }) => {
    const names = await readNames(db);
    const keys = (await listApiKeys(db)).filter(({ locationIds }) => maySee(caller, locationIds));
    const shown = { caller, names, now: now() };
    return {
      data: {
        keys: keys.toReversed().map((key) => toApiKey(key, shown)),
        operations: operationsOf(contract),
        roles: [...rolesOfKeys(caller)],
        mayBeForAll: mayChange(caller, null),
      },
    };
  };

const operationsOf = (contract: Contract) =>
  keyOperations(contract).map(({ id, summary, roles }) => ({ id, summary, roles }));
