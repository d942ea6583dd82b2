import { canonicalBarcode } from './barcode.ts';
import { asKept, textFault } from './writtenText.ts';

/** The format of a value that a command or a file of an import gives as text. */
export interface ValueFormat {
  /** In words, for messages and for docs/import.md. */
  format: string;
  /**
   * Converts a text, which is trimmed and not empty, to its stored form.
   * @throws ValueProblem
   */
  read: (text: string) => string;
}

/** A value that cannot be used; the message says what is expected. */
export class ValueProblem extends Error {
  override name = 'ValueProblem';
}

/** A value that a pattern describes. */
function matching(format: string, pattern: RegExp, change: (text: string) => string = (text) => text): ValueFormat {
  return {
    format,
    read: (text) => {
      if (!pattern.test(text)) throw new ValueProblem(`must be ${format}`);
      return change(text);
    },
  };
}

/** Text on one line; of invisible characters only those that words need. */
export function line(most: number): ValueFormat {
  const format = `text of at most ${most} characters on one line`;
  return {
    format,
    read: (text) => {
      const kept = asKept(text);
      const fault = textFault(kept, most);
      if (fault === undefined) return kept;
      if (fault.kind === 'marks') throw new ValueProblem('has too many marks on one letter: delete them');
      if (fault.kind !== 'hidden') throw new ValueProblem(`must be ${format}`);
      throw new ValueProblem(`has ${fault.name}: ${fault.isLineBreak ? 'write it on one line' : 'delete it'}`);
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
  if (isDate || DIGITS_OF_DATE.test(text)) throw new ValueProblem(`is a date: ${ENTER_AGAIN}`);
  if (ROUNDED.test(text)) throw new ValueProblem(`is a rounded number: ${ENTER_AGAIN}`);
  const sign = SIGNS.find(([shape]) => shape.test(text));
  if (sign !== undefined) throw new ValueProblem(sign[1]);
}

const ENTER_AGAIN = 'a spreadsheet program has changed it. Format the column as text, and enter the value again';

/** A number or name of another system: on one line, as it is there. Its fields count every part of a letter. */
export function code(most: number): ValueFormat {
  const { format, read } = line(most);
  return {
    format,
    read: (text) => {
      refuseDamaged(text);
      const kept = read(text.replaceAll(/\p{Zs}/gu, ' '));
      if (kept.length > most) throw new ValueProblem(`must be ${format}`);
      return kept;
    },
  };
}

/** Style and colourway. Searches read * and ? as any letters, so a SKU with them would not be found. */
export const sku: ValueFormat = {
  format: `${code(64).format}, without * and ?`,
  read: (text) => {
    const [wildcard] = /[*?]/.exec(text) ?? [];
    if (wildcard !== undefined) throw new ValueProblem(`has a "${wildcard}", which searches read as any letters`);
    return code(64).read(text);
  },
};

/** An id that can be part of a URL. */
export const id: ValueFormat = {
  format: '1 to 64 lower-case letters, digits and dashes',
  read: (text) => {
    refuseDamaged(text);
    if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(text)) throw new ValueProblem(`must be ${id.format}`);
    return text;
  },
};

/** One of a few words, in any case. */
export function oneOf(words: readonly string[]): ValueFormat {
  const format = `one of ${words.join(', ')}`;
  return {
    format,
    read: (text) => {
      const word = words.find((each) => each.toLowerCase() === text.toLowerCase());
      if (word === undefined) throw new ValueProblem(`must be ${format}`);
      return word;
    },
  };
}

/** A whole number. */
export function whole(least: number, most: number): ValueFormat {
  const format = `a whole number from ${least} to ${most}`;
  return {
    format,
    read: (text) => {
      const number = Number(text);
      if (!/^\d+$/.test(text) || number < least || number > most) throw new ValueProblem(`must be ${format}`);
      return String(number);
    },
  };
}

/** Several values in one text. */
export function list(inner: ValueFormat, separator: string): ValueFormat {
  return {
    format: `one or more, separated by “${separator.trim() || ' '}”: ${inner.format}`,
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
  format: 'an EAN-13 or UPC-A with its check digit',
  read: (text) => {
    refuseDamaged(text);
    // Digits may be grouped as they are printed.
    const digits = text.replaceAll(/[\p{Zs}-]/gu, '');
    if (/^\d{11}$/.test(digits) && hasCheckDigit(digits.padStart(13, '0')))
      throw new ValueProblem(`has lost its leading 0: ${ENTER_AGAIN}`);
    if (!/^\d{12,13}$/.test(digits)) throw new ValueProblem(`must be ${barcode.format}`);
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
  format: 'a local time of the location: 2026-11-23 10:30',
  read: (text) => {
    const [, date = '', minute, offset = ''] = LOCAL_TIME.exec(text) ?? [];
    if (minute === undefined) throw new ValueProblem(`must be ${localTime.format}`);
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
  format: 'a name of the IANA time zones: America/New_York',
  read: (text) => {
    if (!isTimeZone(text)) throw new ValueProblem(`must be ${timeZone.format}`);
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
