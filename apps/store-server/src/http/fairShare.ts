import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createFairQueue } from '../base/fairQueue.ts';
import { problem } from '../base/problems.ts';
import type { Cost } from '../security/contract.ts';

/** How many requests of one kind one caller may have. */
export interface Share {
  /** Requests that run at the same time; the next one waits. */
  running: number;
  /** Requests that run or wait; the next one is refused with 429. */
  most: number;
  /** How long a request may wait in all, ms: then it is refused and told why. @default until its connection closes */
  waitMs?: number;
}

/** The share of one caller by the cost of the operation; `ordinary` operations have no cost. */
export type Shares = Record<Cost | 'ordinary', Share>;

/**
 * Measured with 40 requests of one caller in parallel: with these shares another caller's median is at most three times
 * that of a quiet store. Waiting slows a caller down, while a refused request is repeated at once: `most` only limits the memory.
 */
export const defaultShares: Shares = {
  ordinary: { running: 2, most: 500 },
  query: { running: 1, most: 100 },
  // A file takes seconds, and its caller waits for the first byte: 15 s, then an answer in place of none.
  download: { running: 1, most: 100, waitMs: 15_000 },
};

/**
 * How many expensive handlers run at the same time. With one, a short query would wait for a long one. With many, they
 * would wait for the few connections of `COSTLY_CONNECTIONS`, where a request can no longer be cancelled.
 */
const EXPENSIVE_HANDLERS = 3;

/** A response whose receiver reads nothing for this time is ended, ms, because it counts against its caller's share. */
const STALLED_MS = 30_000;

/** Limits the requests of each caller, so that one caller does not slow the others down. */
export interface FairShare {
  /**
   * Waits until the caller may start a request of this cost. The request counts until its response closes: a client that
   * reads slowly delays only its own requests.
   * @param cost undefined for an ordinary operation
   * @throws ProblemError 429 when too many requests of the caller wait, or this one has waited too long
   */
  enter: (cost: Cost | undefined, caller: string, response: ServerResponse) => Promise<void>;
  /**
   * Runs the handler of an operation; an expensive one waits for its caller's turn. Ends a response that stalls.
   * @throws ProblemError 429 when the request has waited too long, with the wait of `enter`
   */
  run: <Result>(
    cost: Cost | undefined,
    caller: string,
    handler: () => Promise<Result>,
    response: ServerResponse,
  ) => Promise<Result>;
}

/** Creates the queues of one node. */
export function createFairShare(shares: Shares = defaultShares, stalledMs = STALLED_MS): FairShare {
  const queueFor = ({ running, most, waitMs }: Share) =>
    createFairQueue({
      concurrencyPerCaller: running,
      maxPerCaller: most,
      waitMs,
      lateRefusal: waitMs === undefined ? undefined : stillWriting,
    });
  const queues = {
    ordinary: queueFor(shares.ordinary),
    query: queueFor(shares.query),
    download: queueFor(shares.download),
  };
  const expensive = createFairQueue({ concurrency: EXPENSIVE_HANDLERS, lateRefusal: storeIsBusy });
  /** When a request that may not wait longer is refused, in both queues. */
  const deadlines = new WeakMap<ServerResponse, number>();
  return {
    enter: async (cost, caller, response) => {
      const { waitMs } = shares[cost ?? 'ordinary'];
      if (waitMs !== undefined) deadlines.set(response, performance.now() + waitMs);
      response.once('close', await queues[cost ?? 'ordinary'].acquire(caller, response));
    },
    run: async (cost, caller, handler, response) => {
      const deadline = deadlines.get(response);
      const leftMs = deadline === undefined ? undefined : Math.max(0, deadline - performance.now());
      try {
        return await (cost === undefined ? handler() : expensive.run(caller, handler, response, leftMs));
      } finally {
        // From here on only the receiver can be slow. A request that was injected into the app has no connection.
        if (response.socket instanceof Socket) response.setTimeout(stalledMs);
      }
    },
  };
}

const stillWriting = () =>
  problem(429, 'Another file is written', {
    detail: 'Your other export is not finished. This one has not started: try again when it is.',
    retryAfter: 10,
  });

const storeIsBusy = () =>
  // A client repeats a 503 by itself, and its user would wait on.
  problem(429, 'The store is busy', {
    detail: 'The store works on other searches and files. This file has not started: try again in a moment.',
    retryAfter: 10,
  });
