/**
 * The years to choose from in a list: the current one first, then back, `count` in all.
 *
 * @param today Which day it is; in local time. @default now
 * @throws {RangeError} When the count is no whole number from 0 on.
 */
export function yearsBack(count: number, today: Date = new Date()): number[] {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is no number of years.`);
  return Array.from({ length: count }, (_, back) => today.getFullYear() - back);
}
