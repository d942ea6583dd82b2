import { canonicalBarcode } from './barcode.ts';

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

/** Text on one line without invisible characters. */
export function line(most: number): ValueFormat {
  return matching(
    `text of at most ${most} characters on one line`,
    new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${most}}$`, 'u'),
  );
}

/** An id that can be part of a URL. */
export const id = matching('1 to 64 lower-case letters, digits and dashes', /^[a-z0-9][a-z0-9-]{0,63}$/);

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
export const barcode = matching('an EAN-13 or UPC-A with its check digit', /^\d{12,13}$/, (text) => {
  const thirteen = canonicalBarcode(text);
  if (!/^\d{13}$/.test(thirteen) || !hasCheckDigit(thirteen)) throw new ValueProblem('has a wrong check digit');
  return thirteen;
});

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

/** A local time of a location. */
export const localTime = matching(
  'a local time of the location: 2026-11-23 10:30',
  /^[12]\d{3}-\d\d-\d\d[ T]([01]\d|2[0-3]):[0-5]\d$/,
  (text) => `${day.read(text.slice(0, 10))} ${text.slice(11)}`,
);

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

/** An e-mail address. */
export const email = matching('an e-mail address', /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,190}$/u);

/** The object id of a person in the directory. */
export const objectId = matching(
  'an object id of the directory, a UUID',
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  (text) => text.toLowerCase(),
);

/** A size as on the box. A spreadsheet program makes dates of sizes like 9-10: 2026-09-10, 10-Sep. */
export const size: ValueFormat = {
  format: `${line(12).format}, no date`,
  read: (text) => {
    if (/^\d{4}-\d\d-\d\d$|^\d{1,2}-[a-z]{3}(-\d\d)?$|^[a-z]{3}-\d\d$/i.test(text))
      throw new ValueProblem('is a date: format the column as text, and enter the size again');
    return line(12).read(text);
  },
};

/** A colour. */
export const colour = matching('a colour, #2f6b4a', /^#[\da-f]{6}$/i, (text) => text.toLowerCase());

/** The code of a bin: aisle, bay, position. */
export const binCode = matching('aisle-bay-position: A-14-03', /^[A-Z]{1,3}-\d{2,3}-\d{2,3}$/i, (text) =>
  text.toUpperCase(),
);

/** An https address, or a path of the portal. */
export const picture = matching('an https address, or a path that begins with /', /^(https:\/\/|\/)[!-~]{1,500}$/);
