/**
 * Years for a list: the current year first, then the previous ones, `count` in all.
 *
 * @param today the current date, in local time. @default now
 * @throws {RangeError} if `count` is not a whole number from 0
 */
export function yearsBack(count: number, today: Date = new Date()): number[] {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is no number of years.`);
  return Array.from({ length: count }, (_, back) => today.getFullYear() - back);
}
