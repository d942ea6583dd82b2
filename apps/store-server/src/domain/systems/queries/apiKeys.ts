import { ROLES } from '@instore/api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import { readWanted, Refusal } from '../../../base/refusal.ts';
import { id as idFormat, line, oneOf } from '../../../base/valueFormats.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { apiKeys } from '../../../db/schema/apiKeys.ts';
import { hashApiKey, newApiKey } from '../../../security/apiKeys.ts';
import { type Contract, readContract } from '../../../security/contract.ts';
import { refuseUnknownLocations } from '../../people/index.ts';

/** A key to make. */
export interface ApiKeyToMake {
  id: string;
  /** The tool that gets it, for the list and for problems: Data warehouse. */
  name: string;
  role: string;
  operations: readonly string[];
  /** Without locations the key reads all. */
  locationIds?: readonly string[] | undefined;
  /** Days until it expires. */
  days: number;
}

/** A stored key, as the list shows it. */
export type StoredApiKey = Omit<typeof apiKeys.$inferSelect, 'keyHash'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a key and stores its hash only.
 * @returns the key, which is shown once
 * @throws Refusal for an invalid value and for an id that was used before, also by a revoked key
 */
export async function makeApiKey(
  db: Db | Tx,
  wanted: ApiKeyToMake,
  now: Date,
  contract: Contract = readContract(),
): Promise<{ key: string; expiresAt: Date }> {
  const id = readWanted("A key's id", '/id', idFormat, wanted.id);
  const name = readWanted("A key's name", '/name', line(80), wanted.name);
  const role = readWanted('A role', '/role', oneOf(ROLES), wanted.role);
  const operations = [...new Set(wanted.operations)];
  refuseOperations(contract, operations, role);
  const locationIds = wanted.locationIds === undefined ? null : [...new Set(wanted.locationIds)];
  await refuseUnknownLocations(db, locationIds ?? []);
  const key = newApiKey();
  const expiresAt = new Date(now.getTime() + wanted.days * DAY_MS);
  const made = await db
    .insert(apiKeys)
    .values({ id, name, keyHash: hashApiKey(key), role, operations, locationIds, createdAt: now, expiresAt })
    .onConflictDoNothing({ target: apiKeys.id })
    .returning({ id: apiKeys.id });
  if (made.length === 0) {
    const message = said('There is or was an API key with the id {id}. Choose another id.', { id });
    throw new Refusal(message, { field: '/id', status: 409 });
  }
  return { key, expiresAt };
}

/**
 * Puts another key in the place of one whose answer was lost.
 * @throws Refusal if it was used or revoked
 */
export async function replaceUnusedKey(db: Db | Tx, id: string): Promise<string> {
  const key = newApiKey();
  const replaced = await db
    .update(apiKeys)
    .set({ keyHash: hashApiKey(key) })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.lastUsedAt), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (replaced.length === 0) {
    throw new Refusal('This API key was used already, so it is not shown again.', { status: 409 });
  }
  return key;
}

/** The operations that take a key, by name. */
export const keyOperations = ({ rules }: Contract) =>
  [...rules.values()].filter(({ takesKeys }) => takesKeys).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** @throws Refusal for an operation that takes no key, or that the role may not call */
function refuseOperations(contract: Contract, wanted: readonly string[], role: string): void {
  const field = '/operations';
  if (wanted.length === 0) throw new Refusal('Choose at least one operation.', { field });
  const open = keyOperations(contract);
  const known = new Set<string>(open.map(({ id }) => id));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw new Refusal(
      said('No key can call {operation}. Keys can call: {known}.', {
        operation: unknown,
        known: [...known].join(', '),
      }),
      { field },
    );
  }
  const denied = open.find(({ id, roles }) => wanted.includes(id) && !roles.includes(role));
  if (denied !== undefined) {
    throw new Refusal(
      said('The role {role} may not call {operation}. These may: {roles}.', {
        role,
        operation: denied.id,
        roles: denied.roles.join(', '),
      }),
      { field },
    );
  }
}

/** All keys, also expired and revoked ones. */
export async function listApiKeys(db: Db | Tx): Promise<StoredApiKey[]> {
  const rows = await db.select().from(apiKeys).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(({ keyHash: _hash, ...key }) => key);
}

/**
 * Revokes a key: its next call is refused.
 * @throws Refusal for a key that does not exist or is revoked
 */
export async function revokeApiKey(db: Db | Tx, id: string, now: Date): Promise<void> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (revoked.length > 0) return;
  throw new Refusal(said('There is no API key {id} that could be revoked.', { id }), { status: 404 });
}
