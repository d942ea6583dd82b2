import * as v from 'valibot';

/** What an address has and its page does not understand: `filters.type=hats`. */
export interface Unknown {
  unknown?: string[] | undefined;
}

/** The most values that a message names. */
const MOST_NAMED = 20;

/** The longest value that a message repeats. */
const LONGEST = 40;

/**
 * Returns the reader of a page's address. A parameter that the schema does not understand is undefined, which replaces the
 * raw value that the router has, and is named in `unknown`. The schema must fall back to undefined.
 */
export function addressReader<const Entries extends v.ObjectEntries>(schema: v.ObjectSchema<Entries, undefined>) {
  return (raw: Record<string, unknown>): v.InferOutput<typeof schema> & Unknown => {
    const search = v.parse(schema, raw);
    const read: Record<string, unknown> = search;
    const unknown = named(raw);
    for (const name of Object.keys(schema.entries)) {
      if (raw[name] !== undefined && raw[name] !== '' && read[name] === undefined)
        unknown.push(nameOf(name, raw[name]));
    }
    return { ...search, unknown: unknown.length > 0 ? unknown : undefined };
  };
}

/** What was named before: the router writes the result of a reader to the address, and reads it again. */
function named({ unknown }: Record<string, unknown>): string[] {
  const values: unknown[] = Array.isArray(unknown) ? unknown : [];
  return values.filter((one) => typeof one === 'string').slice(0, MOST_NAMED);
}

/** A value of an address for a message. */
export function nameOf(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name}=${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
