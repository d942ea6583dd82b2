import type { GetTextTranslation } from 'gettext-parser';
import { PLURALS, type TranslatedLanguage, formsOf, fromPo, keysOf, nameOf } from './poFile.ts';
import { type StoredText, readTexts } from './readTexts.ts';

/** A file of translations. */
export interface TextFile {
  readonly path: string;
  readonly source: string;
  /** The subject of the portal; undefined for the kit, whose file has all components. */
  readonly subject?: string | undefined;
}

/** What an import changes, and what a translator should know. */
export interface Imported {
  /** The files with changed texts. */
  readonly files: readonly TextFile[];
  readonly changed: number;
  readonly unchanged: number;
  /** Texts of the code that the PO file lacks, has empty, or marks as fuzzy. They keep their present translation. */
  readonly missing: readonly string[];
  /** Texts of the PO file that the code does not have any more. */
  readonly stale: readonly string[];
}

/** Translations that cannot be taken: nothing is changed. */
export class RefusedTexts extends Error {
  constructor(reasons: readonly string[]) {
    super(['The file is refused, and nothing was changed:', ...reasons].join('\n'));
  }
}

/**
 * Takes the translations of a PO file into the files of texts.
 * @throws RefusedTexts that names each text whose values are not those of the English text
 * @throws Error if the content is no PO file of the language
 */
export function importTexts(files: readonly TextFile[], content: string, language: TranslatedLanguage): Imported {
  const entries = fromPo(content, language);
  const missing: string[] = [];
  const refused: string[] = [];
  let changed = 0;
  let unchanged = 0;
  const written = files.map((file) => {
    let { source } = file;
    // From the end: places before a change stay where they are.
    for (const text of readTexts(file.source, file.subject).toReversed()) {
      const name = nameOf(text.context, keysOf(text));
      const entry = entries.get(name);
      entries.delete(name);
      const forms = entry && translated(entry);
      const fault = forms && faultOf(text, forms);
      if (!forms) missing.unshift(name);
      else if (fault !== undefined) refused.unshift(`${name} ${fault}`);
      else if (forms.join('|') === formsOf(text, language).join('|')) unchanged += 1;
      else {
        changed += 1;
        source = source.slice(0, text.start) + literalOf(text, forms, language) + source.slice(text.end);
      }
    }
    return { ...file, source };
  });
  if (refused.length > 0) throw new RefusedTexts(refused);
  return {
    files: written.filter(({ source }, at) => source !== files[at]?.source),
    changed,
    unchanged,
    missing,
    stale: [...entries.keys()],
  };
}

/** The forms of an entry; undefined if it is not translated, or marked as unsure. */
function translated({ msgstr, comments }: GetTextTranslation): string[] | undefined {
  const isFuzzy = comments?.flag?.split(', ').includes('fuzzy') === true;
  return isFuzzy || msgstr.length === 0 || msgstr.includes('') ? undefined : msgstr;
}

const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\w*\}?|\w*\}/g))].toSorted();

/** Why the forms of a translation cannot be taken; undefined if they can. */
function faultOf(text: StoredText, forms: readonly string[]): string | undefined {
  if (forms.some((form) => form.includes('|'))) return 'has a bar, which separates plural forms';
  const isPlural = keysOf(text).msgid_plural !== undefined;
  const wanted = valuesIn(text.english);
  for (const form of forms) {
    const given = valuesIn(form);
    const unknown = given.find((value) => !wanted.includes(value));
    if (unknown !== undefined) return `has ${unknown}, which the English text does not have`;
    // A form may say the number in words: "one pair".
    const lost = wanted.find((value) => !given.includes(value) && !(isPlural && value === '{count}'));
    if (lost !== undefined) return `lacks ${lost}`;
  }
  return undefined;
}

/** A translation as it is written in the source. The formatter sets its quotes and breaks its lines. */
function literalOf(text: StoredText, forms: readonly string[], language: TranslatedLanguage): string {
  if (typeof text.translation === 'string') return JSON.stringify(forms.join('|'));
  const all = PLURALS[language].forms.map((form, at) => `${form}: ${JSON.stringify(forms[at])}`);
  return text.helper === undefined ? `{ ${all.join(', ')} }` : `forms({ ${all.join(', ')} })`;
}
