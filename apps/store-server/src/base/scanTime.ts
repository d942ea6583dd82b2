import { SCAN_AGE_MAX_MS } from '@instore/api';
import { fieldProblem } from './problems.ts';

/** A clock that differs by less is right, ms: the call was on its way for this time. */
const CLOCK_TOLERANCE_MS = 2_000;

/** A scan may be this much newer than the clock of its device, ms: clocks are corrected by small steps. */
const AHEAD_TOLERANCE_MS = 5_000;

/** When a device scanned, in its own time. */
export interface DeviceScan {
  /** Absent for a scan that is sent at once. */
  scannedAt?: string | undefined;
  /** The device's clock when it sends the call. Absent: its clock counts as right. */
  deviceTime?: string | undefined;
}

/**
 * The store's time of a scan that a device sends later; now if it names none. The age of the scan counts, so that the
 * clock of the device may be wrong. Without the device's clock, a scan of the future counts as now.
 * @throws ProblemError 422 for a scan that is too old, and for one whose age is unknown: the clock was set back after it
 */
export function readScanTime(now: Date, { scannedAt, deviceTime }: DeviceScan): Date {
  if (scannedAt === undefined) return now;
  const clock = deviceTime === undefined ? now.getTime() : Date.parse(deviceTime);
  const isSetBack = deviceTime !== undefined && Date.parse(scannedAt) - clock > AHEAD_TOLERANCE_MS;
  if (isSetBack) {
    const message = 'The clock of this device was set back after this scan. Check the pair and scan it again.';
    throw fieldProblem(422, 'Clock set back', '/scannedAt', message);
  }
  const isWrong = Math.abs(clock - now.getTime()) > CLOCK_TOLERANCE_MS;
  const age = Math.max(0, (isWrong ? clock : now.getTime()) - Date.parse(scannedAt));
  if (age > SCAN_AGE_MAX_MS) {
    const message = 'This scan is older than 20 hours. Check the pair and scan it again.';
    throw fieldProblem(422, 'Too old', '/scannedAt', message);
  }
  return new Date(now.getTime() - age);
}
