/** A notification: the same in every list. */
export interface News {
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

/** A shape of 20 px, as each kind of notification has one. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h16v16H2z"/></svg>')}`;

/** Short enough for one line in whatever face the machine has: rows are equally high in every list. */
const TITLES = [
  'New request from Front door',
  'Pair checked out to you',
  'Pair is back on its shelf',
  'Request placed',
];

const newsAt = (number: number): News => ({
  id: `news-${number}`,
  title: `${TITLES[Math.abs(number) % TITLES.length]} ${number}`,
  objectIdName: 'Request',
  objectId: `R-${10_000 + number}`,
  iconUrl: ICON,
  acknowledged: number % 3 !== 0,
  at: new Date(NOW - (number + 20) * 60_000).toISOString(),
});

export const news: readonly News[] = Array.from({ length: 10_000 }, (_, index) => newsAt(index + 1));

/** The number-th that comes on top, from 1. */
export const newest = (number: number): News => newsAt(1 - number);

/** So many come on top, one after the other; the benchmark divides by it. */
export const PREPENDED = 20;

/** Height of a row and of the place that all lists fill, in px. */
export const ROW_HEIGHT = 71;
export const PLACE = { width: 400, height: 640 } as const;
