import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** The tests that a text names: a path in code quotes, then a part of the title in quotes. */
const namedTests = (text: string) =>
  [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

test('a reader finds each test that docs/scanning.md names under that name', () => {
  const named = namedTests(read('docs/scanning.md'));
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ path, title }) => !read(path).includes(title));
  expect(missing).toEqual([]);
});
