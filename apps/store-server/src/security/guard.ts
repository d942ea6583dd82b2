import type { FastifyRequest } from 'fastify';
import { worksAt } from './locations.ts';
import type { Caller } from './callers.ts';
import type { Db } from '../db/database.ts';
import { fieldProblem, problem } from '../base/problems.ts';
import { locationOf, missingMessage } from './resources.ts';
import type { FindCaller } from './callers.ts';
import type { OperationRule, Place } from './contract.ts';
import type { Session, Sessions, TabletSignIn } from './sessions.ts';

/** The token of an `Authorization: Bearer …` header (RFC 6750, section 2.1). */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];
}

/**
 * Reads the session of a request from its token, without the database.
 * @throws ProblemError 401
 */
export async function verifySession(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const token = bearerOf(request.headers.authorization);
  if (token === undefined) throw problem(401, 'No session', { detail: 'Sign in first.' });
  const session = await sessions.verify(token).catch(() => undefined);
  if (session === undefined) throw sessionNotValid();
  return session;
}

/**
 * Finds the caller of a session. Runs before the body is read.
 * @throws ProblemError 401 when the person no longer exists or the session has ended, 403 when the role may not call the
 * operation, or only after a full sign-in
 */
export async function findAllowedCaller(
  rule: OperationRule,
  session: Session,
  findCaller: FindCaller,
  now: Date,
): Promise<Caller> {
  const caller = await findCaller(session);
  if (caller === undefined || caller.userId !== session.userId) throw sessionNotValid();
  if (!rule.roles.includes(caller.role)) throw notAllowed(`The role ${caller.role} may not do this.`);
  if (rule.signIn !== undefined && session.tablet?.method === 'pin') throw fullSignInNeeded();
  if (rule.signIn === 'fresh' && session.tablet !== undefined && !isFresh(session.tablet, now))
    throw freshSignInNeeded();
  return caller;
}

/** How old a full sign-in may be where it must be fresh, ms: time enough to find the page and choose. */
const FRESH_MS = 10 * 60_000;

const isFresh = ({ signedInAt }: TabletSignIn, now: Date): boolean => now.getTime() - signedInAt.getTime() < FRESH_MS;

const sessionNotValid = () =>
  problem(401, 'Session not valid', { detail: 'The session has ended or is not valid. Sign in again.' });

const fullSignInNeeded = () =>
  problem(403, 'Full sign-in needed', {
    detail: 'Your PIN is not enough for this. Sign in fully.',
    needs: 'fullSignIn',
  });

const freshSignInNeeded = () =>
  problem(403, 'Full sign-in needed', {
    detail: 'Your sign-in is older than 10 minutes. Sign in fully.',
    needs: 'fullSignIn',
  });

const notAllowed = (detail: string) => problem(403, 'Not allowed', { detail });

/**
 * Checks that a request names only the caller's own person and locations. Runs after validation, so that the values have
 * the contract's types.
 * @throws ProblemError 403, or 404 for a resource of a location at which the caller does not work
 */
export async function checkScope(rule: OperationRule, caller: Caller, request: FastifyRequest, db: Db): Promise<void> {
  if (rule.self) checkSelf(rule.self, caller, request);
  if (rule.location) checkLocation(rule.location, caller, request);
  if (rule.locationOf) await checkLocationOf(rule.locationOf, caller, request, db);
}

function checkSelf(place: Place, caller: Caller, request: FastifyRequest): void {
  const named = valuesAt(place, request);
  // Most operations name a person by the user id, that of the roles by the identity subject.
  const own = place.name === 'sub' ? caller.sub : caller.userId;
  if (named.length === 0 || named.some((value) => value !== own)) throw notAllowed('This belongs to another person.');
}

function checkLocation(place: Place, caller: Caller, request: FastifyRequest): void {
  const named = valuesAt(place, request);
  // Without an optional location the operation uses the caller's own locations.
  if (named.length === 0 && place.optional) return;
  if (named.length === 0 || !named.every((value) => worksAt(caller, String(value)))) {
    throw notAllowed('You do not work at this location.');
  }
}

async function checkLocationOf(
  { what, place }: NonNullable<OperationRule['locationOf']>,
  caller: Caller,
  request: FastifyRequest,
  db: Db,
): Promise<void> {
  const ids = new Set(valuesAt(place, request).map(String));
  if (ids.size === 0) throw notAllowed('The request names nothing to work on.');
  for (const id of ids) {
    const locationId = await locationOf(db, what, id);
    // A resource of a foreign location is answered like one that does not exist.
    if (locationId === undefined || !worksAt(caller, locationId)) {
      const field = place.part === 'body' ? `/${place.name}` : place.name;
      throw fieldProblem(404, 'Not found', field, missingMessage(what, id));
    }
  }
}

/** The values at a place; for a body that is a list, those of all its items. */
function valuesAt({ part, name }: Place, request: FastifyRequest): unknown[] {
  const source = part === 'path' ? request.params : part === 'query' ? request.query : request.body;
  const records = (Array.isArray(source) ? source : [source]) as (Record<string, unknown> | undefined)[];
  return records.flatMap((record) => record?.[name] ?? []);
}
