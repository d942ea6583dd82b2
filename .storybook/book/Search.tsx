import { useMemo, useState } from 'react';
import { texts } from 'virtual:kit-data';
import { pageAddress } from './pageAddress.ts';
import { createSearch } from './searchPages.ts';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField.tsx';

const MOST = 20;

/** Searches the text of all pages: components, guides, patterns and screens. Works without a network. */
export function Search() {
  const [words, setWords] = useState('');
  const search = useMemo(() => createSearch(texts), []);
  const found = search(words);
  return (
    <div className="book-search">
      <SearchField label="Search the pages" value={words} onChange={setWords} />
      <p role="status">{words.trim() === '' ? HINT : countText(found.length)}</p>
      <ul>
        {found.slice(0, MOST).map(({ title, passage }) => (
          <li key={title}>
            <a href={pageAddress(title)} target="_top">
              {title}
            </a>
            <div>{passage}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const HINT = 'Type what you want to do, e.g. "undo", "barcode" or "Tailwind".';

function countText(count: number): string {
  if (count === 0) return 'No page has all of these words. Try fewer, or another word for the same thing.';
  if (count > MOST) return `${count} pages, the best ${MOST} of them below`;
  return count === 1 ? '1 page' : `${count} pages`;
}
