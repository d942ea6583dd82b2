import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { isSmoke } from './figures.ts';

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
 * @param least the smallest number that is run; a smoke run may have 1
 * @throws SettingsError when it is not a whole number
 */
export function readCount(flag: string, text: string, least: number): number {
  if (!/^\d+$/.test(text)) throw new SettingsError([`${flag} takes a whole number, not "${text}".`]);
  return Math.max(isSmoke ? 1 : least, Number(text));
}

/** A number that a flag sets. */
export interface Count {
  /** Without the flag. */
  usual: number;
  /** Without the flag, with `--quick`. @default usual */
  quick?: number;
  /** A smaller value becomes this one. */
  least: number;
}

/**
 * Reads the flags of a benchmark: its numbers, `--quick`, and `--only`.
 *
 * @param counts the numbers by the names of their flags
 * @param parts what `--only` can name
 * @throws HelpRequested with the usage, or SettingsError for flags that cannot be used
 */
export function readBenchFlags<Name extends string>(
  args: readonly string[],
  usage: string,
  counts: Readonly<Record<Name, Count>>,
  parts: readonly string[],
): Record<Name, number> & { only: string | undefined; quick: boolean } {
  const names = Object.keys(counts) as Name[];
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const flags: Readonly<Record<string, string | boolean | undefined>> = readFlags(
    args,
    { only: { type: 'string' }, quick: { type: 'boolean' }, ...texts },
    usage,
  );
  const quick = flags['quick'] === true;
  const numbers = names.map((name) => {
    const { usual, quick: few = usual, least } = counts[name];
    return [name, readCount(`--${name}`, String(flags[name] ?? (quick ? few : usual)), least)] as const;
  });
  const only = flags['only'];
  return {
    ...(Object.fromEntries(numbers) as Record<Name, number>),
    only: readOnly(typeof only === 'string' ? only : undefined, parts),
    quick,
  };
}
