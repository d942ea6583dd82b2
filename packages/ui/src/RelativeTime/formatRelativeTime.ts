const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waiting time in words, rounded down: "now", "4 min", "2 h", "3 d". Clocks that differ never show a future. */
export function formatRelativeTime(since: number, now: number): string {
  const waited = Math.max(0, now - since);
  if (waited < MINUTE) return 'now';
  if (waited < HOUR) return `${Math.floor(waited / MINUTE)} min`;
  if (waited < DAY) return `${Math.floor(waited / HOUR)} h`;
  return `${Math.floor(waited / DAY)} d`;
}
