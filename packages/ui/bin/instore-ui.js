#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { ABSENT, FILLERS, SYNONYMS } from './words.js';

/**
 * Answers which component fits, and which properties it has, from the package's Markdown pages: without a network, and for
 * the installed version.
 */

const USAGE = `instore-ui <words>         the components that fit: instore-ui "choose a day"
instore-ui <Component>     the page of a component: instore-ui DatePicker
instore-ui props <Component>   its properties and their types
instore-ui texts <Component> …   the texts to translate, for messages of UiProvider
instore-ui list            all components by purpose, and patterns: screens to copy`;

/** The number of components that an answer names. */
const MOST = 5;

/** A component is left out if it fits less than this share of the best one. */
const LEAST_FIT = 0.3;

/** A question that no page fits better than this has no component: the score of a name that is similar to its word. */
const LEAST_SCORE = 20;

/** A pattern is named if it fits a question better than this: two words of it, or its name. */
const LEAST_PATTERN_SCORE = 8;

/** Words whose answer is no component, but a part of the readme. */
const CHAPTERS = {
  'Your brand': new Set(
    'accent applybrandtheme brand branding corners createbrandtheme font fonts radii radius'.split(' '),
  ),
  Theme: new Set('dark theme themes usetheme'.split(' ')),
  'Language and currency': new Set(
    'arabic currencies currency euro euros french locale rtl spanish translate translated translation translations'.split(
      ' ',
    ),
  ),
};

const dist = new URL('../dist/', import.meta.url);
const read = (path) => readFileSync(new URL(path, dist), 'utf8');

/** The text below a heading of a page. */
const section = (text, title) =>
  new RegExp(`^## ${title}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(text)?.[1]?.trim() ?? '';

const components = readdirSync(new URL('docs/', dist)).map((file) => {
  const text = read(`docs/${file}`);
  return {
    id: file.replace('.md', ''),
    // "Data Table": a question has the words of a name apart.
    name: file.replace('.md', '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    text,
    summary: text.split('\n')[2],
    use: section(text, 'When to use it'),
    // Names of other components: they would be found instead of these.
    rest: text.replace(section(text, 'When not'), '').replace(section(text, 'Made of'), ''),
  };
});

/** Functions and hooks: the last chapter of the index. */
const functions = [...read('llms.txt').matchAll(/^- `(\w+)\(.*: (.*)$/gm)].map(([line, id, summary]) => ({
  id,
  text: line.slice(2),
  summary,
  use: '',
  rest: '',
  isFunction: true,
}));

/** Smaller components, which are described on the page of another one. */
const parts = components.flatMap((page) =>
  section(page.text, 'Also in this entry point')
    .split(/^(?=### )/m)
    .filter((text) => /^### [A-Z]\w+\n/.test(text) && text.includes('| default |'))
    .map((text) => ({
      id: /^### (\w+)/.exec(text)[1],
      name: '',
      // As on a page of its own, so that its properties are found in the same way.
      text: `${text.replace(/^### .*/, (title) => title.slice(2)).replace(/^\| name \|/m, '## Properties\n\n$&')}\nMore: instore-ui ${page.id}\n`,
      summary: text.split('\n')[2],
      use: '',
      rest: '',
      isPart: true,
    })),
);

/** Screens of several components, which an app can copy. */
const patterns = readdirSync(new URL('patterns/', dist)).map((file) => {
  const id = file.replace('.md', '');
  const text = read(`patterns/${file}`);
  const name = id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return { id, name, text, summary: text.split('\n')[2], use: section(text, 'When to use it') };
});

const pages = [...components, ...parts, ...functions];

/** What the readme says about brands or languages, if a question is about them. */
const chapterOf = (words) => {
  const asked = words.toLowerCase().split(/[^a-z]+/);
  const title = Object.keys(CHAPTERS).find((name) => asked.some((word) => CHAPTERS[name].has(word)));
  return title && section(readFileSync(new URL('../README.md', import.meta.url), 'utf8'), title);
};

const find = (name) => [...pages, ...patterns].find(({ id }) => id.toLowerCase() === name.toLowerCase());

/** A word of a question with other words for the same thing; nothing for a filler. */
function meantBy(word) {
  const term = word.toLowerCase();
  return FILLERS.has(term) ? null : [term, ...(SYNONYMS[term] ?? [])];
}

/** What the kit does not have, and what to do instead. */
const absentIn = (words) => {
  const asked = ` ${words
    .toLowerCase()
    .split(/[^a-z]+/)
    .join(' ')} `;
  return ABSENT.find(([, names]) => names.some((name) => asked.includes(` ${name} `) || asked.includes(` ${name}s `)));
};

const FIELDS = ['id', 'name', 'summary', 'use', 'rest'];

/** The pages that fit some words, the best first; @param fields where they are looked for */
function search(words, fields = FIELDS) {
  const isWhole = fields === FIELDS;
  const index = new MiniSearch({
    fields: FIELDS,
    processTerm: (term) => (FILLERS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: { boost: { id: 3, name: 9, summary: 4, use: 4 }, prefix: true, processTerm: meantBy },
  });
  index.addAll(pages);
  // A word that a page has is written correctly: "chart" does not mean "cart".
  const isWritten = (term) =>
    index.search(term, { fuzzy: false, prefix: false, processTerm: (word) => word }).length > 0;
  const found = index.search(words, { fields, fuzzy: (term) => (isWritten(term) ? false : 0.15) });
  if (found.length === 0 || (isWhole && found[0].score < LEAST_SCORE)) return [];
  return found
    .filter(({ score }) => score >= LEAST_FIT * found[0].score)
    .slice(0, MOST)
    .map(({ id }) => find(id));
}

/** `value`, `onChange` of the rows that are required. */
const requiredOf = (text) =>
  [...section(text, 'Properties').matchAll(/^\| `(\w+)` .* \| required \|/gm)].map(([, name]) => name);

function brief({ id, text, summary, use, isFunction }) {
  if (isFunction) return text;
  const required = requiredOf(text);
  return [
    `${id}: ${summary}`,
    `  ${/^import .*$/m.exec(text)?.[0]}`,
    ...use.split('\n').map((line) => `  ${line}`),
    `  Required: ${required.length === 0 ? 'nothing' : required.join(', ')}`,
  ].join('\n');
}

/** The pattern that fits some words best, in a line; none if no word of its name or purpose fits. */
function patternsFor(words) {
  const index = new MiniSearch({ fields: ['name', 'summary', 'use'], processTerm: meantBy });
  index.addAll(patterns);
  const [best] = index.search(words, { boost: { name: 4 }, prefix: true });
  if (best === undefined || best.score < LEAST_PATTERN_SCORE) return [];
  const { id, summary } = patterns.find((one) => one.id === best.id);
  return [`Pattern to copy: ${summary}\n  npx instore-ui ${id}`];
}

/** A name in code, quoted if it must be. */
const key = (text) => (/^[A-Za-z_]\w*$/.test(text) ? text : `'${text.replaceAll("'", "\\'")}'`);

/** The texts of some components and of their parts, as an object to fill in. */
function textsOf(names) {
  const all = JSON.parse(read('texts.json'));
  const byName = new Map();
  const seen = new Set();
  const add = (name) => {
    if (seen.has(name) || all[name] === undefined) return;
    seen.add(name);
    for (const [owner, texts] of Object.entries(all[name].messages)) {
      byName.set(owner, new Set([...(byName.get(owner) ?? []), ...texts]));
    }
    all[name].madeOf.forEach(add);
  };
  const found = names.map((name) => Object.keys(all).find((one) => one.toLowerCase() === name.toLowerCase()));
  const unknown = names.filter((_, at) => found[at] === undefined);
  if (unknown.length > 0) {
    process.exitCode = 1;
    return `No component has this name: ${unknown.join(', ')}`;
  }
  found.forEach(add);
  const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;
  // English, so that a text without a translation is not empty.
  const value = (text) => {
    const [one, other = one] = text.split('|');
    return text.includes('{count}') ? `{ one: ${quoted(one)}, other: ${quoted(other)} }` : quoted(text);
  };
  const lines = [...byName]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([owner, texts]) => {
      const rows = [...texts].map((text) => `    ${key(text)}: ${value(text)},`);
      return [`  ${owner}: {`, ...rows, '  },'].join('\n');
    });
  return [
    "import type { SomeMessages } from '@instore/ui';",
    '',
    'export const messages: SomeMessages = {',
    ...lines,
    '};',
  ].join('\n');
}

function answer([first, ...others]) {
  if (first === undefined || first === '--help' || first === '-h') return USAGE;
  if (first === 'list' && others.length === 0) return read('llms.txt');
  const isProps = first === 'props' && others.length === 1;
  const page = find(isProps ? others[0] : [first, ...others].join(' '));
  if (page && isProps) {
    const properties = section(page.text, 'Properties');
    if (properties) return [properties, section(page.text, 'Types')].filter(Boolean).join('\n\n');
    return `${page.id} has no properties. How to use it: instore-ui ${page.id}`;
  }
  if (page && !page.isFunction) return page.text;
  if (first === 'texts' && others.length > 0) return textsOf(others);
  const words = [first, ...others].join(' ');
  const chapter = isProps ? undefined : chapterOf(words);
  if (chapter) return chapter;
  if (page) return page.text;
  const absent = isProps ? undefined : absentIn(words);
  if (absent) {
    process.exitCode = 1;
    return `No component for that: the kit does not have ${absent[0]}. ${absent[2]}`;
  }
  const found = isProps ? [] : search(words);
  if (found.length > 0) return [...found.map(brief), ...patternsFor(words)].join('\n\n');
  process.exitCode = 1;
  const near = search(isProps ? others[0] : words, ['id']).map(({ id }) => id);
  if (near.length > 0) return `No component has this name. Perhaps: ${near.join(', ')}`;
  const compose =
    'Use other words, see all components with "instore-ui list", or build it from Panel, Stack, Text and Button';
  return `No component for that. ${compose}.`;
}

process.stdout.write(`${answer(process.argv.slice(2))}\n`);
