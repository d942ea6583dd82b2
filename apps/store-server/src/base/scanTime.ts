import { fieldProblem } from './problems.ts';

/** The oldest scan that is accepted, ms: keys of repeated writes are forgotten after 24 hours [W-13]. */
const SCAN_AGE_MAX_MS = 20 * 60 * 60_000;

/** A clock that differs by less is right, ms: the call was on its way for this time. */
const CLOCK_TOLERANCE_MS = 2_000;

/** When a device scanned, in its own time. */
export interface DeviceScan {
  /** Absent for a scan that is sent at once. */
  scannedAt?: string | undefined;
  /** The device's clock when it sends the call. Absent: its clock counts as right. */
  deviceTime?: string | undefined;
}

/**
 * The store's time of a scan that a device sends later; now if it names none. The age of the scan counts, so that the
 * clock of the device may be wrong. A scan of the future counts as now.
 * @throws ProblemError 422 for a scan that is too old
 */
export function readScanTime(now: Date, { scannedAt, deviceTime }: DeviceScan): Date {
  if (scannedAt === undefined) return now;
  const clock = deviceTime === undefined ? now.getTime() : Date.parse(deviceTime);
  const isWrong = Math.abs(clock - now.getTime()) > CLOCK_TOLERANCE_MS;
  const age = Math.max(0, (isWrong ? clock : now.getTime()) - Date.parse(scannedAt));
  if (age <= SCAN_AGE_MAX_MS) return new Date(now.getTime() - age);
  throw fieldProblem(
    422,
    'Too old',
    '/scannedAt',
    'This scan is older than 20 hours. Check the pair and scan it again.',
  );
}
