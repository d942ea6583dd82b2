import type { ServerResponse } from 'node:http';
import pLimit, { type LimitFunction } from 'p-limit';
import { problem, type ProblemError } from './problems.ts';

export interface FairQueueOptions {
  /** How many jobs of one caller may wait or run. @default unlimited */
  maxPerCaller?: number;
  /** How many jobs of one caller run at the same time. @default 1 */
  concurrencyPerCaller?: number;
  /** How many jobs run at the same time. @default unlimited */
  concurrency?: number;
  /** The error for a caller who already has `maxPerCaller` jobs. @default 429 */
  refusal?: () => ProblemError;
  /** How long a job may wait for its turn, ms. @default as long as its connection is open */
  waitMs?: number;
  /** The error for a job that has waited so long. @default 429 */
  lateRefusal?: () => ProblemError;
}

/** Ends the turn of a caller. Safe to call twice. */
export type Release = () => void;

/** A queue that takes turns between callers. */
export interface FairQueue {
  /**
   * Waits for the caller's turn, which lasts until the returned function is called.
   * @param response If its connection closes while the job waits, the job leaves the queue.
   * @param waitMs How long this job may wait, ms. @default the time of the queue
   * @throws ProblemError: the `refusal`, the `lateRefusal`, or 503 after the connection has closed
   */
  acquire: (caller: string, response?: ServerResponse, waitMs?: number) => Promise<Release>;
  /** Runs a job in the caller's turn. A running job keeps its turn to its end, even if the connection closes. */
  run: <Result>(
    caller: string,
    job: () => Promise<Result>,
    response?: ServerResponse,
    waitMs?: number,
  ) => Promise<Result>;
}

/** Starts a waiting job and gives it the function that ends its turn. */
type Start = (release: Release) => void;

interface CallerJobs {
  waiting: Set<Start>;
  running: number;
  /** Places in the rotation, including those of running jobs. */
  places: number;
}

interface QueueState extends Required<Omit<FairQueueOptions, 'concurrency' | 'waitMs'>> {
  waitMs: number | undefined;
  slots: LimitFunction;
  /** The callers that have a place in the rotation. */
  callers: Map<string, CallerJobs>;
}

/**
 * Runs a few jobs per caller at a time, and serves the callers in rotation: after each job the caller goes to the end of
 * the queue. A caller with many jobs therefore delays another caller by `concurrencyPerCaller` jobs at most.
 */
export function createFairQueue({
  maxPerCaller = Number.POSITIVE_INFINITY,
  concurrencyPerCaller = 1,
  concurrency = Number.POSITIVE_INFINITY,
  refusal = tooManyRequests,
  waitMs,
  lateRefusal = tooManyRequests,
}: FairQueueOptions): FairQueue {
  const state: QueueState = {
    maxPerCaller,
    concurrencyPerCaller,
    refusal,
    waitMs,
    lateRefusal,
    slots: pLimit(concurrency),
    callers: new Map(),
  };
  return {
    acquire: (caller, response, limit) => acquire(state, caller, response, limit),
    run: async (caller, job, response, limit) => {
      const release = await acquire(state, caller, response, limit);
      try {
        return await job();
      } finally {
        release();
      }
    },
  };
}

/** Adds a job to the queue; resolves when the caller's turn begins. */
function acquire(
  state: QueueState,
  caller: string,
  response?: ServerResponse,
  waitMs = state.waitMs,
): Promise<Release> {
  return new Promise((resolve, reject) => {
    if (response?.destroyed) {
      reject(connectionClosed());
      return;
    }
    const jobs = state.callers.get(caller) ?? { waiting: new Set(), running: 0, places: 0 };
    if (jobs.waiting.size + jobs.running >= state.maxPerCaller) {
      reject(state.refusal());
      return;
    }
    const leave = (error: ProblemError) => {
      jobs.waiting.delete(start);
      endWait();
      reject(error);
    };
    const onClose = () => leave(connectionClosed());
    const timer = waitMs === undefined ? undefined : setTimeout(() => leave(state.lateRefusal()), waitMs).unref();
    const endWait = () => {
      clearTimeout(timer);
      response?.off('close', onClose);
    };
    const start: Start = (release) => {
      endWait();
      resolve(release);
    };
    jobs.waiting.add(start);
    response?.once('close', onClose);
    state.callers.set(caller, jobs);
    if (jobs.places === state.concurrencyPerCaller) return;
    jobs.places += 1;
    void state.slots(serveNext, state, caller, jobs);
  });
}

/** Runs one job of a caller; then the caller takes a new place at the end of the rotation, or leaves it. */
async function serveNext(state: QueueState, caller: string, jobs: CallerJobs): Promise<void> {
  const [start] = jobs.waiting;
  if (start !== undefined) {
    jobs.waiting.delete(start);
    jobs.running += 1;
    await new Promise<void>((release) => start(release));
    jobs.running -= 1;
  }
  if (jobs.waiting.size > 0) {
    void state.slots(serveNext, state, caller, jobs);
    return;
  }
  jobs.places -= 1;
  if (jobs.places === 0) state.callers.delete(caller);
}

const tooManyRequests = () =>
  problem(429, 'Too many requests', {
    detail: 'Too many of your requests are waiting for an answer. Try again in a moment.',
  });

/** Ends the request; the client cannot read it, because its connection is closed. */
const connectionClosed = () => problem(503, 'Connection closed', { detail: 'The client closed the connection.' });
