import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { problem, type ProblemError } from './problems.ts';

export interface TurnOptions {
  /** How many pieces of work of one caller may be under way or wait at once. */
  max: number;
  /** How many callers may be served at once. @default all of them */
  atOnce?: number;
  /** What those are told for whom there is no room in their line. */
  refusal: () => ProblemError;
}

/**
 * Does a piece of work when it is its caller's turn. With a response, who goes away before the turn leaves the line;
 * whoever is being served stays in it to the end, because the work goes on.
 */
export type InTurn = <Result>(
  caller: string,
  work: () => Promise<Result>,
  response?: ServerResponse,
) => Promise<Result>;

/** Does the work and answers whoever asked for it; never fails. */
type Errand = () => Promise<void>;

/**
 * One line for each caller: what one asks for is worked on one after the other, so that nobody alone can keep what all
 * share. Only the line itself, not each of its errands, stands in the line of all: whoever wants much keeps nobody else
 * waiting for more than one of theirs.
 * @throws ProblemError (of the result) when the caller's line is full
 */
export function createTurns({ max, atOnce = Number.POSITIVE_INFINITY, refusal }: TurnOptions): InTurn {
  const all = pLimit(atOnce);
  /** A line that is here stands in the line of all, or is being served. */
  const lines = new Map<string, Set<Errand>>();
  const serve = async (caller: string, line: Set<Errand>): Promise<void> => {
    const [first] = line;
    if (first !== undefined) await first();
    if (line.size === 0) lines.delete(caller);
    else void all(serve, caller, line);
  };
  return (caller, work, response) =>
    new Promise((resolve, reject) => {
      if (response?.destroyed) {
        reject(nobodyWaits());
        return;
      }
      const line = lines.get(caller) ?? new Set();
      if (line.size >= max) {
        reject(refusal());
        return;
      }
      const goAway = () => {
        line.delete(errand);
        reject(nobodyWaits());
      };
      const errand = async (): Promise<void> => {
        response?.off('close', goAway);
        const [done] = await Promise.allSettled([(async () => work())()]);
        line.delete(errand);
        if (done.status === 'fulfilled') resolve(done.value);
        else reject(done.reason);
      };
      line.add(errand);
      response?.once('close', goAway);
      if (lines.has(caller)) return;
      lines.set(caller, line);
      void all(serve, caller, line);
    });
}

/** Nobody hears it; it ends the work. */
const nobodyWaits = () => problem(503, 'Nobody waits for this any more');
