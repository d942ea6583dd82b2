import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** ms since 1970; absent: never. */
  expiresAt?: number;
}

/** The state of the provider: sessions, grants, codes and tokens. */
export interface SigninSessions {
  adapter: AdapterFactory;
  /** Saves the state for the next start. */
  save: () => Promise<void>;
}

/**
 * Models that end with their grant. An interaction has a grant too, but outlives it when a person switches accounts.
 */
const endsWithGrant = /^(AccessToken|AuthorizationCode|RefreshToken):/;

/**
 * Keeps the provider's state in memory, and in `signin-sessions.json` between an orderly stop and the next start, which
 * is enough for a few people on one machine.
 */
export async function loadSigninSessions(dataDir: string, now: () => number = Date.now): Promise<SigninSessions> {
  const file = join(dataDir, 'signin-sessions.json');
  const entries = new Map<string, Entry>(await readEntries(file));

  const isExpired = ({ expiresAt }: Entry): boolean => expiresAt !== undefined && expiresAt <= now();
  const removeExpired = (): void => {
    for (const [key, entry] of entries) if (isExpired(entry)) entries.delete(key);
  };
  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry === undefined || isExpired(entry) ? undefined : entry.payload;
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [key, entry] of entries) {
      if (key.startsWith(`${model}:`) && entry.payload[field] === value && !isExpired(entry)) return entry.payload;
    }
    return undefined;
  };

  const adapter = (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      removeExpired();
      entries.set(`${model}:${id}`, { payload, expiresAt: expiresIn ? now() + expiresIn * 1000 : undefined });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (code) => findBy(model, 'userCode', code),
    consume: async (id) => {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (endsWithGrant.test(key) && payload.grantId === grantId) entries.delete(key);
      }
    },
  });

  return {
    adapter,
    save: async () => {
      removeExpired();
      await writeFile(`${file}.new`, JSON.stringify([...entries]), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}

async function readEntries(file: string): Promise<[string, Entry][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as [string, Entry][];
  } catch {
    // The first start, or the file is damaged: people sign in again.
    return [];
  }
}
