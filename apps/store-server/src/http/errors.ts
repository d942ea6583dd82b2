import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { fieldProblem, problem, ProblemError, type Said } from '../base/problems.ts';
import { type DatabaseFailure, databaseFailure, resourceOf } from '../db/failure.ts';
import { fieldErrors } from './validation.ts';

/**
 * Answers every error as `application/problem+json`. Unexpected errors are logged; the answer gives no details of them.
 * @param onShortage called with the SQLSTATE when the database lacks a resource (class 53). @default nothing
 */
export function registerErrors(app: FastifyInstance, onShortage: (code: string) => void = () => {}): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = databaseFailure(error);
    if (failure?.kind === 'resources' && failure.code !== undefined) onShortage(failure.code);
    return answerError(error, request, reply);
  });
}

/** Answers an error as a problem, and logs what the answer does not say. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = databaseFailure(error);
  const known = knownProblem(error, failure, request);
  // The log names the statement.
  if (failure?.kind === 'tooSlow') request.log.warn({ err: error }, 'cancelled by the database');
  if (failure?.kind === 'resources') request.log.error({ err: error }, 'the database lacks a resource');
  if (known) return sendProblem(reply, known);
  if (hasLeft(error, reply)) request.log.info('the receiver left before the answer');
  else request.log.error({ err: error }, 'unexpected error');
  return sendProblem(reply, problem(500, 'Something went wrong', { detail: `Request ${request.id}` }));
}

/** Whether an answer ended because its receiver closed the connection, as an export does that a user stops. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, { problem: body, retryAfter }: ProblemError): FastifyReply {
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  if (body.status === 503 || body.status === 429) reply.header('retry-after', String(retryAfter));
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function knownProblem(
  error: FastifyError,
  failure: DatabaseFailure | undefined,
  request: FastifyRequest,
): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (NOT_JSON.has(error.code)) return notJson(request);
  if (error.validation) {
    const errors = fieldErrors(error.validation, error.validationContext);
    const first = errors[0];
    return problem(400, 'Not valid', {
      detail:
        saidOf(error.validation[0]) ??
        (first ? `${first.field || 'The request'} ${first.message}`.trim() : 'The request is not valid'),
      errors,
    });
  }
  if (failure) return problemOf[failure.kind](failure.code);
  const status = error.statusCode ?? 500;
  // The messages of the framework (body too large, not JSON, unknown media type) contain nothing internal.
  return status >= 400 && status < 500
    ? problem(status, STATUS_CODES[status] ?? 'Refused', { detail: error.message })
    : undefined;
}

/** The message of a rule for people, which names no field; undefined for the other rules of the contract. */
const saidOf = (fault: FastifySchemaValidationError | undefined): Said | undefined =>
  fault?.params['said'] as Said | undefined;

/** The errors of the framework for a body that is empty or not JSON. */
const NOT_JSON = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

/** What the contract says of a body. */
interface Expected {
  type?: string;
  required?: readonly string[];
}

/** Says what the body of the operation has to be. */
function notJson({ routeOptions }: FastifyRequest): ProblemError {
  const body = routeOptions.schema?.body as { content?: Record<string, { schema: Expected }> } | undefined;
  const { type, required = [] } = body?.content?.['application/json']?.schema ?? {};
  const what = type === 'array' ? 'a JSON array' : type === 'object' ? 'a JSON object' : 'JSON';
  const fields = required.length > 0 ? ` with ${required.join(', ')}` : '';
  return fieldProblem(400, 'Not valid', '', `The body must be ${what}${fields}; it is empty or no JSON.`);
}

const busy = (detail: string) => problem(503, 'The store is busy', { detail });

const problemOf: Record<DatabaseFailure['kind'], (code?: string) => ProblemError> = {
  text: () => problem(400, 'Not valid', { detail: 'The request contains text that cannot be stored.' }),
  unreachable: () =>
    problem(503, 'The store is not ready', {
      detail: 'The store cannot reach its database at the moment. Try again in a moment.',
    }),
  slow: () =>
    problem(503, 'The store is not ready', {
      detail: 'The database of the store does not answer in time. Try again in a moment.',
    }),
  tooSlow: () => busy('This took too long and was cancelled. Nothing was changed: try again in a moment.'),
  locked: () => busy('Another change is under way. Nothing was changed: try again in a moment.'),
  readOnly: () =>
    problem(503, 'The store is read-only', {
      detail: 'The database accepts no changes at the moment. Nothing was changed: try again in a moment.',
    }),
  busy: () => busy('The store has too much to do at the moment. Nothing was changed: try again in a moment.'),
  resources: (code) =>
    problem(503, 'The store is out of resources', {
      detail: `There is not enough ${resourceOf(code)}. Nothing was changed. Tell the operators of the store.`,
    }),
};
