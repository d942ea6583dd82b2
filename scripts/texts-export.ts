import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { reportsFailure } from './reportsFailure.ts';
import { PLURALS, type TranslatedLanguage } from './texts/poFile.ts';
import { PO_FILES, exportTexts, textFiles } from './texts/textFiles.ts';

/** Writes all texts with their translations as PO files, for people who translate. */

const usage = `pnpm texts:export <folder>
  Writes es/kit.po, es/portal.po, ar/kit.po … into the folder (docs/contributing/language.md).`;

await reportsFailure(async () => {
  const [folder, ...more] = process.argv.slice(2).filter((argument) => argument !== '--');
  if (folder === undefined || more.length > 0) throw new SettingsError([usage]);
  const languages = Object.keys(PLURALS) as TranslatedLanguage[];
  for (const language of languages) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const file of PO_FILES) {
      writeFileSync(join(folder, language, `${file}.po`), exportTexts(textFiles(file, language), language));
    }
  }
  return `The texts in ${languages.join(' and ')} are in ${resolve(folder)}.`;
});
