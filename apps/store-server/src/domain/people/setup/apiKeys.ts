import { ROLES } from '@instore/api';
import { asc, and, eq, isNull } from 'drizzle-orm';
import { SetupError } from '../../../base/startErrors.ts';
import { id as idFormat, oneOf, whole } from '../../../base/valueFormats.ts';
import type { Db } from '../../../db/database.ts';
import { apiKeys } from '../../../db/schema/apiKeys.ts';
import { hashApiKey, newApiKey } from '../../../security/apiKeys.ts';
import { type Contract, readContract } from '../../../security/contract.ts';
import { refuseUnknownLocations } from './knownLocations.ts';
import { name as nameFormat, readValue } from './readValue.ts';

/** A key to make. */
export interface ApiKeyToMake {
  id: string;
  /** The tool that gets it, for the list and for problems: Data warehouse. */
  name: string;
  role: string;
  operations: readonly string[];
  /** Without locations the key reads all. */
  locationIds?: readonly string[];
  /** Days until it expires, as a text. */
  days: string;
}

/** A stored key, as the list shows it. */
export type StoredApiKey = Omit<typeof apiKeys.$inferSelect, 'keyHash'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a key and stores its hash only.
 * @returns the key, which is shown once
 * @throws SetupError for an invalid value and for an id that was used before, also by a revoked key
 */
export async function makeApiKey(
  db: Db,
  wanted: ApiKeyToMake,
  now: Date,
  contract: Contract = readContract(),
): Promise<{ key: string; expiresAt: Date }> {
  const id = readValue("A key's id", idFormat, wanted.id);
  const name = readValue("A key's name", nameFormat, wanted.name);
  const role = readValue('A role', oneOf(ROLES), wanted.role);
  const days = Number(readValue('--days', whole(1, 730), wanted.days));
  const operations = [...new Set(wanted.operations)];
  refuseOperations(contract, operations, role);
  const locationIds = wanted.locationIds === undefined ? null : [...new Set(wanted.locationIds)];
  await refuseUnknownLocations(db, locationIds ?? []);
  const key = newApiKey();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const made = await db
    .insert(apiKeys)
    .values({ id, name, keyHash: hashApiKey(key), role, operations, locationIds, createdAt: now, expiresAt })
    .onConflictDoNothing({ target: apiKeys.id })
    .returning({ id: apiKeys.id });
  if (made.length === 0) throw new SetupError(`There is or was a key "${id}". Give another --id.`);
  return { key, expiresAt };
}

/** @throws SetupError for an operation that takes no key, or that the role may not call */
function refuseOperations({ rules }: Contract, wanted: readonly string[], role: string): void {
  if (wanted.length === 0) throw new SetupError('Give at least one --operation.');
  const open = [...rules.values()].filter(({ takesKeys }) => takesKeys);
  const known = open.map(({ id }): string => id).toSorted();
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new SetupError(`No key can call "${unknown}". Keys can call: ${known.join(', ')}.`);
  }
  const denied = open.find(({ id, roles }) => wanted.includes(id) && !roles.includes(role));
  if (denied !== undefined) {
    throw new SetupError(`The role ${role} may not call ${denied.id}. These may: ${denied.roles.join(', ')}.`);
  }
}

/** All keys, also expired and revoked ones. */
export async function listApiKeys(db: Db): Promise<StoredApiKey[]> {
  const rows = await db.select().from(apiKeys).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(({ keyHash: _hash, ...key }) => key);
}

/**
 * Revokes a key: its next call is refused.
 * @throws SetupError for a key that does not exist or is revoked
 */
export async function revokeApiKey(db: Db, id: string, now: Date): Promise<void> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (revoked.length === 0) throw new SetupError(`There is no key "${id}" that could be revoked.`);
}
