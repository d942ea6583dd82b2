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
  issuedAt: Date;
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
      // To the millisecond: a session that began after it is newer, also within the same second.
      const issuedAt = now().getTime() / 1000;
      return new SignJWT()
        .setProtectedHeader({ alg: SESSION_ALGORITHM, kid: keys.kid, typ: TYPE })
        .setSubject(deviceId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.floor(issuedAt) + CHALLENGE_SECONDS)
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
      const { sub, jti, exp, iat } = verified?.payload ?? {};
      if (sub === undefined || jti === undefined || exp === undefined) return undefined;
      // A node of the release before does not say when.
      const issuedAt = new Date((iat ?? exp - CHALLENGE_SECONDS) * 1000);
      return { id: jti, deviceId: sub, issuedAt, expiresAt: new Date(exp * 1000) };
    },
  };
}
