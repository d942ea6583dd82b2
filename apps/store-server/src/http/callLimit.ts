import type { FastifyBaseLogger } from 'fastify';
import { problem } from '../base/problems.ts';

/**
 * How long a call may take until its answer begins, ms; its caller waits 15 s (`CALL_TIMEOUT_MS` of the client).
 * Fastify's own `handlerTimeout` does not end a request whose body was read (fastify/fastify#6725).
 */
export const CALL_LIMIT_MS = 14_000;

/**
 * Does a part of a call within the time that the call has left. Work that takes longer continues until the limits of the
 * database end it.
 * @param leftMs how long the call may still take
 * @throws ProblemError 503 when it took longer
 */
export async function inTime<Result>(
  leftMs: number,
  log: FastifyBaseLogger,
  work: () => Promise<Result>,
): Promise<Result> {
  const working = work();
  let timer: NodeJS.Timeout | undefined;
  // A plain timer: an aborted one creates an error with a stack for each call.
  const isLate = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, leftMs), true).unref();
  });
  const first = await Promise.race([working.finally(() => clearTimeout(timer)).then((result) => ({ result })), isLate]);
  if (typeof first === 'object') return first.result;
  log.warn('the call was answered before its work was done');
  working.catch((err: unknown) => log.warn({ err }, 'the work failed after the call was answered'));
  throw problem(503, 'The store is busy', {
    detail: 'This took too long. It may still be done: check before you try again.',
  });
}
