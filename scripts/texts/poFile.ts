import type { Language } from '@instore/api';
import { type GetTextTranslation, po } from 'gettext-parser';
import type { StoredText } from './readTexts.ts';

export type TranslatedLanguage = Exclude<Language, 'en'>;

/** The plural forms of each language by CLDR category, and the rule of gettext that chooses one of them. */
export const PLURALS: Record<TranslatedLanguage, { forms: readonly string[]; rule: string }> = {
  es: { forms: ['one', 'other'], rule: 'nplurals=2; plural=(n != 1);' },
  ar: {
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
    rule: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  },
};

/** The forms of a translation in the order of its language; one for a text without plural. */
export function formsOf({ translation }: Pick<StoredText, 'translation'>, language: TranslatedLanguage): string[] {
  if (typeof translation === 'string') return translation.split('|');
  return PLURALS[language].forms.map((form) => translation[form] ?? translation['other'] ?? '');
}

/** The keys of a text in PO: the English singular and plural. A text whose English needs no plural has the same twice. */
export function keysOf({ english, translation }: StoredText): Pick<GetTextTranslation, 'msgid' | 'msgid_plural'> {
  const [one = '', many = one] = english.split('|');
  const isPlural = english.includes('|') || typeof translation !== 'string';
  return isPlural ? { msgid: one, msgid_plural: many } : { msgid: one };
}

/** Names a text by its keys, e.g. in a report. */
export const nameOf = (context: string, { msgid, msgid_plural: many = msgid }: ReturnType<typeof keysOf>): string =>
  `${context}: "${many === msgid ? msgid : `${msgid}|${many}`}"`;

/** Texts as a PO file. @throws Error for two texts with one singular, which PO cannot tell apart */
export function toPo(texts: readonly (StoredText & { path: string })[], language: TranslatedLanguage): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const text of texts) {
    const keys = keysOf(text);
    const entries = (translations[text.context] ??= {});
    if (entries[keys.msgid]) throw new Error(`${nameOf(text.context, keys)} is the singular of another text`);
    entries[keys.msgid] = {
      ...keys,
      msgctxt: text.context,
      msgstr: formsOf(text, language),
      comments: {
        reference: text.path,
        // Tools for translators check values in braces by the rules of this format.
        flag: text.english.includes('{') ? 'python-brace-format' : undefined,
      },
    };
  }
  const headers = {
    'MIME-Version': '1.0',
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': PLURALS[language].rule,
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8').trimEnd()}\n`;
}

/**
 * The entries of a PO file, by the name of their text.
 * @throws Error if it is no PO file, or one of another language
 */
export function fromPo(content: string, language: TranslatedLanguage): Map<string, GetTextTranslation> {
  const { headers, translations } = po.parse(content, { validation: true });
  if (headers['Language'] !== language) {
    throw new Error(`The file is in the language "${headers['Language'] ?? ''}", not in "${language}".`);
  }
  const entries = Object.values(translations).flatMap((each) => Object.values(each));
  return new Map(entries.filter(({ msgid }) => msgid !== '').map((each) => [nameOf(each.msgctxt ?? '', each), each]));
}
