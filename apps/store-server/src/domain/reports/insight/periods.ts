import { and, eq, sql, type SQL } from 'drizzle-orm';
import { holidays } from '../../../db/schema/bookings.ts';
import { locations, type DayHours } from '../../../db/schema/stores.ts';
import { fieldProblem, problem } from '../../../base/problems.ts';
import type { Db } from '../../../db/database.ts';
import { addDays } from '../../bookings/index.ts';

/** The most days of one answer. */
export const MOST_DAYS = 28;

/** How many weeks before are compared. */
const WEEKS_BEFORE = 8;

const DAY_MS = 86_400_000;

/** Some days of a location's calendar, asked for at a time. */
export interface Asked {
  locationId: string;
  from: string;
  to: string;
}

/** The days of an answer or of an earlier period, and where it begins and ends. */
export interface Period {
  from: string;
  to: string;
  start: SQL;
  end: SQL;
}

/** A location's calendar around the days of an answer. */
export interface Calendar {
  timeZone: string;
  /** The last day runs: figures end now. */
  isRunning: boolean;
  /** The days of the answer. */
  period: Period;
  /** The periods before it, the oldest first. */
  before: Period[];
  /** The opening hours of a day; null: closed. */
  hoursOf: (day: string) => DayHours;
}

/**
 * Reads the calendar of the days.
 * @throws ProblemError 404 for an unknown location, 422 with the field for days that cannot be answered
 */
export async function readCalendar(db: Db, { locationId, from, to }: Asked, now: Date): Promise<Calendar> {
  const [location] = await db
    .select({
      timeZone: locations.timeZone,
      openingHours: locations.openingHours,
      local: sql<string>`to_char(${now.toISOString()}::timestamptz at time zone ${locations.timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`,
    })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (location === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  const { timeZone, local, openingHours } = location;
  const today = local.slice(0, 10);
  checkDays(from, to, today);
  const isRunning = to === today;
  const periodAt = (daysBefore: number): Period => periodOf(from, to, isRunning ? local : null, daysBefore, timeZone);
  const before = shiftsOf(daysBetween(from, to)).map(periodAt);
  return {
    timeZone,
    isRunning,
    period: periodAt(0),
    before,
    hoursOf: await readHours(db, locationId, openingHours, { from: before[0]?.from ?? from, to }),
  };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

function checkDays(from: string, to: string, today: string): void {
  for (const [field, day] of Object.entries({ from, to })) {
    const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
    if (!isDay) throw notAnswerable(field, `${day} is not a day.`);
  }
  if (to < from) throw notAnswerable('to', 'The last day is before the first one.');
  if (to > today) throw notAnswerable('to', 'The last day is after today.');
  if (daysBetween(from, to) > MOST_DAYS) throw notAnswerable('to', `These are more than ${MOST_DAYS} days.`);
}

/** Builds a 422 problem for a parameter. */
export const notAnswerable = (field: string, message: string) => fieldProblem(422, 'Not answerable', field, message);

/** By how many days the earlier periods begin earlier: whole weeks, so that each has the same weekdays. */
function shiftsOf(days: number): number[] {
  if (days > 7) return [Math.ceil(days / 7) * 7];
  return Array.from({ length: WEEKS_BEFORE }, (_, index) => (WEEKS_BEFORE - index) * 7);
}

function periodOf(from: string, to: string, local: string | null, daysBefore: number, timeZone: string): Period {
  const [first, last] = [addDays(from, -daysBefore), addDays(to, -daysBefore)];
  const end = local === null ? addDays(last, 1) : `${last}${local.slice(10)}`;
  const at = (text: string): SQL => sql`(${text}::timestamp at time zone ${timeZone}::text)`;
  return { from: first, to: last, start: at(first), end: at(end) };
}

/** Reads the opening hours of the days. A closing of a part of a day that reaches its end or start makes it shorter. */
async function readHours(
  db: Db,
  locationId: string,
  openingHours: DayHours[],
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Calendar['hoursOf']> {
  const rows = await db
    .select({
      day: holidays.day,
      from: sql<string>`left(${holidays.from}::text, 5)`,
      to: sql<string>`left(${holidays.to}::text, 5)`,
    })
    .from(holidays)
    .where(and(eq(holidays.locationId, locationId), sql`${holidays.day} between ${from}::date and ${to}::date`));
  return (day) => {
    let hours = openingHours[new Date(day).getUTCDay()] ?? null;
    for (const closing of rows.filter((row) => row.day === day)) hours = without(hours, closing);
    return hours;
  };
}

function without(hours: DayHours, closing: { from: string; to: string }): DayHours {
  if (hours === null) return null;
  const opens = closing.from <= hours.opens && closing.to > hours.opens ? closing.to : hours.opens;
  const closes = closing.to >= hours.closes && closing.from < hours.closes ? closing.from : hours.closes;
  return opens < closes ? { opens, closes } : null;
}

/** The days of a period. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
}
