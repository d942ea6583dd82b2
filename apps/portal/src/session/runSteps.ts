import type { SessionContext } from './sessionContext.ts';
import type { StepName, StepTable } from './sessionStates.ts';
import { type Run, steps } from './sessionSteps.ts';

/**
 * Runs steps as the table says, until it ends.
 * @returns how it ended; `takenOver` if another account has signed in in this browser, `aborted` as soon as the user is
 * forgotten: an answer that comes later changes nothing
 */
export async function runSteps<End extends string>(
  session: SessionContext,
  table: StepTable<End>,
  first: StepName,
  run: Run,
): Promise<End | 'takenOver' | 'aborted'> {
  const aborted = whenAborted(session.work.signal);
  let name = first;
  for (;;) {
    const step = steps[name](session, run);
    let outcome;
    if (typeof step === 'string') outcome = step;
    else {
      const take = await Promise.race([step.answer, aborted]);
      if (!take) {
        if (step.onAborted) void step.answer.then(step.onAborted);
        return 'aborted';
      }
      outcome = take();
    }
    if (outcome === 'takenOver') return outcome;
    const next: StepName | { end: End } | undefined = table[name]?.[outcome];
    if (next === undefined) throw new Error(`The session has no step after ${name}: ${outcome}`);
    if (typeof next !== 'string') return next.end;
    name = next;
  }
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((done) => signal.addEventListener('abort', () => done(undefined), { once: true }));
