import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { problem } from '../base/problems.ts';
import type { GraphIdentity, JwksIdentity } from '../base/identity.ts';
import { retryAfterOf } from '../base/retryAfter.ts';
import { refuseFuture } from './issuedAt.ts';

/** The largest difference between the clocks of the provider and this server, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** How long the provider may take to answer, ms. */
const TIMEOUT_MS = 5_000;

/** What a corporate access token says of its owner. */
export interface SignedIn {
  /** The identity subject. */
  sub: string;
  /** When the person signed in at the provider; absent where the provider does not tell it. */
  authTime?: Date;
}

/**
 * Verifies a corporate access token. Resolves to its owner, or to `undefined` for an invalid token; throws a 503 problem
 * when the provider cannot be reached.
 */
export type VerifyAccessToken = (token: string) => Promise<SignedIn | undefined>;

/** What the tokens of the local provider must contain. */
export interface LocalExpectations {
  issuer: string;
  audience: string;
  scope: string;
  /** The provider's own keys; only their public half is used. */
  keys: JWTVerifyGetKey;
}

/** Verifies tokens of the provider built into the server. */
export function localVerifier({ issuer, audience, scope, keys }: LocalExpectations): VerifyAccessToken {
  return (token) =>
    verified(async () => {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience,
        typ: 'at+jwt',
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      refuseFuture(payload, new Date(), CLOCK_TOLERANCE_SECONDS);
      return scopesOf(payload.scope).includes(scope) ? signedIn(payload.sub, payload) : undefined;
    });
}

/** The public keys of private keys. */
export function publicKeys(keys: { kty: string; kid: string; n: string; e: string }[]): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: keys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e, alg: 'RS256', use: 'sig' })) });
}

/**
 * Verifies tokens for the company's own API scope, which is the recommended way: signature by the published keys,
 * issuer, audience, tenant, scope, and the portal as the client.
 */
export function jwksVerifier(
  identity: JwksIdentity,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(identity.jwksUrl), { timeoutDuration: TIMEOUT_MS }),
): VerifyAccessToken {
  return (token) =>
    verified(async () => {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: identity.issuer,
        audience: identity.audience,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'oid'],
      });
      refuseFuture(payload, new Date(), CLOCK_TOLERANCE_SECONDS);
      if (identity.tenant !== undefined && payload['tid'] !== identity.tenant) return undefined;
      if (!scopesOf(payload['scp']).includes(identity.requiredScope)) return undefined;
      // In version 1 tokens the client is `appid`.
      if ((payload['azp'] ?? payload['appid']) !== identity.clientId) return undefined;
      return signedIn(subjectOf(payload), payload);
    });
}

const Me = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

/** The characters of any token in a header (RFC 6750, 2.1). */
const BEARER = /^[\w.~+/-]+=*$/;

/** Verifies tokens of the directory service with a request to it: only the service may verify them. */
export function graphVerifier(identity: GraphIdentity, fetch = globalThis.fetch): VerifyAccessToken {
  return async (token) => {
    if (!BEARER.test(token)) return undefined;
    const response = await fetch(`${identity.graphUrl}/v1.0/me?$select=id`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    if (response.status === 401 || response.status === 403) return undefined;
    if (!response.ok) throw unreachable(response.status, pauseOf(response));
    const me = v.safeParse(Me, await response.json().catch(() => undefined));
    if (!me.success) throw unreachable('not a person');
    return { sub: me.output.id };
  };
}

async function verified(check: () => Promise<SignedIn | undefined>): Promise<SignedIn | undefined> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw unreachable(error);
    return undefined;
  }
}

/** The longest pause that is passed on to a caller, s. */
const LONGEST_PAUSE_S = 120;

/** The pause that a throttling directory asks for, s: the caller gets it, because a sign-in cannot wait here so long. */
function pauseOf({ headers }: Response): number | undefined {
  const asked = retryAfterOf(headers.get('retry-after'));
  return asked === undefined ? undefined : Math.min(Math.max(asked, 1), LONGEST_PAUSE_S);
}

function unreachable(cause: unknown, retryAfter?: number): Error {
  const answer = problem(503, 'The identity provider cannot be reached', { detail: 'Please try again.', retryAfter });
  answer.cause = cause;
  return answer;
}

/**
 * The id of a person in the directory, which is the same for all applications. Never `sub`: other providers derive it
 * from a name that a person may choose.
 */
function subjectOf(payload: JWTPayload): string | undefined {
  return typeof payload['oid'] === 'string' ? payload['oid'] || undefined : undefined;
}

/** The owner of a token, with the claim `auth_time` (OpenID Connect Core 1.0, section 2; RFC 9068, section 2.2.1). */
function signedIn(sub: string | undefined, { auth_time: time }: JWTPayload): SignedIn | undefined {
  if (sub === undefined) return undefined;
  return typeof time === 'number' ? { sub, authTime: new Date(time * 1000) } : { sub };
}

function scopesOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(' ') : [];
}
