import type { BinAccuracy, CountPlan } from '@instore/api';
import type { SayText } from '../../shared/texts/portalText.ts';

/** A Sunday: day 0 of a week. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

/** The name of a weekday, 0 is Sunday. @param locale BCP 47 */
export const weekdayName = (weekday: number, locale: string): string =>
  new Date(SUNDAY + weekday * DAY_MS).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

/** A day of a location, "Jan 13". @param locale BCP 47 */
export const dayName = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The names in the words of a list. @param locale BCP 47 */
export const listOf = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Which aisles a plan or round counts. @param locale BCP 47 */
export function aislesText(say: SayText, aisles: readonly string[], locale: string): string {
  const [aisle = '', ...more] = aisles;
  return more.length === 0
    ? say('Aisle {aisle}', { aisle })
    : say('Aisles {aisles}', { aisles: listOf(aisles, locale) });
}

/** On which days a plan is counted. */
export function daysText({ onDay, weekdays }: Pick<CountPlan, 'onDay' | 'weekdays'>, locale: string): string {
  if (onDay !== null) return dayName(onDay, locale);
  return listOf(
    (weekdays ?? []).map((weekday) => weekdayName(weekday, locale)),
    locale,
  );
}

/** The share of the pairs on record that were found; undefined if none was on record. @param locale BCP 47 */
export function shareText({ expected, matched }: Pick<BinAccuracy, 'expected' | 'matched'>, locale: string) {
  if (expected === 0) return undefined;
  return (matched / expected).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
}
