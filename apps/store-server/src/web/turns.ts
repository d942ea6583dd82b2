import type { ServerResponse } from 'node:http';
import { problem } from '../problems.ts';

/**
 * How many requests of one caller may be worked on or wait at once. The portal asks for one list at a time and drops the
 * question before when somebody types on; a person with a tab on each of a few devices stays below it, too.
 */
export const MAX_IN_LINE = 8;

/** Does a piece of work when it is its caller's turn. */
export type InTurn = <Result>(caller: string, response: ServerResponse, work: () => Promise<Result>) => Promise<Result>;

/** The line of one caller. */
interface Line {
  /** Who is at work or waits. */
  length: number;
  /** Ends when the last of them has been served. */
  last: Promise<unknown>;
}

/**
 * One line for each caller: what one asks for is worked on one after the other, so that nobody alone can keep all
 * connections to the database. Who goes away before the turn leaves the line; whoever is at work stays in it to the end,
 * because the database works on.
 * @throws ProblemError 429 (of the result) when the caller's line is full
 */
export function createTurns(max: number = MAX_IN_LINE): InTurn {
  const lines = new Map<string, Line>();
  return async (caller, response, work) => {
    if (response.destroyed) throw nobodyWaits();
    const line = lines.get(caller) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= max) {
      throw problem(429, 'Too many at once', {
        detail: 'You are waiting for too many answers at once. Try again in a moment.',
      });
    }
    line.length += 1;
    lines.set(caller, line);
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      line.length -= 1;
      if (line.length === 0) lines.delete(caller);
    };
    response.once('close', leave);
    const mine = line.last.then(() => {
      if (!isInside) throw nobodyWaits();
      response.off('close', leave);
      return work();
    });
    line.last = mine.catch(() => {});
    return mine.finally(leave);
  };
}

/** Nobody hears it; it ends the work. */
const nobodyWaits = () => problem(503, 'Nobody waits for this any more');
