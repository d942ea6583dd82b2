import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError, SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { reportsFailure } from './reportsFailure.ts';
import { root, run } from './run.ts';
import { type Imported, importTexts } from './texts/importTexts.ts';
import { PLURALS, type TranslatedLanguage } from './texts/poFile.ts';
import { PO_FILES, textFiles } from './texts/textFiles.ts';

/** Takes translations out of PO files. Either all files of the folder are taken, or none. */

const usage = `pnpm texts:import <folder>
  Reads es/kit.po, es/portal.po, ar/kit.po … of the folder, and names missing and stale texts.`;

const listed = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${names.length}`, ...names.map((name) => `  ${name}`)];

const report = (name: string, { changed, unchanged, missing, stale }: Imported): string =>
  [
    `${name}: ${changed} changed, ${unchanged} unchanged`,
    ...listed('Missing, they keep their present translation', missing),
    ...listed('Stale, the code has them no more', stale),
  ].join('\n');

function read(folder: string): [name: string, imported: Imported][] {
  return (Object.keys(PLURALS) as TranslatedLanguage[]).flatMap((language) =>
    PO_FILES.flatMap((file): [string, Imported][] => {
      const name = `${language}/${file}.po`;
      if (!existsSync(join(folder, name))) return [];
      try {
        const content = readFileSync(join(folder, name), 'utf8');
        return [[name, importTexts(textFiles(file, language), content, language)]];
      } catch (error) {
        throw new SetupError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }),
  );
}

await reportsFailure(async () => {
  const [folder, ...more] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (folder === undefined || more.length > 0) throw new SettingsError([usage]);
  const all = read(folder);
  if (all.length === 0) throw new SetupError(`${folder} has no PO files as texts:export writes them.`);
  const files = all.flatMap(([, { files: changed }]) => changed);
  for (const { path, source } of files) writeFileSync(`${root}${path}`, source);
  const isFormatted =
    files.length === 0 ||
    (await run(
      'oxfmt',
      files.map(({ path }) => path),
    )) === 0;
  if (!isFormatted) throw new SetupError('The changed files could not be formatted.');
  return all.map(([name, imported]) => report(name, imported)).join('\n');
});
