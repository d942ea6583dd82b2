import { canonicalBarcode } from './barcode.ts';
import { inEnglish, said, type Said } from './problems.ts';
import { asKept, textFault } from './writtenText.ts';

/** The format of a value that a command or a file of an import gives as text. */
export interface ValueFormat {
  /** In words, for messages, for the page of imports and for docs/import.md. */
  format: Said;
  /**
   * Converts a text, which is trimmed and not empty, to its stored form.
   * @throws ValueProblem
   */
  read: (text: string) => string;
}

/** A value that cannot be used; the message says what is expected. */
export class ValueProblem extends Error {
  override name = 'ValueProblem';
  /** The message with its values apart. */
  readonly said: Said;

  constructor(message: string | Said) {
    super(inEnglish(message));
    this.said = typeof message === 'string' ? said(message) : message;
  }
}

/** A value that does not have its format. A text "must be …" is a text of its own, which needs its translations. */
const mustBe = ({ text, values }: Said): ValueProblem => new ValueProblem(said(`must be ${text}`, values));

/** A value that a pattern describes. */
function matching(words: string, pattern: RegExp, change: (text: string) => string = (text) => text): ValueFormat {
  const format = said(words);
  return {
    format,
    read: (text) => {
      if (!pattern.test(text)) throw mustBe(format);
      return change(text);
    },
  };
}

/** Text on one line; of invisible characters only those that words need. */
export function line(most: number): ValueFormat {
  const format = said('text of at most {most} characters on one line', { most: String(most) });
  return {
    format,
    read: (text) => {
      const kept = asKept(text);
      const fault = textFault(kept, most);
      if (fault === undefined) return kept;
      if (fault.kind === 'marks') throw new ValueProblem('has too many marks on one letter: delete them');
      if (fault.kind !== 'hidden') throw mustBe(format);
      const { name } = fault;
      throw new ValueProblem(
        fault.isLineBreak
          ? said('has {name}: write it on one line', { name })
          : said('has {name}: delete it', { name }),
      );
    },
  };
}

/** The short names of months, in the languages of spreadsheet programs. */
const MONTHS = new Set(
  ['en', 'en-GB', 'es', 'de', 'fr', 'it', 'pt', 'nl'].flatMap((language) => {
    const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) =>
      month
        .format(new Date(Date.UTC(2026, at)))
        .toLowerCase()
        .replace('.', ''),
    );
  }),
);

/** What spreadsheet programs make of 9-10: 2026-09-10, 10-Sep, Sep-10, 10-Sep-26. */
const MADE_DATE = /^(?:\d{4}-\d\d-\d\d|(?:\d{1,2}[-. ]+)?(\p{L}{3,5})\.?(?:-\d\d)?)$/u;

/** The same in digits, as it is written in different countries: 9/10/2026, 10.09.2026, 9/10/26, 2026/9/10. */
const DIGITS_OF_DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1[12]\d{3}|\d{1,2}\/\d{1,2}\/\d\d|[12]\d{3}[./]\d{1,2}[./]\d{1,2})$/;

/** What they make of a number with many digits: 4.12346E+13. */
const ROUNDED = /^\d([.,]\d+)?E\+\d{2,}$/i;

/** What they show instead of a value, or before it, and what a person does about it. */
const SIGNS: readonly [RegExp, string][] = [
  [/^#+$/, 'shows that its column is too narrow: make the column wider, and enter the value again'],
  [/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i, 'is the error of a formula: enter the value instead'],
  [/^=/, 'is a formula: enter the value instead'],
  [/^'/, 'begins with an apostrophe: delete it'],
];

/**
 * Refuses an id or a size that a spreadsheet program has changed.
 * @throws ValueProblem
 */
function refuseDamaged(text: string): void {
  const [date, month] = MADE_DATE.exec(text) ?? [];
  const isDate = date !== undefined && (month === undefined || (MONTHS.has(month.toLowerCase()) && /\d/.test(date)));
  if (isDate || DIGITS_OF_DATE.test(text)) throw new ValueProblem(DAMAGED.date);
  if (ROUNDED.test(text)) throw new ValueProblem(DAMAGED.number);
  const sign = SIGNS.find(([shape]) => shape.test(text));
  if (sign !== undefined) throw new ValueProblem(sign[1]);
}

const DAMAGED = {
  date: 'is a date: a spreadsheet program has changed it. Format the column as text, and enter the value again',
  number:
    'is a rounded number: a spreadsheet program has changed it. Format the column as text, and enter the value again',
  zero: 'has lost its leading 0: a spreadsheet program has changed it. Format the column as text, and enter the value again',
} as const;

/** A number or name of another system: on one line, as it is there. Its fields count every part of a letter. */
export function code(most: number): ValueFormat {
  const { format, read } = line(most);
  return {
    format,
    read: (text) => {
      refuseDamaged(text);
      const kept = read(text.replaceAll(/\p{Zs}/gu, ' '));
      if (kept.length > most) throw mustBe(format);
      return kept;
    },
  };
}

/** Style and colourway. Searches read * and ? as any letters, so a SKU with them would not be found. */
export const sku: ValueFormat = {
  format: said('text of at most {most} characters on one line, without * and ?', { most: '64' }),
  read: (text) => {
    const [sign] = /[*?]/.exec(text) ?? [];
    if (sign !== undefined)
      throw new ValueProblem(said('has a "{sign}", which searches read as any letters', { sign }));
    return code(64).read(text);
  },
};

/** An id that can be part of a URL. */
export const id: ValueFormat = {
  format: said('1 to 64 lower-case letters, digits and dashes'),
  read: (text) => {
    refuseDamaged(text);
    if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(text)) throw mustBe(id.format);
    return text;
  },
};

/** One of a few words, in any case. */
export function oneOf(words: readonly string[]): ValueFormat {
  const format = said('one of {words}', { words: words.join(', ') });
  return {
    format,
    read: (text) => {
      const word = words.find((each) => each.toLowerCase() === text.toLowerCase());
      if (word === undefined) throw mustBe(format);
      return word;
    },
  };
}

/** A whole number. */
export function whole(least: number, most: number): ValueFormat {
  const format = said('a whole number from {least} to {most}', { least: String(least), most: String(most) });
  return {
    format,
    read: (text) => {
      const number = Number(text);
      if (!/^\d+$/.test(text) || number < least || number > most) throw mustBe(format);
      return String(number);
    },
  };
}

/** Several values in one text. */
export function list(inner: ValueFormat, separator: string): ValueFormat {
  const { text: each, values: others } = inner.format;
  return {
    format: said(`one or more, separated by “{separator}”: ${each}`, { ...others, separator: separator.trim() || ' ' }),
    read: (text) => {
      const values = text.split(separator.trim() || /\s+/).map((value) => value.trim());
      return values.map((value) => inner.read(value)).join(separator);
    },
  };
}

/** US dollars. */
export const money = matching('dollars with at most two decimals: 120 or 119.50', /^\d{1,7}(\.\d{1,2})?$/, (text) =>
  Number(text).toFixed(2),
);

/** EAN-13, or UPC-A, which gets its leading zero. */
export const barcode: ValueFormat = {
  format: said('an EAN-13 or UPC-A with its check digit'),
  read: (text) => {
    refuseDamaged(text);
    // Digits may be grouped as they are printed.
    const digits = text.replaceAll(/[\p{Zs}-]/gu, '');
    if (/^\d{11}$/.test(digits) && hasCheckDigit(digits.padStart(13, '0'))) throw new ValueProblem(DAMAGED.zero);
    if (!/^\d{12,13}$/.test(digits)) throw mustBe(barcode.format);
    const thirteen = canonicalBarcode(digits);
    if (!/^\d{13}$/.test(thirteen) || !hasCheckDigit(thirteen)) throw new ValueProblem('has a wrong check digit');
    return thirteen;
  },
};

/** Weights 1, 3, 1, 3 … from the left (GS1 General Specifications, section 7.9). */
function hasCheckDigit(thirteen: string): boolean {
  return Array.from(thirteen, Number).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** A day, as in ISO 8601. */
export const day = matching('a day: 2026-11-23', /^[12]\d{3}-\d\d-\d\d$/, (text) => {
  const time = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text) throw new ValueProblem('is no day');
  return text;
});

/** A local time of a location to the minute, or one with its offset from UTC. */
export const localTime: ValueFormat = {
  format: said('a local time of the location: 2026-11-23 10:30'),
  read: (text) => {
    const [, date = '', minute, offset = ''] = LOCAL_TIME.exec(text) ?? [];
    if (minute === undefined) throw mustBe(localTime.format);
    return `${day.read(date)} ${minute}${offset
      .toUpperCase()
      .replace('Z', '+00:00')
      .replace(/^(...)(\d\d)$/, '$1:$2')}`;
  },
};

const LOCAL_TIME =
  /^([12]\d{3}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)? ?(z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

/** The name of a time zone, as PostgreSQL and the portal know it. */
export const timeZone: ValueFormat = {
  format: said('a name of the IANA time zones: America/New_York'),
  read: (text) => {
    if (!isTimeZone(text)) throw mustBe(timeZone.format);
    return text;
  },
};

/** Whether the portal knows a time zone. PostgreSQL knows more: `posix/America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The opening hours of a weekday. */
export const hours = matching(
  'opening hours, 10:00-19:00, or closed',
  /^(closed|([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))$/i,
  (text) => {
    const [from = '', to = ''] = text.split('-');
    if (to !== '' && to <= from) throw new ValueProblem('closes before it opens');
    return text.toLowerCase();
  },
);

/** An e-mail address, kept in lower case: people and programs write the same one in different ways. */
export const email = matching('an e-mail address', /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,190}$/u, (text) =>
  text.toLowerCase(),
);

/** The object id of a person in the directory. */
export const objectId = matching(
  'an object id of the directory, a UUID',
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  (text) => text.toLowerCase(),
);

/** A size as on the box. */
export const size: ValueFormat = {
  format: code(12).format,
  // Some countries write 42,5: it is the size 42.5.
  read: (text) =>
    code(12)
      .read(text)
      .replace(/^(\d+),(\d+)$/, '$1.$2'),
};

/** A colour. */
export const colour = matching('a colour, #2f6b4a', /^#[\da-f]{6}$/i, (text) => text.toLowerCase());

/** The code of a bin: aisle, bay, position. */
export const binCode = matching('aisle-bay-position: A-14-03', /^[A-Z]{1,3}-\d{2,3}-\d{2,3}$/i, (text) =>
  text.toUpperCase(),
);

/** An https address, or a path of the store. Browsers read // and /\ as the start of a foreign host. */
export const picture = matching(
  'an https address of the host that MARKETPLACE_IMAGE_HOST names, or a path of the store that begins with one /',
  /^(https:\/\/[\w.-]+\/|\/(?![/\\]))[!-~]{1,500}$/,
);
