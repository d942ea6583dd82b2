import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEEP_REASONS } from '../apps/store-server/src/import/kind.ts';
import { kinds } from '../apps/store-server/src/import/kinds/index.ts';
import { ar } from '../apps/portal/src/app/texts/ar.ts';
import { es } from '../apps/portal/src/app/texts/es.ts';

const SERVER = new URL('../apps/store-server/src/', import.meta.url);

const sourcesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, SERVER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`${folder}${name}`, SERVER), 'utf8'));

/** The texts that functions get as their first argument. */
const textsOf = (sources: readonly string[], functions: string): string[] => {
  const call = new RegExp(String.raw`\b(?:${functions})\(\s*(['"])((?:(?!\1)[^\\\n]|\\.)*)\1`, 'g');
  return sources.flatMap((source) => [...source.matchAll(call)].map(([, , text = '']) => text.replaceAll("\\'", "'")));
};

const sources = sourcesIn('import/');
const formats = kinds.flatMap(({ columns }) => columns.map(({ cell }) => cell.format.text));
const base = [readFileSync(new URL('base/valueFormats.ts', SERVER), 'utf8')];

/** A text of a file that cannot be read is the end of a sentence. */
const unreadable = textsOf(sources, 'said').filter((text) => /^(it|its|row|column|the|there) [^"]/.test(text));

const found = [...sources, readFileSync(new URL('domain/consignment/queries/orderRows.ts', SERVER), 'utf8')];

/** All that an import says about a file, by what it is. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  kinds: kinds.flatMap(({ complete }) => (complete === undefined ? [] : [complete.what])),
  columns: kinds.flatMap(({ columns }) => columns.map(({ what }) => what)),
  formats,
  'other values': formats.map((text) => `must be ${text.replace(/^one or more, separated by .*?: /, '')}`),
  'problems of cells': base.flatMap((source) =>
    [...source.matchAll(/'((?:has|is|shows|begins|closes) [^'\n]+)'/g)].map(([, text = '']) => text),
  ),
  'problems of rows': [
    ...textsOf(found, 'saidInSql'),
    ...found.flatMap((source) =>
      [...source.matchAll(/'((?:there is no|the values of)[^'\n]*\{(?:value|row)\}[^'\n]*)'/g)].map(
        ([, text = '']) => text,
      ),
    ),
    ...textsOf(sources, 'said').filter((text) => /^(has|is) /.test(text)),
  ],
  files: [
    ...textsOf(sources, 'said').filter((text) => /^(The|There) /.test(text)),
    ...unreadable.map((text) => `{file} cannot be read: ${text}`),
    '{file} cannot be read: {reason}',
  ],
  'kept records': [
    ...KEEP_REASONS.map((reason) => `${reason}: {changes}`),
    ...KEEP_REASONS.slice(0, 3).map((reason) => `${reason}, and not in the file`),
  ],
};

test.each(Object.entries(TEXTS))(
  'What an import says of %s has a translation in the portal',
  { tags: ['P-04', 'O-07'] },
  (_name, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect([...new Set(texts)].filter((text) => !(text in es && text in ar))).toEqual([]);
  },
);
