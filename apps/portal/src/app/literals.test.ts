import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { es } from './texts/es.ts';

/** The sources of the portal. */
const source = join(import.meta.dirname, '..');

/** Files of screens, without their tests. */
const DRAWING = /^[\w-]+\/(screens|search|components)\/(?!texts\/).*(?<!\.test)\.tsx?$|^shared\/.*(?<!\.test)\.tsx$/;

/** Strings that begin with a capital and a small letter, and template strings: what people may read. */
const READ = /'([A-Z][a-z][^'\n]*)'|"([A-Z][a-z][^"\n]*)"|`([^`]*\$\{[^`]*)`/g;

/** Names that people do not read: the contract's, the router's and the browser's. */
const NAMES =
  /^(Inventory\.\w+|[A-Z][a-z]+_[A-Z]\w+|Enter|Escape|Regular|Checked (In|Out)|Pending|Sold|[A-Z][A-Za-z]+Question)$/;

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|new Error\(.*\)/gm, '');

/** Whether a template string has words of its own: "Aisle ${aisle}". */
const hasWords = (template: string) => /[A-Za-z]{3,} |, [a-z]{3,}/.test(template.replaceAll(/\$\{[^}]*\}/g, ''));

/** Ids of items, which are made of a word and a key. */
const ID = /^(page|theme|unit|product|history|spot|line) \$\{/;

test('Every text in the code of a screen is a portal text with translations', { tags: 'O-07' }, () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const wrong = files
    .filter((name) => DRAWING.test(name))
    .flatMap((name) => {
      const code = withoutComments(readFileSync(join(source, name), 'utf8'));
      return [...code.matchAll(READ)].flatMap(([, single, double, template]) => {
        const text = single ?? double ?? '';
        if (template !== undefined) return hasWords(template) && !ID.test(template) ? [`${name}: ${template}`] : [];
        return Object.hasOwn(es, text) || NAMES.test(text) ? [] : [`${name}: ${text}`];
      });
    });
  expect(wrong).toEqual([]);
});
