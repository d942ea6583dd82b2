import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { refuseFuture } from './issuedAt.ts';
import { SESSION_ALGORITHM, type SessionKeys } from './keys.ts';

/** How long a session is valid, in seconds. */
export const SESSION_SECONDS = 60 * 60;

/** The largest difference between the clocks of two nodes, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 5;

const ISSUER = 'in-store-portal';
const AUDIENCE = 'in-store-api';

/** The identity of a session. What the person may do is read from the database for each request. */
export interface Session {
  sub: string;
  userId: string;
  name: string;
  role: string;
  /** When it ends. */
  expiresAt: Date;
}

/** Issues and verifies sessions. */
export interface Sessions {
  issue: (who: Omit<Session, 'expiresAt'>) => Promise<string>;
  /** Rejects for a token that is forged, issued by another server, expired or not valid yet. */
  verify: (token: string) => Promise<Session>;
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  user_id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  role: v.string(),
  exp: v.number(),
});

/** Tokens that a node knows; a token has about 0.5 KB. */
const MOST_KNOWN = 20_000;

/** Creates sessions as JWTs (sub, user_id, name, role, iat, exp, iss, aud), signed with the store's own key. */
export function createSessions(keys: SessionKeys, now: () => Date): Sessions {
  // A signature costs as much as a query, and what it proves does not change: only the times are checked each time.
  const known = new LRUCache<string, Session>({ max: MOST_KNOWN });
  return {
    issue: ({ sub, userId, name, role }) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ user_id: userId, name, role })
        .setProtectedHeader({ alg: SESSION_ALGORITHM, kid: keys.kid, typ: 'JWT' })
        .setSubject(sub)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_SECONDS)
        .setJti(crypto.randomUUID())
        .sign(keys.privateKey);
    },
    verify: async (token) => {
      const verified = known.get(token);
      if (verified !== undefined && verified.expiresAt > now()) return verified;
      const { payload } = await jwtVerify(token, keys.publicKey, {
        algorithms: [SESSION_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: now(),
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      refuseFuture(payload, now(), CLOCK_TOLERANCE_SECONDS);
      const claims = v.parse(Claims, payload);
      const session = {
        sub: claims.sub,
        userId: claims.user_id,
        name: claims.name,
        role: claims.role,
        expiresAt: new Date(claims.exp * 1000),
      };
      known.set(token, session);
      return session;
    },
  };
}
