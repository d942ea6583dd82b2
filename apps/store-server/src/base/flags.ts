import { parseArgs, type ParseArgsConfig } from 'node:util';
import { HelpRequested, SettingsError } from './startErrors.ts';

/** The flags of a command, as `parseArgs` takes them. */
export type Flags = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the flags of a command. Every command has `--help`. The dashes of `pnpm start -- --empty`, which pnpm passes
 * on, are ignored.
 * @param usage what the command and its flags do, several lines
 * @throws HelpRequested with the usage
 * @throws SettingsError naming the known flags, or with the usage
 */
export function readFlags<const Known extends Flags>(args: readonly string[], options: Known, usage: string) {
  const given = args.filter((argument) => argument !== '--');
  const { tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option');
  if (named.some(({ name }) => name === 'help')) throw new HelpRequested(usage);
  const unknown = named.find(({ name }) => !Object.hasOwn(options, name));
  if (unknown !== undefined) {
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
    throw new SettingsError([`There is no flag ${unknown.rawName}. There are: ${known.join(', ')}.`]);
  }
  try {
    return parseArgs({ args: given, options }).values;
  } catch (error) {
    throw new SettingsError([`${error instanceof Error ? error.message : String(error)}\n\n${usage}`]);
  }
}
