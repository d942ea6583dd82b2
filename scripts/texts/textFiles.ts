import { readFileSync, readdirSync } from 'node:fs';
import { root } from '../run.ts';
import type { TextFile } from './importTexts.ts';
import { type TranslatedLanguage, toPo } from './poFile.ts';
import { readTexts } from './readTexts.ts';

/** The PO files of a language. The kiosk has the texts of the kit; the sentences of the server are with the portal's. */
export const PO_FILES = ['kit', 'portal'] as const;

export type PoFile = (typeof PO_FILES)[number];

const PORTAL = 'apps/portal/src';

/** The files that a PO file is made of, in the order of their paths. */
export function textFiles(file: PoFile, language: TranslatedLanguage): TextFile[] {
  const read = (path: string, subject?: string) => ({ path, subject, source: readFileSync(`${root}${path}`, 'utf8') });
  if (file === 'kit') return [read(`packages/ui/src/messages/${language}.ts`)];
  const names = readdirSync(`${root}${PORTAL}`, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.flatMap((name) => {
    const [, before, after = ''] = new RegExp(`^(.+)/texts(/\\w+)?/${language}\\.ts$`).exec(name) ?? [];
    // The list of all subjects has no texts.
    return before === undefined || before === 'app' ? [] : [read(`${PORTAL}/${name}`, `${before}${after}`)];
  });
}

/** The content of a PO file. */
export const exportTexts = (files: readonly TextFile[], language: TranslatedLanguage): string =>
  toPo(
    files.flatMap(({ path, source, subject }) => readTexts(source, subject).map((text) => ({ ...text, path }))),
    language,
  );
