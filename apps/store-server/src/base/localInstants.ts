/**
 * The instant of a local time that a file has as text, in SQL: `2026-11-01 01:30`, or with an offset
 * `2026-11-01 01:30-05:00`.
 * @param text an expression of the text
 * @param zone an expression of the name of the time zone
 */
export const instantIn = (text: string, zone: string): string =>
  `case when ${text} ~ '[+-][0-9:]{5}$' then ${text}::timestamptz else ${text}::timestamp at time zone ${zone} end`;

/**
 * The text of an instant as a local time, in SQL: with its offset only where the clock shows that time twice.
 * @param instant an expression of the instant
 * @param zone an expression of the name of the time zone
 */
export const localTextOf = (instant: string, zone: string): string => {
  const local = `(${instant} at time zone ${zone})`;
  const offset = `${local} - (${instant} at time zone 'UTC')`;
  return `to_char(${local}, 'YYYY-MM-DD HH24:MI') || case when ${isTwice(local, zone)}
    then case when ${offset} < interval '0' then '-' else '+' end || to_char(greatest(${offset}, -(${offset})), 'HH24:MI')
    else '' end`;
};

/** By how much clocks are set back; Lord Howe Island uses half an hour. */
const STEPS = ['1 hour', '30 minutes', '2 hours'];

/** Whether a clock shows a local time twice, in SQL. */
export const isTwice = (local: string, zone: string): string =>
  `(${STEPS.flatMap((step) =>
    ['+', '-'].map(
      (sign) => `((${local} at time zone ${zone}) ${sign} interval '${step}') at time zone ${zone} = ${local}`,
    ),
  ).join(' or ')})`;

/** Whether a clock never shows a local time, in SQL. */
export const isSkipped = (local: string, zone: string): string =>
  `(${local} at time zone ${zone}) at time zone ${zone} <> ${local}`;
