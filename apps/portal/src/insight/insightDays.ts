import { addDays } from '../shared/format/days.ts';
import type { InsightView } from './insightSearch.ts';

/** How many days a view shows. */
export const DAYS: Record<InsightView, number> = { day: 1, week: 7, weeks: 28 };

/** The days of a view that end with a day. */
export const daysUntil = (view: InsightView, day: string) => ({ from: addDays(day, 1 - DAYS[view]), to: day });

/** The last day of the view before or after; no later than today. */
export function nextDay(view: InsightView, day: string, today: string, direction: 1 | -1): string {
  const next = addDays(day, direction * DAYS[view]);
  return next > today ? today : next;
}
