import type { Language as LanguageCode, Problem, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Toasts } from '../toasts/dependencies.ts';
import { showFailure } from '../writes/showFailure.ts';
import type { KitTexts, PortalText, PortalTexts, SayMessage, SayText, TextForms } from '../texts/portalText.ts';
import { momentOf } from '../format/formatTime.ts';
import { readRemembered, remember } from '../remembered.ts';

/** The languages of the portal, each named in itself. The locale sets formats and the reading direction. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
  // Latin digits, as sizes, SKUs and barcodes have them: one row does not mix two kinds of digits.
  ar: { name: 'العربية', locale: 'ar-EG-u-nu-latn' },
} as const satisfies Record<LanguageCode, { name: string; locale: string }>;

export type { LanguageCode };

export type { SayText } from '../texts/portalText.ts';

/** English is first: it is shown where no choice is stored. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]];

/** Whether a value from a storage or a server is a language of the portal. */
export const isLanguage = (value: unknown): value is LanguageCode => LANGUAGE_CODES.some((code) => code === value);

/** The texts of a language: those of the kit and those of the portal. */
export interface Translation {
  kit: KitTexts;
  portal: PortalTexts;
}

/** State of the language of the page. */
export interface Language {
  code: LanguageCode;
  /** BCP 47. */
  locale: string;
  /** Undefined in English. */
  translation: Translation | undefined;
}

/** The local storage key of the language. */
export const LANGUAGE_KEY = 'language';

type FillText = (text: string | TextForms, values: Readonly<Record<string, string | number>>, locale: string) => string;

/** Makes the function that says texts in a language. */
export const createSay =
  (fill: FillText, { locale, translation }: Pick<Language, 'locale' | 'translation'>): SayText =>
  (text, ...[values]) => {
    const texts: Readonly<Record<string, string | TextForms>> | undefined = translation?.portal;
    return fill(texts?.[text] ?? text, values ?? {}, locale);
  };

/** Makes the function that says messages in a language. */
export const createSayMessage =
  ({ translation }: Pick<Language, 'translation'>): SayMessage =>
  (message) => {
    const text = (translation?.portal as Readonly<Record<string, string | TextForms>> | undefined)?.[message];
    return typeof text === 'string' ? text : message;
  };

/** What the server says, in English as `detail`, and as a text with its values. */
export type SaidByServer = Pick<Problem, 'detail' | 'text' | 'values'>;

/**
 * Makes the function that says problems and notifications of the server in a language; undefined if there is no
 * translation. A message without values is its own text.
 */
export const createSayServerText =
  (fill: FillText, { locale, translation }: Pick<Language, 'locale' | 'translation'>) =>
  ({ detail = '', text = detail, values = {} }: SaidByServer): string | undefined => {
    const texts: Readonly<Record<string, string | TextForms>> = translation?.portal ?? {};
    // The English sentence has the time of another zone.
    const said = texts[text] ?? (Object.values(values).some(isTime) ? text : undefined);
    if (said === undefined) return undefined;
    // A value may be a text, too: "Another person", "order YK-30421".
    const asValue = (value: string) => {
      if (isTime(value)) return momentOf(value, locale);
      const [, kind = '', number = ''] = HOLDER.exec(value) ?? [];
      const holder = texts[`${kind} {number}`];
      return holder === undefined ? (asText(texts[value]) ?? value) : fill(holder, { number }, locale);
    };
    const known = Object.entries(values).map(([name, value]) => [name, asValue(value)] as const);
    return fill(said, Object.fromEntries(known), locale);
  };

/** What holds a unit, as the server names it: "order YK-30421", "request 48213". */
const HOLDER = /^(order|request) (\S+)$/;

/** Whether a value is an instant, which the device shows in its own zone. */
const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/.test(value);

const asText = (text: string | TextForms | undefined) => (typeof text === 'string' ? text : undefined);

/** Says texts outside of screens, in the language of the time of the call; screens use the hook `useSay`. */
function sayingIn(state: Language, fill: FillText) {
  const say: SayText = (text, ...values) => createSay(fill, state)<typeof text>(text, ...(values as never));
  const sayMessage: SayMessage = (message) => createSayMessage(state)(message);
  return { say, sayMessage, sayProblem: (problem: Problem) => createSayServerText(fill, state)(problem) };
}

type LoadTexts = (code: Exclude<LanguageCode, 'en'>) => Promise<Translation>;

/** The language that the page shows. `wanted` is the one that was asked for last. */
function createShownLanguage(load: LoadTexts) {
  const state = proxy<Language>({ code: 'en', locale: LANGUAGES.en.locale, translation: undefined });
  let wanted: LanguageCode = 'en';
  return {
    state,
    wanted: () => wanted,
    /** Rejects if the texts cannot be loaded; the page then keeps its language. Of several calls the last one decides. */
    async show(code: LanguageCode): Promise<void> {
      wanted = code;
      try {
        const translation = code === 'en' ? undefined : ref(await load(code));
        if (wanted === code) Object.assign(state, { code, locale: LANGUAGES[code].locale, translation });
      } catch (error) {
        if (wanted === code) wanted = state.code;
        throw error;
      }
    },
  };
}

/** The language of the page: state and actions. */
export function createLanguage({
  fill,
  load,
  local,
  save,
  toasts,
}: {
  /** Inserts the values of a text and chooses its plural form. */
  fill: FillText;
  /** Loads the texts of a language other than English. */
  load: LoadTexts;
  local: Storage;
  /** Stores the language for the signed-in user, on every device; undefined without one. */
  save: (code: LanguageCode) => Promise<Result<unknown>> | undefined;
  toasts: Pick<Toasts, 'caution' | 'critical'>;
}) {
  const { state, wanted, show } = createShownLanguage(load);
  const stored = (): LanguageCode => readRemembered(local, LANGUAGE_KEY, LANGUAGE_CODES);
  /** Shows the language of this device; English if its texts cannot be loaded. */
  const start = (): Promise<void> => show(stored()).catch(() => show('en'));

  return {
    state,
    start,
    ...sayingIn(state, fill),
    /** Chooses a language: shows it, and stores it for this device and for the user [O-07]. */
    async choose(code: LanguageCode): Promise<void> {
      try {
        await show(code);
      } catch {
        showFailure(toasts);
        return;
      }
      // Another choice was made meanwhile.
      if (wanted() !== code) return;
      remember(local, LANGUAGE_KEY, code);
      const answer = await save(code);
      if (answer?.ok === false) toasts.caution('The language is stored on this device only.' satisfies PortalText);
    },
    /** Shows the language that the user has chosen on any device. */
    async adopt(code: string | undefined): Promise<void> {
      if (!isLanguage(code) || code === wanted()) return;
      await show(code).then(
        () => remember(local, LANGUAGE_KEY, code),
        () => undefined,
      );
    },
    /** Another tab changed the stored value `key`, or all of them (null). */
    async follow(key: string | null): Promise<void> {
      if (key === LANGUAGE_KEY && stored() !== wanted()) await start();
    },
  };
}

export type LanguageStore = ReturnType<typeof createLanguage>;
