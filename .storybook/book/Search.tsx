import MiniSearch from 'minisearch';
import { useMemo, useState } from 'react';
import { pages, titles } from 'virtual:kit-data';
import { pageAddress } from './pageAddress.ts';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField.tsx';

interface PageText {
  id: string;
  text: string;
}

const MOST = 20;

/** Searches the text of all component pages: purpose, properties, keyboard, texts. Works without a network. */
export function Search() {
  const [words, setWords] = useState('');
  const index = useMemo(() => {
    const search = new MiniSearch<PageText>({
      fields: ['id', 'text'],
      storeFields: ['text'],
      searchOptions: { boost: { id: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
    });
    search.addAll(
      Object.entries(pages).flatMap(([path, text]) => {
        const id = /^docs\/(\w+)\.md$/.exec(path)?.[1];
        return id === undefined ? [] : [{ id, text }];
      }),
    );
    return search;
  }, []);
  const found = index.search(words).slice(0, MOST);
  return (
    <div className="book-search">
      <SearchField label="Search the pages" value={words} onChange={setWords} />
      <p role="status">
        {words === '' ? 'Type what you want to do, e.g. "undo" or "barcode".' : `${found.length} pages`}
      </p>
      <ul>
        {found.map(({ id, text, terms }) => (
          <li key={id}>
            <a href={pageAddress(titles[id as string] ?? '')} target="_top">
              {titles[id as string] ?? id}
            </a>
            <div>{passage(text as string, terms)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first line with one of the words. */
function passage(text: string, terms: readonly string[]): string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('| -'));
  const hit = lines.find((line) => terms.some((term) => line.toLowerCase().includes(term))) ?? lines[0] ?? '';
  return hit.replaceAll(/[|`*]/g, ' ').trim();
}
