import type { PrintJob, PrintProblem } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ToastOptions, Toasts } from '../shared/toasts/dependencies.ts';
import { PRINT_ADVICE } from './printerWords.ts';

/** Follows the print jobs of this device, and says each problem once: the person has left the printer's page long ago. */
export function followJobs({ toasts, say }: { toasts: Pick<Toasts, 'caution' | 'critical'>; say: SayText }) {
  /** The problem of each job that was said last. */
  const jobs = new Map<string, PrintProblem | null>();
  let action: ToastOptions['action'];
  return {
    count: (): number => jobs.size,
    add: (job: PrintJob): void => void jobs.set(job.printJobId, null),
    /** What the messages offer instead. */
    offer: (instead: NonNullable<ToastOptions['action']>): void => void (action = instead),
    clear: (): void => jobs.clear(),
    /** Says what has happened to the jobs since the last read. */
    read(found: readonly PrintJob[]): void {
      for (const { printJobId, printer, status, problem } of found) {
        const said = jobs.get(printJobId);
        if (said === undefined) continue;
        if (status !== 'waiting') jobs.delete(printJobId);
        if (problem === null || status === 'sent' || status === 'cancelled') continue;
        const options: ToastOptions = { description: say(PRINT_ADVICE[problem]) };
        if (action) options.action = action;
        if (status === 'failed') toasts.critical(say('{printer} has not printed', { printer }), options);
        else if (problem !== said) {
          jobs.set(printJobId, problem);
          toasts.caution(say('{printer} waits', { printer }), options);
        }
      }
    },
  };
}
