import { and, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { asSearched, within } from './like.ts';
import { products } from './schema/catalogue.ts';

/** A word of a search: the pattern of a long one, a short one as it is. */
export interface Word {
  isShort: boolean;
  text: string | Placeholder;
}

/** Further words are not looked at: each is a condition of its own. */
const WORDS_MAX = 12;

/** The trigram index finds no shorter words. */
const TRIGRAM = 3;

/**
 * Reads the words of a search; undefined if it has none. Punctuation alone, as in "Chalk / Fern", is no word, unless
 * there is nothing else.
 */
export function readWords(typed: string | undefined): Word[] | undefined {
  const all = [...new Set(asSearched(typed ?? '').split(/[\s,]+/))].filter(Boolean);
  if (all.length === 0) return undefined;
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (words.length > 0 ? words : all).slice(0, WORDS_MAX).map((word) => {
    const isShort = words.length > 0 && Array.from(word).length < TRIGRAM;
    return { isShort, text: isShort ? word : within(word) };
  });
}

/** Whether a text has a pattern, without accents and case, in NFC or NFD. */
export const hasPattern = (text: SQL, pattern: Word['text']): SQL =>
  sql`normal_text(${text}) like normal_text(${pattern})`;

const beginning = (text: Word['text']): SQL => sql`to_tsquery('simple', quote_literal(normal_text(${text})) || ':*')`;

/** Whether a text has all words of a search, anywhere and in any order. */
export const hasAllWords = (text: SQL, typed = ''): SQL | undefined =>
  and(
    ...asSearched(typed)
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, WORDS_MAX)
      .map((word) => hasPattern(text, within(word))),
  );

/**
 * Whether a product has a word in its title, brands, model, colours or SKU. A word of three letters and more is found
 * anywhere, a shorter one at the beginning of a word.
 */
export const hasWord = ({ isShort, text }: Word): SQL =>
  isShort ? sql`${products.searchWords} @@ ${beginning(text)}` : sql`${products.searchText} like normal_text(${text})`;

/** Whether a name has a word, in the same way. */
export const nameHasWord = (name: SQL, { isShort, text }: Word): SQL =>
  isShort ? sql`to_tsvector('simple', normal_text(${name})) @@ ${beginning(text)}` : hasPattern(name, text);

/** Whether a product has all words of a search, in any order. */
export const hasWords = (words: readonly Word[] | undefined): SQL | undefined => words && and(...words.map(hasWord));
