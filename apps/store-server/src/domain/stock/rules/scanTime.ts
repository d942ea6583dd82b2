import { fieldProblem } from '../../../base/problems.ts';

/** The oldest scan that is accepted, ms: keys of repeated writes are forgotten after 24 hours [W-13]. */
const SCAN_AGE_MAX_MS = 20 * 60 * 60_000;

/**
 * The time of a scan that a device sends later; now if it names none. A clock that is fast counts as now.
 * @throws ProblemError 422 for a scan that is too old
 */
export function readScanTime(now: Date, scannedAt: string | undefined): Date {
  if (scannedAt === undefined) return now;
  const time = new Date(scannedAt);
  if (time > now) return now;
  if (now.getTime() - time.getTime() <= SCAN_AGE_MAX_MS) return time;
  throw fieldProblem(
    422,
    'Too old',
    '/scannedAt',
    'This scan is older than 20 hours. Check the pair and scan it again.',
  );
}
