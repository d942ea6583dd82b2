import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { createDataDir } from '../db/embedded/dataDir.ts';

const StoredKeys = v.object({
  /** RSA private key that signs ID and access tokens. */
  signing: v.looseObject({ kty: v.literal('RSA'), kid: v.string(), n: v.string(), e: v.string(), d: v.string() }),
  /** Keys that sign the provider's cookies. */
  cookies: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** The keys of the local sign-in. */
export type SigninKeys = v.InferOutput<typeof StoredKeys>;

/**
 * Reads the provider's keys, or creates them on first use. They are kept so that sessions survive a restart.
 * @param dataDir directory of `signin-keys.json`, which only its owner may read
 */
export async function loadSigninKeys(dataDir: string): Promise<SigninKeys> {
  const file = join(dataDir, 'signin-keys.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return v.parse(StoredKeys, JSON.parse(stored));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  const keys = v.parse(StoredKeys, { signing, cookies: [randomBytes(32).toString('base64url')] });
  createDataDir(dataDir);
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}
