import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { type TextFile, RefusedTexts, importTexts } from './importTexts.ts';
import type { TranslatedLanguage } from './poFile.ts';
import { type PoFile, PO_FILES, exportTexts, textFiles } from './textFiles.ts';

const LANGUAGES: TranslatedLanguage[] = ['es', 'ar'];
const FILES = LANGUAGES.flatMap((language) => PO_FILES.map((file): [PoFile, TranslatedLanguage] => [file, language]));

const bins = (source: string): TextFile => ({ path: 'bins/texts/ar.ts', subject: 'bins', source });
const ARABIC = bins(`export const bins: TranslatedTexts<keyof typeof es> = {
  '{count} box|{count} boxes': forms({
    zero: 'z {count}',
    one: 'o',
    two: 't',
    few: 'f {count}',
    many: 'm {count}',
    other: 'x {count}',
  }),
  'Move to {bin}': 'to "{bin}"',
  Bin: 'bin',
};
`);

/** The PO file of these texts, changed by a translator. */
function translate(
  change: (entries: Record<string, Entry>) => void,
  file = ARABIC,
  language: TranslatedLanguage = 'ar',
) {
  const parsed = po.parse(exportTexts([file], language));
  change(parsed.translations['bins'] as Record<string, Entry>);
  return importTexts([file], po.compile(parsed).toString(), language);
}

type Entry = { msgctxt?: string; msgid: string; msgstr: string[]; comments?: { flag?: string } };

test.each(FILES)(
  'The texts of %s.po in "%s" make the round trip without a change',
  { tags: 'O-14' },
  (file, language) => {
    const files = textFiles(file, language);
    const content = exportTexts(files, language);
    const { unchanged, ...rest } = importTexts(files, content, language);
    expect(rest).toEqual({ files: [], changed: 0, missing: [], stale: [] });
    expect(unchanged).toBeGreaterThan(500);
    // A tool for translators that writes the file again changes nothing, either.
    expect(`${po.compile(po.parse(content)).toString().trimEnd()}\n`).toBe(content);
  },
);

test('The files have the texts of kiosk, portal and server', { tags: 'O-14' }, () => {
  const contexts = (file: PoFile) => Object.keys(po.parse(exportTexts(textFiles(file, 'es'), 'es')).translations);
  expect(contexts('kit')).toEqual(expect.arrayContaining(['Kiosk', 'PickRow']));
  expect(contexts('portal')).toEqual(
    expect.arrayContaining(['picks', 'notifications', 'shared/problems', 'shell/search']),
  );
});

test('A changed translation is written in its place, and nothing else', { tags: 'O-14' }, () => {
  const { files, changed, unchanged } = translate((entries) => (entries['Move to {bin}']!.msgstr = ["it's {bin}"]));
  expect([changed, unchanged]).toEqual([1, 2]);
  expect(files.map(({ source }) => source)).toEqual([ARABIC.source.replace(`'to "{bin}"'`, `"it's {bin}"`)]);
});

test('Each plural form has its place', { tags: 'O-14' }, () => {
  const forms = ['z {count}', 'one', 'two', 'f {count}', 'm {count}', 'o {count}'];
  const { files } = translate((entries) => (entries['{count} box']!.msgstr = forms));
  expect(files[0]?.source).toContain(
    'forms({ zero: "z {count}", one: "one", two: "two", few: "f {count}", many: "m {count}", other: "o {count}" })',
  );
});

test('Spanish has its two forms in one text', { tags: 'O-14' }, () => {
  const spanish = bins(`export const bins = { '{count} box|{count} boxes': '{count} a|{count} b' } as const;`);
  const { files } = translate(
    (entries) => (entries['{count} box']!.msgstr = ['{count} c', '{count} d']),
    spanish,
    'es',
  );
  expect(files[0]?.source).toContain(`'{count} box|{count} boxes': "{count} c|{count} d"`);
});

test('A text without translation, or with an unsure one, is missing and stays', { tags: 'O-14' }, () => {
  const imported = translate((entries) => {
    delete entries['Bin'];
    entries['{count} box']!.msgstr[3] = '';
    entries['Move to {bin}'] = { ...entries['Move to {bin}']!, msgstr: ['{bin}!'], comments: { flag: 'fuzzy' } };
  });
  expect(imported).toEqual({
    files: [],
    changed: 0,
    unchanged: 0,
    missing: ['bins: "{count} box|{count} boxes"', 'bins: "Move to {bin}"', 'bins: "Bin"'],
    stale: [],
  });
});

test('A text that the code does not have any more is stale', { tags: 'O-14' }, () => {
  const { stale, changed } = translate(
    (entries) => (entries['Shelf'] = { msgctxt: 'bins', msgid: 'Shelf', msgstr: ['x'] }),
  );
  expect([stale, changed]).toEqual([['bins: "Shelf"'], 0]);
});

test.each([
  ['Move to {bin}', 'to {shelf}', 'bins: "Move to {bin}" has {shelf}, which the English text does not have'],
  ['Move to {bin}', 'to', 'bins: "Move to {bin}" lacks {bin}'],
  ['Move to {bin}', 'to {bin', 'bins: "Move to {bin}" has {bin, which the English text does not have'],
  ['Move to {bin}', '{bin}|{bin}', 'bins: "Move to {bin}" has a bar, which separates plural forms'],
])('A broken value is refused, and its text is named: %s, %s', { tags: 'O-14' }, (key, broken, reason) => {
  const run = () => translate((entries) => (entries[key]!.msgstr = [broken]));
  expect(run).toThrow(RefusedTexts);
  expect(run).toThrow(`The file is refused, and nothing was changed:\n${reason}`);
});

test('A file of another language, with too few forms, or of no entries is refused', { tags: 'O-14' }, () => {
  const content = exportTexts([ARABIC], 'ar');
  expect(() => importTexts([ARABIC], content, 'es')).toThrow('The file is in the language "ar", not in "es".');
  expect(() => importTexts([ARABIC], content.replace('msgstr[5] "x {count}"\n', ''), 'ar')).toThrow(/plural|range/i);
  expect(() => importTexts([ARABIC], 'Dear translator', 'ar')).toThrow(/Error|language/);
});
