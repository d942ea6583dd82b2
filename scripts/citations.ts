import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** A test that shows a row of the specification. */
export interface Citation {
  row: string;
  title: string;
}

// A title, then the tags of its test: 'Reject is remembered', { tags: 'K-04' }; in a journey { tag: ['@K-04', '@K-05'] }.
const titled = /(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1,\s*\{[^{}]*?\btags?: ('[^']*'|\[[^\]]*\])/g;

/** Finds the rows that the tests of a file have as tags. */
export function citationsIn(source: string): Citation[] {
  return [...source.matchAll(titled)].flatMap(([, , title = '', tags = '']) => {
    const rows = tags.match(/[A-Z]-\d{2}/g) ?? [];
    return rows.map((row) => ({ row, title: title.replace(/\\(.)/g, '$1') }));
  });
}

/** The tags of vitest: one for each row, so that `--tags-filter=K-04` runs the tests of a row. An unknown row is an error. */
export const rowTags = (): { name: string }[] =>
  rowsIn(readFileSync(join(root, 'docs/rows.md'), 'utf8')).map((name) => ({ name }));

/** Reads the ids of the rows from the table in docs/rows.md, in their order. */
export function rowsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]-\d{2}) \|/gm)].map(([, id = '']) => id);
}

/**
 * Compares the rows with the tests and the list of open rows; one sentence for each fault.
 *
 * @param rows the rows of docs/rows.md
 * @param cited the rows that tests cite
 * @param open the rows that are not built yet
 */
export function rowFaults(rows: readonly string[], cited: readonly string[], open: readonly string[]): string[] {
  const listed = (label: string, ids: readonly string[]) => (ids.length > 0 ? [`${label}: ${ids.join(', ')}`] : []);
  return [
    ...listed(
      'No test cites these rows, and scripts/openRows.ts does not list them',
      rows.filter((row) => !cited.includes(row) && !open.includes(row)),
    ),
    ...listed(
      'Tests cite these rows: remove them from scripts/openRows.ts',
      open.filter((row) => cited.includes(row)),
    ),
    ...listed(
      'These rows are not in docs/rows.md',
      [...new Set([...cited, ...open])].filter((row) => !rows.includes(row)),
    ),
  ];
}

/** What a test runs: the portal in a browser, a component in a browser, the store's server, or a module. */
export type TestKind = 'journey' | 'component' | 'server' | 'unit';

/** Finds the kind of a test by the path of its file from the workspace's folder. */
export function testKindOf(file: string): TestKind {
  if (file.startsWith('e2e/')) return 'journey';
  if (file.startsWith('apps/store-server/')) return 'server';
  return file.endsWith('.test.tsx') ? 'component' : 'unit';
}
