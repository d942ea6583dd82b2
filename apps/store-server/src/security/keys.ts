import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { signingKeys } from '../db/schema/people.ts';
import type { Db } from '../db/database.ts';

/** The one algorithm of sessions; a token with another is refused whatever it says. */
export const SESSION_ALGORITHM = 'ES256';

/** The pair of keys that signs and checks sessions. */
export interface SessionKeys {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** Two nodes that start together on an empty database agree on one key behind this lock; spells "keys". */
const KEY_LOCK = 0x6b657973;

/** Reads the newest signing key of the store, or makes the first one. All nodes of a database share it. */
export async function loadSessionKeys(db: Db): Promise<SessionKeys> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const [kept] = await tx
      .select()
      .from(signingKeys)
      .orderBy(sql`${signingKeys.createdAt} desc`)
      .limit(1);
    if (kept) return importKeys(kept.kid, kept.privateJwk as JWK, kept.publicJwk as JWK);
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
