import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

test('Each file on the path of one request exists', () => {
  const page = readFileSync(join(root, 'docs/one-request.md'), 'utf8');
  const named = [...page.matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
