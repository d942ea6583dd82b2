import { parseArgs, type ParseArgsConfig } from 'node:util';
import { HelpWanted, SettingsError } from './startError.ts';

/** The flags that a command knows, as `parseArgs` takes them. */
export type Flags = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the flags of a command. `--help` is one of every command; the dashes of `pnpm start -- --empty`, which pnpm
 * hands over, too, mean nothing.
 * @param usage what the command is for and what its flags mean, several lines
 * @throws HelpWanted with the usage
 * @throws SettingsError naming the flags that there are, or with the usage
 */
export function readFlags<const Known extends Flags>(args: readonly string[], options: Known, usage: string) {
  const given = args.filter((argument) => argument !== '--');
  const { tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option');
  if (named.some(({ name }) => name === 'help')) throw new HelpWanted(usage);
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
