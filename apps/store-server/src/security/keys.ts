import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { signingKeys } from '../db/schema/people.ts';
import type { Db } from '../db/database.ts';

/** The only algorithm of sessions; a token with another one is refused. */
export const SESSION_ALGORITHM = 'ES256';

/** The key pair that signs and verifies sessions. */
export interface SessionKeys {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** The advisory lock of the first key, so that nodes that start at the same time share one; spells "keys". */
const KEY_LOCK = 0x6b657973;

/** Reads the newest signing key, or creates the first one. All nodes of a database share it. */
export async function loadSessionKeys(db: Db): Promise<SessionKeys> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const [stored] = await tx
      .select()
      .from(signingKeys)
      .orderBy(sql`${signingKeys.createdAt} desc`)
      .limit(1);
    if (stored) return importKeys(stored.kid, stored.privateJwk as JWK, stored.publicJwk as JWK);
    const made = await generateKeyPair(SESSION_ALGORITHM, { extractable: true });
    const row = {
      kid: crypto.randomUUID(),
      privateJwk: await exportJWK(made.privateKey),
      publicJwk: await exportJWK(made.publicKey),
    };
    await tx.insert(signingKeys).values(row);
    return importKeys(row.kid, row.privateJwk, row.publicJwk);
  });
}

async function importKeys(kid: string, privateJwk: JWK, publicJwk: JWK): Promise<SessionKeys> {
  const [privateKey, publicKey] = await Promise.all([
    importJWK(privateJwk, SESSION_ALGORITHM),
    importJWK(publicJwk, SESSION_ALGORITHM),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error(`The signing key ${kid} is not an asymmetric key`);
  }
  return { kid, privateKey, publicKey };
}
