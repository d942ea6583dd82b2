import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { refuseFuture } from './issuedAt.ts';
import type { DeviceSession } from './deviceSessions.ts';
import { SESSION_ALGORITHM, type SessionKeys } from './keys.ts';

/** How long a session is valid, in seconds. */
export const SESSION_SECONDS = 60 * 60;

/** How long the sessions of one sign-in by PIN are renewed, in seconds. */
export const PIN_SESSION_SECONDS = 12 * 60 * 60;

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
  /** The sign-in on a tablet; absent for any other session. */
  tablet?: TabletSignIn;
}

/** A sign-in on a tablet. */
export interface TabletSignIn extends DeviceSession {
  /** `pin`: the person gave the PIN; `full`: the corporate sign-in. */
  method: 'full' | 'pin';
  signedInAt: Date;
}

/** Issues and verifies sessions. */
export interface Sessions {
  /** @param until when it ends at the latest. @default after {@link SESSION_SECONDS} */
  issue: (who: Omit<Session, 'expiresAt'>, until?: Date) => Promise<string>;
  /** Rejects for a token that is forged, issued by another server, expired or not valid yet. */
  verify: (token: string) => Promise<Session>;
  /** Reads a session that may have expired in the last {@link PIN_SESSION_SECONDS}. Rejects for any other token. */
  verifyExpired: (token: string) => Promise<Session>;
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  user_id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  role: v.string(),
  exp: v.number(),
  amr: v.optional(v.tuple([v.picklist(['full', 'pin'])])),
  device: v.optional(v.string()),
  sid: v.optional(v.string()),
  auth_time: v.optional(v.number()),
});

/** Tokens that a node knows; a token has about 0.5 KB. */
const MOST_KNOWN = 20_000;

/**
 * Creates sessions as JWTs (sub, user_id, name, role, iat, exp, iss, aud; on a tablet amr, device, sid, auth_time),
 * signed with the store's own key.
 */
export function createSessions(keys: SessionKeys, now: () => Date): Sessions {
  // A signature costs as much as a query, and what it proves does not change: only the times are checked each time.
  const known = new LRUCache<string, Session>({ max: MOST_KNOWN });
  return {
    issue: ({ sub, userId, name, role, tablet }, until) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const latest = until === undefined ? Number.POSITIVE_INFINITY : Math.floor(until.getTime() / 1000);
      return new SignJWT({ user_id: userId, name, role, ...(tablet && claimsOf(tablet)) })
        .setProtectedHeader({ alg: SESSION_ALGORITHM, kid: keys.kid, typ: 'JWT' })
        .setSubject(sub)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.min(issuedAt + SESSION_SECONDS, latest))
        .setJti(crypto.randomUUID())
        .sign(keys.privateKey);
    },
    verify: async (token) => {
      const verified = known.get(token);
      if (verified !== undefined && verified.expiresAt > now()) return verified;
      const session = await read(keys, now(), token, CLOCK_TOLERANCE_SECONDS);
      known.set(token, session);
      return session;
    },
    verifyExpired: (token) => read(keys, now(), token, PIN_SESSION_SECONDS),
  };
}

async function read(keys: SessionKeys, now: Date, token: string, toleranceSeconds: number): Promise<Session> {
  const { payload } = await jwtVerify(token, keys.publicKey, {
    algorithms: [SESSION_ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    clockTolerance: toleranceSeconds,
    currentDate: now,
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  refuseFuture(payload, now, CLOCK_TOLERANCE_SECONDS);
  const claims = v.parse(Claims, payload);
  return {
    sub: claims.sub,
    userId: claims.user_id,
    name: claims.name,
    role: claims.role,
    expiresAt: new Date(claims.exp * 1000),
    tablet: tabletOf(claims),
  };
}

const claimsOf = ({ deviceId, sessionId, method, signedInAt }: TabletSignIn) => ({
  amr: [method],
  device: deviceId,
  sid: sessionId,
  auth_time: Math.floor(signedInAt.getTime() / 1000),
});

/** @throws Error for a token with only some of the claims: it must not count as one without a tablet */
function tabletOf({ amr, device, sid, auth_time: time }: v.InferOutput<typeof Claims>): TabletSignIn | undefined {
  if (amr === undefined && device === undefined && sid === undefined && time === undefined) return undefined;
  if (amr === undefined || device === undefined || sid === undefined || time === undefined) {
    throw new Error('The token names only a part of a sign-in on a tablet.');
  }
  return { deviceId: device, sessionId: sid, method: amr[0], signedInAt: new Date(time * 1000) };
}
