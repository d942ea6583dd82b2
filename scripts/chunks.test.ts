import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkOf, chunksOf, closure, entryOf, sheetsOf, stepsTo } from './chunks.ts';

/** A chunk of a build: its modules, what it imports, its style sheets. */
const chunk = (
  fileName: string,
  imports: string[],
  {
    modules = [],
    css = [],
    name = fileName,
    isEntry = false,
  }: {
    modules?: string[];
    css?: string[];
    name?: string;
    isEntry?: boolean;
  } = {},
) =>
  ({
    type: 'chunk',
    fileName,
    name,
    imports,
    isEntry,
    moduleIds: modules,
    viteMetadata: { importedCss: new Set(css) },
  }) as unknown as Rolldown.OutputChunk;

const sheet = { type: 'asset', fileName: 'a.css' } as Rolldown.OutputAsset;

/** The entry imports `kit`; the page imports `list`, which imports `kit` and `rows`. */
const chunks = chunksOf([
  chunk('index.js', ['kit.js', 'react'], { isEntry: true, name: 'portal', css: ['a.css'] }),
  chunk('kit.js', ['index.js'], { css: ['kit.css', 'a.css'] }),
  sheet,
  chunk('page.js', ['list.js', 'kit.js'], { modules: ['/src/Page.tsx', '/src/Page.tsx?split'], name: 'portal' }),
  chunk('list.js', ['kit.js', 'rows.js']),
  chunk('rows.js', []),
]);

test('an engineer sees each chunk that a page loads once', () => {
  expect([...chunks.keys()]).not.toContain('a.css');
  expect([...closure(chunks, ['index.js'])]).toEqual(['index.js', 'kit.js']);
  expect([...closure(chunks, ['page.js'])].toSorted()).toEqual(['index.js', 'kit.js', 'list.js', 'page.js', 'rows.js']);
  expect([...sheetsOf(chunks, ['index.js', 'kit.js', 'rows.js', 'gone.js'])]).toEqual(['a.css', 'kit.css']);
});

test('a page is found by its module, an app by its entry, and a wrong name is refused', () => {
  expect(chunkOf(chunks, '/src/Page.tsx?split')).toBe('page.js');
  expect(entryOf(chunks, 'portal')).toBe('index.js');
  expect(() => chunkOf(chunks, '/src/Gone.tsx')).toThrow('No chunk has the module /src/Gone.tsx');
  expect(() => entryOf(chunks, 'list.js')).toThrow('The build has no entry list.js.');
});

test('requests that follow one another are counted without what is there already', () => {
  const head = closure(chunks, ['index.js']);
  expect(stepsTo(chunks, ['page.js'], head)).toBe(3);
  expect(stepsTo(chunks, ['list.js', 'rows.js'], head)).toBe(1);
  expect(stepsTo(chunks, ['index.js', 'react'], head)).toBe(0);
});
