import MiniSearch, { type Query } from 'minisearch';
import { FILLERS, SYNONYMS } from '../../packages/ui/bin/words.js';
import type { BookText } from '../../scripts/kitDocs/bookTexts.ts';

/** A page that has the words, and the line of it that says so. */
export interface Hit {
  /** `Actions/Button` */
  title: string;
  passage: string;
}

const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase());

/** The words to search for: without fillers, unless there are no others. */
function wordsOf(text: string): string[] {
  const all = text.split(/[\s,.;:!?"()]+/).filter(Boolean);
  const telling = all.filter((word) => !isFiller(word));
  return telling.length === 0 ? all : telling;
}

/** Finds the pages with all of some words, the best first. A word may be unfinished or have a small mistake. */
export function createSearch(texts: readonly BookText[]): (words: string) => Hit[] {
  const index = new MiniSearch<BookText>({
    idField: 'title',
    fields: ['name', 'title', 'text'],
    storeFields: ['text'],
    extractField: (page, field) => (field === 'name' ? nameOf(page.title) : page[field as keyof BookText]),
    searchOptions: { boost: { name: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(texts);
  return (text) =>
    index
      .search({ combineWith: 'AND', queries: wordsOf(text).map(meantBy) })
      .map((hit) => ({ title: hit.id as string, passage: passageOf(hit['text'] as string, hit.terms) }));
}

/** A word, or another one for the same thing. */
const meantBy = (word: string): Query => ({
  combineWith: 'OR',
  queries: [word, ...(SYNONYMS[word.toLowerCase()] ?? [])],
});

/** `Button` of `Actions/Button`; also in its words, so that "data table" finds `DataTable`. */
function nameOf(title: string): string {
  const name = title.split('/').at(-1) ?? '';
  return `${name} ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
}

/** The line with most of the words; the first of several. */
function passageOf(text: string, terms: readonly string[]): string {
  const lines = text.split('\n').filter((line) => line !== '' && !/^(#|\| ?-|```|import )/.test(line));
  const count = (line: string) => terms.filter((term) => line.toLowerCase().includes(term)).length;
  const [best = ''] = lines.toSorted((one, other) => count(other) - count(one));
  return best.replaceAll(/[|`*]/g, ' ').trim();
}
