import type { ServerResponse } from 'node:http';
import { createFairQueue } from '../base/fairQueue.ts';
import type { Cost } from '../security/contract.ts';

/** What one caller gets of one kind of request. */
export interface Share {
  /** Requests that run at the same time; the next one waits. */
  running: number;
  /** Requests that run or wait; the next one is refused with 429. */
  most: number;
}

/** What one caller gets of each kind of operation; `ordinary` are those without a cost. */
export type Shares = Record<Cost | 'ordinary', Share>;

/**
 * Measured with 40 requests of one caller in parallel: with these shares another caller's median is at most three times
 * that of a quiet store. A waiting caller slows down, while a refused one asks again at once: `most` only bounds the memory.
 */
export const defaultShares: Shares = {
  ordinary: { running: 2, most: 500 },
  query: { running: 1, most: 100 },
  download: { running: 1, most: 100 },
};

/**
 * For how many callers an expensive handler runs at the same time. With one, a short query would wait for a long one; many
 * would share the few connections of `COSTLY_CONNECTIONS`, where a waiting request can no longer be cancelled.
 */
const EXPENSIVE_HANDLERS = 3;

/** A response whose receiver reads nothing for so long is ended, ms: it takes one of its caller's turns. */
const STALLED_MS = 30_000;

/** Limits what one caller can use, so that no caller slows the others down. */
export interface FairShare {
  /**
   * Waits until the caller may start a request of this cost. The request counts until its response closes: a client that
   * reads slowly delays only its own requests.
   * @param cost undefined for an ordinary operation
   * @throws ProblemError 429 when too many requests of the caller wait
   */
  enter: (cost: Cost | undefined, caller: string, response: ServerResponse) => Promise<void>;
  /** Runs the handler of an operation; an expensive one waits for its caller's turn. Ends a response that stalls. */
  run: <Result>(
    cost: Cost | undefined,
    caller: string,
    handler: () => Promise<Result>,
    response: ServerResponse,
  ) => Promise<Result>;
}

/** Creates the queues of one node. */
export function createFairShare(shares: Shares = defaultShares, stalledMs = STALLED_MS): FairShare {
  const queueFor = ({ running, most }: Share) => createFairQueue({ concurrencyPerCaller: running, maxPerCaller: most });
  const queues = {
    ordinary: queueFor(shares.ordinary),
    query: queueFor(shares.query),
    download: queueFor(shares.download),
  };
  const expensive = createFairQueue({ concurrency: EXPENSIVE_HANDLERS });
  return {
    enter: async (cost, caller, response) => {
      response.once('close', await queues[cost ?? 'ordinary'].acquire(caller, response));
    },
    run: async (cost, caller, handler, response) => {
      try {
        return await (cost === undefined ? handler() : expensive.run(caller, handler, response));
      } finally {
        // From here on only the receiver can be slow.
        response.setTimeout(stalledMs);
      }
    },
  };
}
