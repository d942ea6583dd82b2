import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem, ProblemError } from '../base/problems.ts';
import { fieldErrors } from './validation.ts';

/** Turns everything that is thrown into `application/problem+json`; what nobody expected is logged and not told. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
}

/** Answers an error, whoever met it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownProblem(error);
  // It says which question was too slow; nobody else hears of that.
  if (databaseCode(error) === TIMED_OUT) request.log.warn({ err: error }, 'given up by the database');
  if (known) return sendProblem(reply, known);
  request.log.error({ err: error }, 'unexpected error');
  return sendProblem(reply, problem(500, 'Something went wrong', { detail: `Request ${request.id}` }));
}

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, { problem: body }: ProblemError): FastifyReply {
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  if (body.status === 503 || body.status === 429) reply.header('retry-after', '1');
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function knownProblem(error: FastifyError): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (error.validation) {
    const errors = fieldErrors(error.validation, error.validationContext);
    const first = errors[0];
    return problem(400, 'Not valid', {
      detail: first ? `${first.field || 'The request'} ${first.message}`.trim() : 'The request is not valid',
      errors,
    });
  }
  const code = databaseCode(error);
  // A NUL character, which PostgreSQL's texts cannot hold; text where it wants a number or JSON.
  if (code === '22021' || code === '22P05' || code === '22P02') {
    return problem(400, 'Not valid', { detail: 'The request holds text that cannot be stored.' });
  }
  if (code !== undefined && unavailable.test(code)) return problem(503, 'The store is not ready');
  if (code === TIMED_OUT) {
    return busy('The store took too long for this and gave it up. Nothing was changed: try again in a moment.');
  }
  if (waitedInVain(error))
    return busy('The store does not get to this at the moment. Nothing was changed: try again in a moment.');
  const status = error.statusCode ?? 500;
  // The framework's own refusals (body too large, not JSON, unknown media type) say nothing internal.
  return status >= 400 && status < 500
    ? problem(status, STATUS_CODES[status] ?? 'Refused', { detail: error.message })
    : undefined;
}

const busy = (detail: string) => problem(503, 'The store is busy', { detail });

/** Connection failures, too many connections, the database shutting down or starting. */
const unavailable = /^(08\w{3}|53300|57P0[123]|ECONNREFUSED|ECONNRESET|ENOENT)$/;

/** A statement that took longer than `STATEMENT_TIMEOUT_MS` (PostgreSQL, `query_canceled`); its transaction is undone. */
const TIMED_OUT = '57014';

function databaseCode(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && !code.startsWith('FST_')) return code;
  }
  return undefined;
}

/** No connection became free in time; the pool (pg-pool) says so in words only. */
function waitedInVain(error: unknown): boolean {
  return causesOf(error).some(({ message }) => poolTimeout.test(message));
}

const poolTimeout = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at);
  return causes;
}
