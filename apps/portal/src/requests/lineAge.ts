import { NUDGE_FROM_MS, NUDGE_PAUSE_MS, type LineStatus, type RequestLine } from '@instore/api';
import { meaningOf } from '../shared/lines/lineStates.ts';

/** Since when a line has waited: sent, placed or checked out [K-11]. */
export function waitingSince(line: RequestLine, status: LineStatus): string {
  if (status === '3') return line.checkedOutAt ?? line.requestedAt;
  if (status === '2') return line.placedAt ?? line.requestedAt;
  return line.requestedAt;
}

/** Whether a line waits for people who can be nudged [K-11]: those who could accept it, or the pickers. */
export function mayNudge(line: RequestLine, now: number): boolean {
  const since = line.status === 'waiting' ? line.requestedAt : (line.placedAt ?? line.requestedAt);
  return meaningOf(line.status).mayNudge && now - Date.parse(since) >= NUDGE_FROM_MS && !isNudged(line, now);
}

/** Whether a line was nudged within the last minute. */
export function isNudged({ nudgedAt }: { nudgedAt?: string | null | undefined }, now: number): boolean {
  return nudgedAt !== null && nudgedAt !== undefined && now - Date.parse(nudgedAt) < NUDGE_PAUSE_MS;
}
