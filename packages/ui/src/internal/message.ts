/** How a language writes figures and chooses between one and many. */
export interface Format {
  /** BCP 47: "en-US", "es-MX", "ar-EG". */
  readonly locale: string;
  /** "1,234", in the figures of the locale. */
  readonly number: (value: number) => string;
  /** Chooses the form for a count, and puts the count in the place of `#`: "4 items". */
  readonly count: (value: number, forms: Forms) => string;
}

/** One wording for each plural category that the language has (CLDR); `other` stands in for those that are missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Words of the kit: a text, or one made from values. */
export type Message = string | ((format: Format, ...values: never[]) => string);

/** All words of a component, by what they are for. */
export type Words = Readonly<Record<string, Message>>;

/** What a message is made from. */
export type Values<Of> = Of extends (format: Format, ...values: infer Rest) => string ? Rest : [];

/** The figures and plurals of a locale. */
export function formatOf(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const number = (value: number) => numbers.format(value);
  return {
    locale,
    number,
    count: (value, forms) => (forms[plurals.select(value)] ?? forms.other).replace('#', number(value)),
  };
}
