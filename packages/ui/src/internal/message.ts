/** The locale without a `UiProvider`, and of one without a `locale`. */
export const ENGLISH = 'en-US';

/** One wording for each plural category that a language has (CLDR); `other` stands in for those that are missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What stands in for the names in braces; figures are written as the locale writes them. */
export type Values<Text> = [Names<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Names<Text>, string | number>>];

/**
 * A component's words in another language, by their English. Where the English has a form for one and a form for many,
 * '{count} item|{count} items', so has the translation, or as many as its language needs; that may be more than one
 * where the English has one, '{count} more'.
 */
export type Translated<Text extends string> = {
  readonly [Each in Text]: Each extends `${string}|${string}`
    ? `${string}|${string}` | Forms
    : Each extends `${string}{count}${string}`
      ? string | Forms
      : string;
};

/**
 * A figure as the locale writes it. English writes one below a thousand in its bare digits, and a first page's counts are
 * such: the tables of `Intl` cost a slow phone 40 ms when they are opened.
 */
export const figure = (value: number, locale: string): string =>
  locale === ENGLISH && Number.isInteger(value) && Math.abs(value) < 1000 ? `${value}` : value.toLocaleString(locale);

/** Chooses the form by the value `count`, and puts the values in their places. */
export function filled(
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

/** The English that no page's language is asked for: what the words themselves say. */
export const inEnglish = <Text extends string>(text: Text, ...[values]: Values<Text>): string =>
  filled(text, values ?? {}, ENGLISH);
