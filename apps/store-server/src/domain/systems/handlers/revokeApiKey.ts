import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { revokeApiKey as revoke } from '../queries/apiKeys.ts';
import { findApiKey, readApiKey } from '../queries/find.ts';

/** Revokes a key: its next call is refused, on all nodes [O-10]. */
export const revokeApiKey: Operation<'revokeApiKey'> = (input) =>
  once('revokeApiKey', input, async (tx) => {
    const { path, caller, store } = input;
    const { id, revokedAt } = await findApiKey(tx, caller, path.systemId);
    if (revokedAt === null) await revoke(tx, id, store.now());
    return { data: await readApiKey(tx, caller, id, store.now()) };
  });
