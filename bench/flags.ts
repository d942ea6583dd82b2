import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';

/**
 * Checks `--only`, the part of a benchmark to run; undefined runs all parts.
 *
 * @param parts the names that can be given
 * @throws SettingsError that lists these names, for another name
 */
export function readOnly(only: string | undefined, parts: readonly string[]): string | undefined {
  if (only === undefined || parts.includes(only)) return only;
  throw new SettingsError([`--only takes one of ${parts.map((part) => `"${part}"`).join(', ')}, not "${only}".`]);
}

/**
 * Reads a number of repetitions.
 *
 * @param least what is run when fewer are asked for
 * @throws SettingsError when it is not a whole number
 */
export function readCount(flag: string, text: string, least: number): number {
  if (!/^\d+$/.test(text)) throw new SettingsError([`${flag} takes a whole number, not "${text}".`]);
  return Math.max(least, Number(text));
}
