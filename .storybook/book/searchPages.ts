import MiniSearch from 'minisearch';
import type { BookText } from '../../scripts/kitDocs/bookTexts.ts';

/** A page that has the words, and the line of it that says so. */
export interface Hit {
  /** `Actions/Button` */
  title: string;
  passage: string;
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
  return (words) =>
    index
      .search(words)
      .map(({ id, text, terms }) => ({ title: id as string, passage: passageOf(text as string, terms) }));
}

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
