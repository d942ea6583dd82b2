import { NUDGE_FROM_MS, NUDGE_PAUSE_MS } from '@instore/api';

interface Nudged {
  nudgedAt?: string | null | undefined;
}

/** Whether something was nudged within the last minute. */
export function isNudged({ nudgedAt }: Nudged, now: number): boolean {
  return nudgedAt !== null && nudgedAt !== undefined && now - Date.parse(nudgedAt) < NUDGE_PAUSE_MS;
}

/** Whether something that has waited since a time may be nudged: from two minutes on, once a minute [K-11]. */
export const isTimeToNudge = (waits: Nudged & { since: string }, now: number): boolean =>
  now - Date.parse(waits.since) >= NUDGE_FROM_MS && !isNudged(waits, now);
