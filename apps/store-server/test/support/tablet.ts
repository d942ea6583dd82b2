import { randomBytes, scryptSync } from 'node:crypto';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import {
  type Api,
  createApi,
  type DeviceProof,
  type DevicePublicKey,
  type Result,
  type ServiceName,
} from '@instore/api';
import { GRAPH_AUDIENCE, issuerOf, PROFILE_SCOPE } from '../../src/signin/client.ts';
import { loadSigninKeys } from '../../src/signin/keys.ts';
import { CANAL } from './goods.ts';
import { ok, type Shop } from './shop.ts';

/** A key pair as a browser makes it. */
export interface KeyPair {
  publicKey: DevicePublicKey;
  sign: (text: string) => Promise<string>;
}

/** An enrolled tablet at Canal Street, as its browser sees the store. */
export interface TestTablet {
  deviceId: string;
  keys: KeyPair;
  /** A new challenge of the store with the signature of this tablet. */
  proof: () => Promise<DeviceProof>;
  /** Signs a person in fully on this tablet, at the provider now or at a time in ms; resolves to the token. */
  signIn: (sub: string, signedInAt?: number) => Promise<string>;
  /** Signs a person in fully, and chooses a PIN, which is stored with the hash of {@link quickHash}. */
  choosePin: (sub: string, pin: string) => Promise<string>;
  enterPin: (userId: string, pin: string) => Promise<Result<{ token: string; page: string | null }>>;
  /** The token of the locked tablet. */
  lock: () => Promise<string>;
}

export async function makeKeyPair(): Promise<KeyPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  return {
    publicKey: { kty, crv, x, y } as DevicePublicKey,
    sign: async (text) => {
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        new TextEncoder().encode(text),
      );
      return Buffer.from(signature).toString('base64url');
    },
  };
}

/** The client of whoever holds a token. */
export function withToken(shop: Shop, token: string | null): Api {
  return createApi({
    services: new Proxy({} as Record<ServiceName, string>, {
      get: (_, name) => `${shop.node.url}/api/${String(name)}`,
    }),
    getToken: () => token,
    getStore: () => null,
    fetch,
  });
}

/** An access token of the local provider for a person who has signed in there now, or at a time in ms. */
export async function accessTokenOf(shop: Shop, sub: string, signedInAt = Date.now()): Promise<string> {
  const { signing } = await loadSigninKeys(shop.database.dataDir);
  return new SignJWT({ scope: PROFILE_SCOPE, auth_time: signedInAt / 1000 })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'at+jwt' })
    .setIssuer(issuerOf(Number(new URL(shop.node.url).port)))
    .setAudience(GRAPH_AUDIENCE)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .setJti(randomBytes(8).toString('hex'))
    .sign(await importJWK(signing, 'RS256'));
}

/** The hash of a PIN as an older release with a lower cost would have stored it: 4 ms instead of 0.2 s for each try. */
export function quickHash(pin: string): string {
  const [salt, N] = [randomBytes(16), 1024];
  const hash = scryptSync(pin, salt, 32, { N });
  return ['scrypt', N, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Enrols a tablet by an admin of Canal Street. */
export async function enrolTablet(shop: Shop, name = 'Tablet 2'): Promise<TestTablet> {
  const keys = await makeKeyPair();
  const { publicKey } = keys;
  const { deviceId } = ok(
    await shop.as('tomas-reyes').kiosk.enrolDevice({ locationId: CANAL, name, lockMinutes: 2, publicKey }),
  );
  const stranger = withToken(shop, null).userauth;
  const proof = async (): Promise<DeviceProof> => {
    const { challenge } = ok(await stranger.createChallenge({ deviceId }));
    return { deviceId, challenge, signature: await keys.sign(challenge) };
  };
  const signIn = async (sub: string, signedInAt?: number) => {
    const body = { accessToken: await accessTokenOf(shop, sub, signedInAt), device: await proof() };
    return ok(await stranger.authenticateOauth(body)).token;
  };
  return {
    deviceId,
    keys,
    proof,
    signIn,
    choosePin: async (sub, pin) => {
      const token = await signIn(sub);
      ok(await withToken(shop, token).userauth.setPin({ pin }));
      await shop.rows(
        'update device_people set pin_hash = $1 where device_id = $2 and user_id = $3',
        quickHash(pin),
        deviceId,
        decodeJwt(token)['user_id'],
      );
      return token;
    },
    enterPin: async (userId, pin) => stranger.authenticatePin({ ...(await proof()), userId, pin }),
    lock: async () => ok(await stranger.authenticateTablet(await proof())).token,
  };
}
