import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { ownFonts } from './fonts.ts';

test('the published sheet of typefaces imports nothing, and each of its files exists', async () => {
  const { css, files } = await ownFonts(join(root, 'packages/ui/src/styles.css'));
  expect(css).not.toContain('@import');
  const named = [...css.matchAll(/url\(\.\/([^)]+)\)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(3);
  const licences = [...files.keys()].filter((file) => file.startsWith('fonts/LICENSE-'));
  expect(licences.length).toBeGreaterThan(1);
  expect([...new Set(named), ...licences].toSorted()).toEqual([...files.keys()].toSorted());
  for (const [file, content] of files) expect(content.length, file).toBeGreaterThan(1000);
});
