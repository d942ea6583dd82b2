import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publicExports } from '../packages/entries.ts';
import { root } from '../run.ts';

const source = join(root, 'packages/ui/src');
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');
/** The stories without their imports, so that a name that is found is used. */
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => textOf(file).replace(/^import [^;]*;$/gm, ''));
const using = (name: string) => stories.filter((text) => new RegExp(`\\b${name}\\b`).test(text));
const exported = publicExports(textOf('index.ts')).flatMap(({ file, values, namespace }) =>
  [...values, namespace ?? []].flat().map((name) => ({ name, file })),
);

test('Every export of the kit is shown in a story', () => {
  expect(exported.map(({ name }) => name)).toContain('formatPrice');
  expect(exported.filter(({ name }) => using(name).length === 0).map(({ name }) => name)).toEqual([]);
});

test('Every interactive component has a story with interactions', () => {
  const interactive = exported.filter(({ name, file }) => {
    const shared = join(dirname(file), 'props.ts');
    const text = textOf(file) + (existsSync(join(source, shared)) ? textOf(shared) : '');
    const props = new RegExp(`interface ${name}Props\\b[\\s\\S]*?\\n\\}`).exec(text)?.[0] ?? '';
    return /^ {2}(on[A-Z]\w*|href)\??:/m.test(props);
  });
  const names = interactive.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['KioskCart', 'Link', 'Select', 'UserMenu']));
  expect(names).not.toContain('Price');
  expect(names.filter((name) => !using(name).some((text) => /\bplay:/.test(text)))).toEqual([]);
});
