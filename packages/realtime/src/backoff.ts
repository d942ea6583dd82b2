import { RECONNECT_CAP_MS, RECONNECT_FIRST_MS, RECONNECT_JITTER } from './limits.ts';

/**
 * The delay before a reconnect, milliseconds: 5 s, doubling to 60 s. Jitter lengthens it by less than a fifth, but not
 * beyond the cap.
 * @param attempt which reconnect in a row, from 1
 * @param random from 0 up to 1
 */
export function backoff(attempt: number, random: number): number {
  const delay = RECONNECT_FIRST_MS * 2 ** (attempt - 1);
  return Math.min(RECONNECT_CAP_MS, Math.round(delay * (1 + RECONNECT_JITTER * random)));
}
