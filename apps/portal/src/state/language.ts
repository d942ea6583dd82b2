import { proxy, ref } from 'valtio';
import type { KitTexts, PortalText, PortalTexts, TextForms, TextValues } from '../texts/portalText.ts';
import { bindVerbs } from './mechanisms/bindVerbs.ts';

/** The languages of the portal, each named in itself. The locale sets formats and the reading direction. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
  ar: { name: 'العربية', locale: 'ar-EG' },
} as const satisfies Record<string, { name: string; locale: string }>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** Whether a value from a storage or a server is a language of the portal. */
export const isLanguage = (value: unknown): value is LanguageCode => LANGUAGE_CODES.some((code) => code === value);

/** The texts of a language: those of the kit and those of the portal. */
export interface Translation {
  kit: KitTexts;
  portal: PortalTexts;
}

/** Facts about the language of the page. */
export interface Language {
  code: LanguageCode;
  /** BCP 47. */
  locale: string;
  /** Undefined in English. */
  translation: Translation | undefined;
}

export interface LanguageDependencies {
  /** Inserts the values of a text and chooses its plural form. */
  fill: FillText;
  /** Loads the texts of a language other than English. */
  load: (code: Exclude<LanguageCode, 'en'>) => Promise<Translation>;
}

type FillText = (text: string | TextForms, values: Readonly<Record<string, string | number>>, locale: string) => string;

interface Context {
  readonly facts: Language;
  readonly deps: LanguageDependencies;
  /** The language that was asked for last. */
  wanted: LanguageCode;
}

/**
 * Shows the page in a language. Rejects if its texts cannot be loaded; the page then keeps its language. Of several calls
 * the last one decides.
 */
async function show(context: Context, code: LanguageCode): Promise<void> {
  context.wanted = code;
  const translation = code === 'en' ? undefined : ref(await context.deps.load(code));
  if (context.wanted !== code) return;
  Object.assign(context.facts, { code, locale: LANGUAGES[code].locale, translation });
}

/** Says an English text in the language of the page: `say('Page {page}', { page: 3 })`. */
export type SayText = <One extends PortalText>(text: One, ...values: TextValues<One>) => string;

/** Makes the function that says texts in a language. */
export const createSay =
  (fill: FillText, { locale, translation }: Pick<Language, 'locale' | 'translation'>): SayText =>
  (text, ...[values]) => {
    const texts: Readonly<Record<string, string | TextForms>> | undefined = translation?.portal;
    return fill(texts?.[text] ?? text, values ?? {}, locale);
  };

/** The language of the page: facts and verbs. */
export function createLanguage(deps: LanguageDependencies) {
  const facts = proxy<Language>({ code: 'en', locale: LANGUAGES.en.locale, translation: undefined });
  const context: Context = { facts, deps, wanted: 'en' };
  /** For messages outside of screens; screens use the hook `useSay`. */
  const say: SayText = (text, ...values) => createSay(deps.fill, facts)<typeof text>(text, ...(values as never));
  return { facts, say, ...bindVerbs(context, { show }) };
}

export type LanguageState = ReturnType<typeof createLanguage>;
