import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { BinaryBody, OperationInput, Operations, StoreAccess } from '../domain/operation.ts';
import type { Caller } from '../security/callers.ts';
import type { Db } from '../db/database.ts';
import { IMPORT_PART_BYTES, type OperationId } from '@instore/api';
import { fieldProblem, problem } from '../base/problems.ts';
import { API_KEY_HEADER, type FindKeyCaller, hashApiKey } from '../security/apiKeys.ts';
import type { FindCaller } from '../security/callers.ts';
import { BYTES, type Contract, type OperationRule } from '../security/contract.ts';
import { bearerOf, checkScope, findAllowedCaller, verifySession } from '../security/guard.ts';
import type { Sessions } from '../security/sessions.ts';
import { networkOf } from '../security/wrongKeys.ts';
import { CALL_LIMIT_MS, inTime } from './callLimit.ts';
import type { FairShare } from './fairShare.ts';
import { checkParameters, checkWellFormed } from './wellFormed.ts';

interface Parts {
  contract: Contract;
  operations: Operations;
  store: StoreAccess;
  /** The database connections of expensive operations (`x-cost`), which use them instead of the store's `db`. */
  costlyDb: Db;
  /** Chooses the database of one read with `x-replica`. @default costlyDb */
  forRead?: () => Promise<Db>;
  fairShare: FairShare;
  sessions: Sessions;
  findCaller: FindCaller;
  findKeyCaller: FindKeyCaller;
  /** How long a call may take, ms. @default CALL_LIMIT_MS */
  callLimitMs?: number;
}

/** What the routes share. */
interface RouteParts extends Parts {
  callers: WeakMap<FastifyRequest, Caller>;
  /**
   * Hashes of the keys that have called this node. Each has a share of its own. Other keys have the share of their network,
   * because a stranger can invent any number of keys, and each costs a query.
   */
  knownKeys: Set<string>;
}

/** The largest body of a public operation. The contract allows a token of 16 KiB; the rest is room for JSON. */
const PUBLIC_BODY_LIMIT_BYTES = 32 * 1024;

/** Registers a route for every operation of the contract, with the contract's validation and access rules. */
export async function registerOperations(app: FastifyInstance, parts: Parts): Promise<void> {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const knownKeys = new Set<string>();
  app.removeContentTypeParser('text/plain');
  // The router needs a parser for every content type in the contract, also for those of answers.
  app.addContentTypeParser([...answerTypes(parts.contract)], (_request, _payload, done) => {
    done(problem(415, 'Unsupported Media Type'));
  });
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  await app.register(fastifyOpenapiGlue, {
    // A reference that an alias of the YAML shares is resolved in one place only, so every place gets its own.
    specification: JSON.parse(JSON.stringify(parts.contract.document)) as object,
    operationResolver: (name) => {
      const rule = parts.contract.rules.get(name as OperationId);
      if (rule === undefined) throw new Error(`${name} is not in the contract`);
      return routeOf(rule, { ...parts, callers, knownKeys }) as RouteOptions;
    },
  });
}

/** The router validates a body only if its media type is in the contract, so no body and other types are refused here. */
function checkSent(rule: OperationRule, request: FastifyRequest): void {
  checkParameters(request.params);
  checkParameters(request.query);
  if (!rule.takesBody) return;
  if (request.body === undefined && !rule.needsBody) return;
  if (request.body === undefined) throw fieldProblem(400, 'Not valid', '', 'The request needs a body.');
  const expected = rule.takesBytes ? BYTES : 'application/json';
  if (mediaTypeOf(request) !== expected) {
    throw problem(415, 'Unsupported Media Type', { detail: `The body must be ${expected}.` });
  }
  if (!rule.takesBytes) checkWellFormed(request.body);
}

const mediaTypeOf = ({ headers }: FastifyRequest): string => (headers['content-type'] ?? '').split(/ *;/)[0] ?? '';

/** The media types of the contract's answers besides JSON. */
function answerTypes({ document }: Contract): Set<string> {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const types = operations.flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)),
  );
  return new Set([...types.filter((type) => type !== 'application/json'), 'application/problem+json']);
}

/** A route without its method and path, which the router takes from the contract. */
function routeOf(rule: OperationRule, parts: RouteParts): Partial<RouteOptions> {
  const operate = parts.operations[rule.id] as (input: OperationInput<OperationId>) => Promise<unknown>;
  const costly = { ...parts.store, db: parts.costlyDb };
  const { forRead = async () => parts.costlyDb } = parts;
  const storeOf = async (): Promise<StoreAccess> => {
    if (rule.mayReadReplica) return { ...parts.store, db: await forRead() };
    return rule.cost === undefined ? parts.store : costly;
  };
  const within = <Result>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Result>) =>
    // A file is sent while it is made.
    rule.sendsFile ? work() : inTime((parts.callLimitMs ?? CALL_LIMIT_MS) - reply.elapsedTime, request.log, work);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = parts.callers.get(request);
    const work = async () => operate(inputOf(request, caller, await storeOf()));
    const result = await within(request, reply, () =>
      parts.fairShare.run(rule.cost, caller?.sub ?? request.ip, work, reply.raw),
    );
    reply.header('cache-control', 'no-store');
    if (!isBinary(result)) return result;
    reply.headers(result.headers ?? {});
    if (isKnown(request.headers['if-none-match'], result.headers?.['etag'])) return reply.code(304).send();
    reply.type(result.contentType);
    // The serializer, which is for JSON, does not apply to buffers and streams.
    return result.content instanceof Readable ? result.content : Buffer.from(result.content);
  };
  const preValidation = async (request: FastifyRequest) => checkSent(rule, request);
  if (rule.access !== 'session') {
    return { handler, preValidation, bodyLimit: rule.access === 'none' ? PUBLIC_BODY_LIMIT_BYTES : undefined };
  }
  return {
    handler,
    preValidation,
    bodyLimit: rule.takesBytes ? IMPORT_PART_BYTES : undefined,
    // Before the body is read and the database is queried, so that a request that is refused or waits costs little.
    onRequest: async (request, reply) => {
      const find = await beginFinding(rule, parts, request);
      const enter = async () => {
        await parts.fairShare.enter(rule.cost, find.share, reply.raw);
        return find.caller();
      };
      parts.callers.set(request, await within(request, reply, enter));
    },
    // After validation, so that the handler gets exactly the values that are checked.
    preHandler: async (request, reply) => {
      const caller = parts.callers.get(request);
      if (caller === undefined) throw new Error(`${rule.id} was reached without a caller`);
      await within(request, reply, () => checkScope(rule, caller, request, parts.store.db));
    },
  };
}

/** Reads who calls, without the database: whose share the request is of, and how the caller is found. */
async function beginFinding(
  rule: OperationRule,
  { sessions, findCaller, findKeyCaller, knownKeys, store }: RouteParts,
  request: FastifyRequest,
): Promise<{ share: string; caller: () => Promise<Caller> }> {
  const key = request.headers[API_KEY_HEADER];
  if (typeof key === 'string' && request.headers.authorization === undefined) {
    const hash = hashApiKey(key);
    const share = knownKeys.has(hash) ? `key:${hash}` : `network:${networkOf(request.ip)}`;
    const caller = async () => {
      const found = await findKeyCaller(rule, key);
      knownKeys.add(hash);
      return found;
    };
    return { share, caller };
  }
  const session = await verifySession(request, sessions);
  return { share: session.sub, caller: () => findAllowedCaller(rule, session, findCaller, store.now()) };
}

function inputOf(request: FastifyRequest, caller: Caller | undefined, store: StoreAccess): OperationInput<OperationId> {
  const key = request.headers['idempotency-key'];
  const deviceTime = request.headers['x-device-time'];
  const bearer = bearerOf(request.headers.authorization);
  const input = {
    path: request.params,
    query: request.query,
    body: request.body,
    address: request.ip,
    caller,
    store,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    deviceTime: typeof deviceTime === 'string' ? deviceTime : undefined,
    bearer,
  };
  // The validation has already checked this shape.
  return input as OperationInput<OperationId>;
}

/** Whether the caller already has this content (RFC 9110, section 13.1.2: weak comparison). */
function isKnown(known: string | undefined, etag: string | undefined): boolean {
  if (known === undefined || etag === undefined) return false;
  return known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

function isBinary(result: unknown): result is BinaryBody {
  return typeof result === 'object' && result !== null && 'contentType' in result && 'content' in result;
}
