import { ROLES } from '@instore/api';
import {
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  type StoredApiKey,
} from '../apps/store-server/src/domain/systems/index.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { whole } from '../apps/store-server/src/base/valueFormats.ts';
import { readWanted } from '../apps/store-server/src/base/refusal.ts';
import { setUp } from './setup.ts';

/** Makes, lists and revokes the API keys of other tools. A key is printed once and stored as a hash. */

const usage = `pnpm store:api-key --id warehouse --name "Data warehouse" --role Store_Admin --operation loadCube --location canal-street --days 90
pnpm store:api-key --list
pnpm store:api-key --revoke warehouse
  --id         the key's own id, in lower-case letters
  --name       the tool that gets it
  --role       one of ${ROLES.join(', ')}
  --operation  an operation of the contract; can be repeated
  --location   a location whose data it gets; can be repeated. Without one: all locations
  --days       days until it expires, at most 730
  --list       all keys, with the last use
  --revoke     the id of a key that is refused from now on`;

const options = {
  id: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  operation: { type: 'string', multiple: true },
  location: { type: 'string', multiple: true },
  days: { type: 'string' },
  list: { type: 'boolean' },
  revoke: { type: 'string' },
} as const;

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';

function lineOf(key: StoredApiKey, now: Date): string {
  const { id, name, role, operations, locationIds, expiresAt, revokedAt, lastUsedAt } = key;
  const until = `${expiresAt > now ? 'until' : 'expired'} ${dayOf(expiresAt)}`;
  const state = revokedAt === null ? until : `revoked ${dayOf(revokedAt)}`;
  const used = lastUsedAt === null ? 'never used' : `last used ${dayOf(lastUsedAt)}`;
  const where = locationIds === null ? 'all locations' : locationIds.join(', ');
  return `${id} (${name}): ${state}, ${used}; ${role} at ${where}: ${operations.join(', ')}`;
}

await setUp(usage, options, async (db, { id, name, role, operation, location, days, list, revoke }) => {
  const now = new Date();
  if (list) {
    const keys = await listApiKeys(db);
    return keys.length === 0 ? 'There are no API keys.' : keys.map((key) => lineOf(key, now)).join('\n');
  }
  if (revoke !== undefined) {
    await revokeApiKey(db, revoke, now);
    return `The key "${revoke}" is revoked.`;
  }
  if (id === undefined || name === undefined || role === undefined || days === undefined) throw new SetupError(usage);
  const lifetime = Number(readWanted('--days', '/days', whole(1, 730), days));
  const wanted = { id, name, role, operations: operation ?? [], locationIds: location, days: lifetime };
  const { key, expiresAt } = await makeApiKey(db, wanted, now);
  return `The key "${id}" of ${name}, until ${dayOf(expiresAt)}. It is shown only once:\n${key}`;
});
