import { unanswerable } from './readMembers.ts';

/** The days from the first to the last of a range, both included: up to the beginning of the day after. */
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
  // 2025-02-30 would be a day of March.
  // The last day that has a day after it in four figures.
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && day.getTime() > 0 && text < '9999-12-31' && day.toISOString().startsWith(text);
  if (!isDay) throw unanswerable(field, `${text} is not a day. Write it as 2025-11-21.`);
  return day;
}

/** 422 for a time zone that nobody knows. */
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
 * What the database says of a query, in the query's words: it knows fewer time zones than this program (US/Pacific-New),
 * and nothing else that a query may name is unknown to it.
 */
export function toldOfTimezone(timezone: string): (error: unknown) => never {
  return (error) => {
    const { cause } = error as { cause?: { code?: unknown } };
    if (cause?.code === INVALID_PARAMETER) throw unknownTimezone(timezone);
    throw error;
  };
}
