import { jwtVerify, SignJWT } from 'jose';
import { SESSION_ALGORITHM, type SessionKeys } from './keys.ts';

/** How long a device may take to sign a challenge, in seconds. */
export const CHALLENGE_SECONDS = 60;

const ISSUER = 'in-store-portal';
/** Not that of sessions: a challenge is no session, and a session no challenge. */
const AUDIENCE = 'in-store-device';
const TYPE = 'challenge+jwt';

/** What a challenge says. */
export interface Challenge {
  id: string;
  deviceId: string;
  expiresAt: Date;
}

/** Issues and reads challenges. */
export interface Challenges {
  issue: (deviceId: string) => Promise<string>;
  /** Resolves to undefined for a challenge that has expired, is forged or comes from another store. */
  read: (challenge: string) => Promise<Challenge | undefined>;
}

/**
 * Creates challenges as signed tokens: all nodes know them, and a stranger who asks for many writes nothing into the
 * database. Only the store's clock counts.
 */
export function createChallenges(keys: SessionKeys, now: () => Date): Challenges {
  return {
    issue: (deviceId) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: SESSION_ALGORITHM, kid: keys.kid, typ: TYPE })
        .setSubject(deviceId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime(issuedAt + CHALLENGE_SECONDS)
        .setJti(crypto.randomUUID())
        .sign(keys.privateKey);
    },
    read: async (challenge) => {
      const verified = await jwtVerify(challenge, keys.publicKey, {
        algorithms: [SESSION_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: now(),
        requiredClaims: ['exp', 'sub', 'jti'],
      }).catch(() => undefined);
      const { sub, jti, exp } = verified?.payload ?? {};
      if (sub === undefined || jti === undefined || exp === undefined) return undefined;
      return { id: jti, deviceId: sub, expiresAt: new Date(exp * 1000) };
    },
  };
}
