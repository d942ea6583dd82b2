import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { createDataDir } from '../db/embedded/dataDir.ts';

const Stored = v.object({
  /** RSA private key that signs ID and access tokens. */
  signing: v.looseObject({ kty: v.literal('RSA'), kid: v.string(), n: v.string(), e: v.string(), d: v.string() }),
  /** Keys that sign the provider's cookies. */
  cookies: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** Keys of the local sign-in. */
export type SigninKeys = v.InferOutput<typeof Stored>;

/**
 * Reads the provider's keys, or makes them on first use, so that nobody is signed out by a restart.
 * @param dataDir where `signin-keys.json` is kept, readable by its owner only
 */
export async function loadSigninKeys(dataDir: string): Promise<SigninKeys> {
  const file = join(dataDir, 'signin-keys.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return v.parse(Stored, JSON.parse(kept));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  const keys = v.parse(Stored, { signing, cookies: [randomBytes(32).toString('base64url')] });
  createDataDir(dataDir);
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return keys;
}
