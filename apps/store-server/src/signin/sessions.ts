import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** ms since 1970; absent: never. */
  expiresAt?: number;
}

/** What the provider remembers: sessions, grants, codes and tokens. */
export interface SigninSessions {
  adapter: AdapterFactory;
  /** Writes everything down for the next start. */
  save: () => Promise<void>;
}

/** What a grant gives out. An interaction names its grant, too, but outlives it when somebody switches accounts. */
const granted = /^(AccessToken|AuthorizationCode|RefreshToken):/;

/**
 * Keeps the provider's state in memory, and in `signin-sessions.json` between an orderly stop and the next start. It
 * is for one machine and a handful of people, so that is enough.
 */
export async function loadSigninSessions(dataDir: string, now: () => number = Date.now): Promise<SigninSessions> {
  const file = join(dataDir, 'signin-sessions.json');
  const entries = new Map<string, Entry>(await readEntries(file));

  const isOver = ({ expiresAt }: Entry): boolean => expiresAt !== undefined && expiresAt <= now();
  const sweep = (): void => {
    for (const [key, entry] of entries) if (isOver(entry)) entries.delete(key);
  };
  const lookUp = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry === undefined || isOver(entry) ? undefined : entry.payload;
  };
  const lookFor = (model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [key, entry] of entries) {
      if (key.startsWith(`${model}:`) && entry.payload[field] === value && !isOver(entry)) return entry.payload;
    }
    return undefined;
  };

  const adapter = (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      sweep();
      entries.set(`${model}:${id}`, { payload, ...(expiresIn ? { expiresAt: now() + expiresIn * 1000 } : {}) });
    },
    find: async (id) => lookUp(`${model}:${id}`),
    findByUid: async (uid) => lookFor(model, 'uid', uid),
    findByUserCode: async (code) => lookFor(model, 'userCode', code),
    consume: async (id) => {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (granted.test(key) && payload.grantId === grantId) entries.delete(key);
      }
    },
  });

  return {
    adapter,
    save: async () => {
      sweep();
      await writeFile(`${file}.new`, JSON.stringify([...entries]), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}

async function readEntries(file: string): Promise<[string, Entry][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as [string, Entry][];
  } catch {
    // The first start, or one after a crash in the middle of writing: people sign in again.
    return [];
  }
}
