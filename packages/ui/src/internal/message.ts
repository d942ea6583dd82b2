/** The locale without a `UiProvider`, or with one without a `locale`. */
export const ENGLISH = 'en-US';

/** One text for each plural category of a language (CLDR); `other` replaces missing ones. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Values for the names in braces; numbers are formatted for the locale. */
export type Values<Text> = [Names<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Text>, string | number>>];

/**
 * The translations of a component's texts, by their English text. A text with plural forms, '{count} item|{count} items',
 * is translated with the plural forms of the language. A text with one form, '{count} more', may have several in another
 * language.
 */
export type Translated<Text extends string> = {
  readonly [Each in Text]: Each extends `${string}|${string}`
    ? `${string}|${string}` | Forms
    : Each extends `${string}{count}${string}`
      ? string | Forms
      : string;
};

/** The translations of all texts, by component. */
export type Translations<Texts extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Texts]: Translated<Texts[Name]>;
};

/**
 * A number formatted for the locale. English integers below 1000, such as the counts of a first page, are formatted
 * without `Intl`: loading its tables takes 40 ms on a slow phone.
 */
export const figure = (value: number, locale: string): string =>
  locale === ENGLISH && Number.isInteger(value) && Math.abs(value) < 1000 ? `${value}` : value.toLocaleString(locale);

/** Chooses the plural form by the value `count` and inserts the values. */
export function fillText(
  message: string | Forms,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const count = Number(values['count']);
  const [one = '', many = one] = typeof message === 'string' ? message.split('|') : [];
  const form =
    typeof message === 'string'
      ? count === 1
        ? one
        : many
      : (message[new Intl.PluralRules(locale).select(count)] ?? message.other);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? figure(value, locale) : value;
  });
}

/** The English text, without translation. */
export const inEnglish = <Text extends string>(text: Text, ...[values]: Values<Text>): string =>
  fillText(text, values ?? {}, ENGLISH);
