import { sql, type SQL } from 'drizzle-orm';
import { unanswerable } from './memberFinder.ts';

/** Converts a range of days, both included, to the start of the first day and the start of the day after the last. */
export function dayRange(values: string[], field: string): { from: string; until: string } {
  const [first = '', last = first] = values;
  if (values.length > 2) throw unanswerable(field, 'A range has two days: the first and the last.');
  const [from, to] = [dayOf(first, field), dayOf(last, field)];
  if (to < from) throw unanswerable(field, `${last} is before ${first}.`);
  return { from: from.toISOString().slice(0, 10), until: new Date(to.getTime() + DAY_MS).toISOString().slice(0, 10) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayOf(text: string, field: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // The round trip refuses 2025-02-30, which Date reads as a day of March; the year after 9999 has five digits.
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && day.getTime() > 0 && text < '9999-12-31' && day.toISOString().startsWith(text);
  if (!isDay) throw unanswerable(field, `${text} is not a day. Write it as 2025-11-21.`);
  return day;
}

/** Formats a time in a time zone, without naming it: 2025-11-21T00:00:00.000. */
export function asLocalTime(time: SQL, timezone: string): SQL {
  return asText(sql`${time} at time zone ${timezone}::text`);
}

/** Formats a time that is in the time zone already. */
export function asText(local: SQL): SQL {
  return sql`to_char(${local}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
}

/** Reads a time as {@link asLocalTime} formats it. */
export function readLocalTime(text: string, field: string): string {
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
  if (!isTime) throw unanswerable(field, `${text} is not a time. Write it as 2025-11-21T09:30:00.000.`);
  return text;
}

/** @throws ProblemError 422 for an unknown time zone */
export function checkTimezone(timezone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw unknownTimezone(timezone);
  }
}

const unknownTimezone = (timezone: string) => unanswerable('timezone', `There is no time zone ${timezone}.`);

/** PostgreSQL, `invalid_parameter_value`. */
const INVALID_PARAMETER = '22023';

/**
 * Converts PostgreSQL's error for an unknown time zone to a problem: it knows fewer time zones than Node.js
 * (US/Pacific-New). Nothing else in a query leads to this error code.
 */
export function timezoneErrors(timezone: string): (error: unknown) => never {
  return (error) => {
    const { cause } = error as { cause?: { code?: unknown } };
    if (cause?.code === INVALID_PARAMETER) throw unknownTimezone(timezone);
    throw error;
  };
}
