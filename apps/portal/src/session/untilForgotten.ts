import type { PageSession } from './pageSession.ts';

/**
 * Waits for an answer as long as its user is signed in here.
 * @returns `aborted` as soon as the user is forgotten: an answer that comes later changes nothing [S-10]
 */
export async function untilForgotten<T extends object>(
  { work: { signal } }: PageSession,
  answer: Promise<T>,
): Promise<T | 'aborted'> {
  let stopListening = () => {};
  const aborted = new Promise<'aborted'>((done) => {
    const abort = () => done('aborted');
    signal.addEventListener('abort', abort);
    stopListening = () => signal.removeEventListener('abort', abort);
  });
  const first = await Promise.race([answer, aborted]).finally(() => stopListening());
  return signal.aborted ? 'aborted' : first;
}
