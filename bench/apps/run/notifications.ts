/** A notification: the same in every list. */
export interface BenchNotification {
  id: string;
  title: string;
  objectIdName: string;
  objectId: string;
  iconUrl: string;
  acknowledged: boolean;
  /** ISO 8601 */
  at: string;
}

export const NOW = Date.parse('2026-03-14T14:40:00Z');

/** An icon of 20 px, as each type of notification has one. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h16v16H2z"/></svg>')}`;

/** Short enough for one line in any typeface: rows have the same height in every list. */
const TITLES = [
  'New request from Front door',
  'Pair checked out to you',
  'Pair is back on its shelf',
  'Request placed',
];

const notificationAt = (number: number): BenchNotification => ({
  id: `notification-${number}`,
  title: `${TITLES[Math.abs(number) % TITLES.length]} ${number}`,
  objectIdName: 'Request',
  objectId: `R-${10_000 + number}`,
  iconUrl: ICON,
  acknowledged: number % 3 !== 0,
  at: new Date(NOW - (number + 20) * 60_000).toISOString(),
});

export const notifications: readonly BenchNotification[] = Array.from({ length: 10_000 }, (_, index) =>
  notificationAt(index + 1),
);

/** The notification that is added as the number-th at the top, from 1. */
export const newest = (number: number): BenchNotification => notificationAt(1 - number);

/** Number of notifications that are added at the top, one after the other; the benchmark divides by it. */
export const PREPENDED = 20;

/** Height of a row and of the place that all lists fill, in px. */
export const ROW_HEIGHT = 71;
export const PLACE = { width: 400, height: 640 } as const;
