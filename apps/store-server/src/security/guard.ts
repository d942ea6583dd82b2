import type { FastifyRequest } from 'fastify';
import { worksAt } from './locations.ts';
import type { Caller } from './callers.ts';
import type { Db } from '../db/database.ts';
import { fieldProblem, problem } from '../base/problems.ts';
import { locationOf, missingMessage } from './resources.ts';
import type { FindCaller } from './callers.ts';
import type { OperationRule, Place } from './contract.ts';
import type { Session, Sessions } from './sessions.ts';

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
 * @throws ProblemError 401 when the person no longer exists, 403 when the role may not call the operation
 */
export async function admit(rule: OperationRule, session: Session, findCaller: FindCaller): Promise<Caller> {
  const caller = await findCaller(session);
  if (caller === undefined || caller.userId !== session.userId) throw sessionNotValid();
  if (!rule.roles.includes(caller.role)) {
    throw problem(403, 'Not allowed', { detail: `The role ${caller.role} may not do this.` });
  }
  return caller;
}

const sessionNotValid = () =>
  problem(401, 'Session not valid', { detail: 'The session has ended or is not valid. Sign in again.' });

/** Refuses foreign people and locations. Runs after validation, so that what it reads has the contract's shape. */
export async function confine(rule: OperationRule, caller: Caller, request: FastifyRequest, db: Db): Promise<void> {
  if (rule.self) {
    const asked = valuesAt(rule.self, request);
    // A person is named by the user id or, for the role call, by the identity subject.
    const own = rule.self.name === 'sub' ? caller.sub : caller.userId;
    if (asked.length === 0 || asked.some((value) => value !== own)) {
      throw problem(403, 'Not allowed', { detail: 'This belongs to somebody else.' });
    }
  }
  if (rule.location) {
    const asked = valuesAt(rule.location, request);
    // Left out, where it may be: the operation keeps to the caller's own locations.
    const isLeftOut = asked.length === 0 && rule.location.optional;
    if (!isLeftOut && (asked.length === 0 || !asked.every((value) => worksAt(caller, String(value))))) {
      throw problem(403, 'Not allowed', { detail: 'You do not work at this location.' });
    }
  }
  if (rule.locationOf) {
    const { what, place } = rule.locationOf;
    const named = new Set(valuesAt(place, request).map(String));
    if (named.size === 0) throw problem(403, 'Not allowed', { detail: 'Say what this is about.' });
    for (const said of named) {
      const locationId = await locationOf(db, what, said);
      // What belongs to a foreign location looks like what does not exist.
      if (locationId === undefined || !worksAt(caller, locationId)) {
        const message = missingMessage(what, said);
        const field = place.part === 'body' ? `/${place.name}` : place.name;
        throw fieldProblem(404, 'Not found', field, message);
      }
    }
  }
}

/** The values at a place; of a body that is a list, those of all its items. */
function valuesAt({ part, name }: Place, request: FastifyRequest): unknown[] {
  const source = part === 'path' ? request.params : part === 'query' ? request.query : request.body;
  const records = (Array.isArray(source) ? source : [source]) as (Record<string, unknown> | undefined)[];
  return records.flatMap((record) => record?.[name] ?? []);
}
