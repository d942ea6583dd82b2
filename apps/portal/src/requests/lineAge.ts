import type { LineStatus, RequestLine } from '@instore/api';
import { meaningOf } from '../shared/lines/lineStates.ts';
import { isTimeToNudge } from '../shared/lines/nudgeTimes.ts';

/** Since when a line has waited: sent, placed or checked out [K-11]. */
export function waitingSince(line: RequestLine, status: LineStatus): string {
  if (status === '3') return line.checkedOutAt ?? line.requestedAt;
  if (status === '2') return line.placedAt ?? line.requestedAt;
  return line.requestedAt;
}

/** Whether a line waits for people who can be nudged [K-11]: those who could accept it, or the pickers. */
export function mayNudge(line: RequestLine, now: number): boolean {
  const since = line.status === 'waiting' ? line.requestedAt : (line.placedAt ?? line.requestedAt);
  return meaningOf(line.status).mayNudge && isTimeToNudge({ since, nudgedAt: line.nudgedAt }, now);
}
