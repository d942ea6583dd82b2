import type { LineStatus, RequestLine } from '@instore/api';
import { meaningOf } from './lineStates.ts';

/** Since when a line has waited: sent, placed or checked out [K-11]. */
export function waitingSince(line: RequestLine, status: LineStatus): string {
  if (status === '3') return line.checkedOutAt ?? line.requestedAt;
  if (status === '2') return line.placedAt ?? line.requestedAt;
  return line.requestedAt;
}

/** The age from which a request can be nudged, and the least time between two nudges, ms [K-11]. */
const NUDGE_FROM_MS = 2 * 60_000;
const NUDGE_PAUSE_MS = 60_000;

/** Whether a line waits for people who can be nudged: those who could accept it, or the pickers. */
export function mayNudge(line: RequestLine, now: number): boolean {
  const since = line.status === 'waiting' ? line.requestedAt : (line.placedAt ?? line.requestedAt);
  return meaningOf(line.status).mayNudge && now - Date.parse(since) >= NUDGE_FROM_MS && !isNudged(line, now);
}

/** Whether a line was nudged within the last minute. */
export function isNudged({ nudgedAt }: { nudgedAt?: string | null | undefined }, now: number): boolean {
  return nudgedAt !== null && nudgedAt !== undefined && now - Date.parse(nudgedAt) < NUDGE_PAUSE_MS;
}
