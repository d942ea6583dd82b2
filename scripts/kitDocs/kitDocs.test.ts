import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publicExports } from '../packages/entries.ts';
import { root } from '../run.ts';
import { CHAPTERS, COMPONENT_CHAPTERS } from './chapters.ts';
import { problemsIn } from './examples.ts';
import { kitDocs, readKit } from './kitDocs.ts';
import { readStories } from './readStories.ts';
import { withoutRowIds } from './rowIds.ts';
import { screenParts } from './screenParts.ts';

const source = join(root, 'packages/ui/src');
const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
const kit = readKit(source);
const read = kit.pages;
const pages = kitDocs(kit);

test('A developer finds for every component its purpose, import and properties', () => {
  const index = pages.get('llms.txt');
  for (const name of ['Button', 'DataTable', 'ErrorBoundary', 'List', 'RequestCart', 'SizeGrid']) {
    expect(index).toMatch(new RegExp(`- \\[${name}\\]\\(docs/${name}\\.md\\): \\S`));
    expect(pages.get(`docs/${name}.md`)).toContain(`import { ${name} } from '@instore/ui/${name}';`);
  }
  expect(pages.get('docs/Button.md')).toContain(
    "| `variant` | `'link' \\| 'quiet' \\| 'plain' \\| 'chosen' \\| 'signal' \\| 'critical'` | 'plain' |",
  );
  expect(pages.get('docs/Button.md')).toContain('## When not\n\n- To open a page: use Link');
  expect(pages.get('docs/Button.md')).not.toContain('className');
  expect(pages.get('docs/PickRow.md')).toContain('`pending` was reported missing; `next` is the next pick');
  expect(pages.get('docs/DataTable.md')).toContain('| `onOpenRow` | `(row: Row) => void` |');
  expect(pages.get('docs/DataTable.md')).toContain('export interface DataTableColumn<Row>');
  expect(pages.get('docs/Select.md')).toContain('| `value` | `Id \\| undefined` | required |');
  expect(pages.get('docs/PairRow.md')).toContain('With these properties:\n\n```tsx\nconst args = { size, sizeSystem');
  expect(pages.get('docs/Dialog.md')).toContain('## Anatomy\n\n1. Scrim: Covers the page');
});

test('A designer finds which components a screen is made of', () => {
  const parts = screenParts(
    source,
    read.map(({ name }) => name),
  );
  expect(Object.keys(parts)).toHaveLength(8);
  expect(parts['Screens/Kiosk']).toEqual(expect.arrayContaining(['AttractScreen', 'KioskCart', 'KioskProduct']));
  expect(parts['Screens/Sign-in']).toEqual(['Button', 'WelcomeScreen']);
});

test('A developer reads at every property what it is for', () => {
  const undescribed = read.flatMap(({ name, text }) =>
    text.props.filter((prop) => prop.description === '' && !prop.isAttribute).map((prop) => `${name}.${prop.name}`),
  );
  expect(undescribed).toEqual([]);
});

test('The values of a property are in the order of the code, and figures by size', () => {
  const controlOf = (component: string, name: string) =>
    read.find((page) => page.name === component)?.text.props.find((prop) => prop.name === name)?.control;
  expect(controlOf('Stack', 'gap')).toEqual([0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64]);
  expect(controlOf('Text', 'weight')).toEqual(['regular', 'medium', 'strong']);
  expect(controlOf('Button', 'variant')).toEqual(['link', 'quiet', 'plain', 'chosen', 'signal', 'critical']);
  expect(pages.get('docs/Stack.md')).toContain('| `gap` | `0 \\| 4 \\| 8 \\| 12 ');
  expect(pages.get('docs/Stack.md')).toContain("export type Justify = 'start' | 'center' | 'end' | 'between';");
});

test('The index lists the components by purpose, in the order of Storybook', () => {
  const chapters = [...(pages.get('llms.txt') ?? '').matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  expect(chapters).toEqual([...COMPONENT_CHAPTERS, 'Functions']);
  const listed = [...(pages.get('llms.txt') ?? '').matchAll(/\]\((docs\/\w+\.md)\)/g)].map(([, path]) => path);
  expect([...pages.keys()].filter((path) => path !== 'llms.txt' && !listed.includes(path))).toEqual([]);
  // Storybook reads its order from the text of this file.
  const [, order = ''] = /storySort: \{[^]*?order: \[([^]*?)\n {8}\],/.exec(preview) ?? [];
  expect([...order.matchAll(/^ {10}'([^']+)'/gm)].map(([, name]) => name)).toEqual([...CHAPTERS]);
});

test('A text names no rows, alone or in a list', () => {
  expect(withoutRowIds('[W-13] [W-14] The first.')).toBe('The first.');
  expect(withoutRowIds('After hundreds of scans [K-11, K-12, Z-09] it is fast.')).toBe(
    'After hundreds of scans it is fast.',
  );
});

test('Pages for readers outside of the repository have no row ids', () => {
  for (const text of pages.values()) expect(text).not.toMatch(/\[[A-Z]-\d\d\]/);
});

test('A guide that is not a literal is refused, because the documentation would lack it', () => {
  const story = (guide: string): string =>
    `const meta = { title: 'Components/X', parameters: { guide: ${guide} } };\nexport default meta;\nexport const Example = {};`;
  expect(readStories(story("{ use: ['this'], avoid: ['that'] } satisfies Guide"), 'x').guide).toEqual({
    use: ['this'],
    avoid: ['that'],
  });
  const values = '{ a: [1, true, , `two`] as const, b: { c: "d" } }';
  expect(readStories(story(values), 'x').guide).toEqual({ a: [1, true, null, 'two'], b: { c: 'd' } });
  for (const guide of ['{ ...shared }', "{ 'a-b': 1 }", '{ [use]: 1 }', '{ use() {} }'])
    expect(() => readStories(story(guide), 'x')).toThrow('Line 1: a guide may have plain properties only.');
  expect(() => readStories(story('{ use: [`${words}`] }'), 'x')).toThrow('found TemplateLiteral.');
  expect(() => readStories(story('{ use: words }'), 'x')).toThrow(
    'Line 1: a guide must consist of literals; found Identifier.',
  );
});

test('A guide and a default are plain text: Storybook does not read them as Markdown', () => {
  const marked = read.flatMap(({ name, guide, text }) => [
    ...(JSON.stringify({ ...guide, doAndDont: undefined }).includes('`') ? [name] : []),
    ...text.props.filter((prop) => prop.byDefault?.includes('`')).map((prop) => `${name}.${prop.name}`),
  ]);
  expect(marked).toEqual([]);
});

const SECTIONS = [
  'When to use it',
  'When not',
  "Do and don't",
  'Made of',
  'Keyboard',
  'Accessibility',
  'Texts',
  'Cost',
];

test('Every component has every section, so that a reader finds the same on each page', () => {
  const missing = [...pages].flatMap(([path, text]) =>
    path === 'llms.txt'
      ? []
      : SECTIONS.filter((title) => !text.includes(`\n## ${title}\n`)).map((title) => `${path}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test('What the source says: parts, keys and texts of a component', () => {
  const { facts } = read.find(({ name }) => name === 'Pagination')!;
  expect(facts.madeOf).toEqual(['Icon']);
  expect(facts.texts).toContain('Next page');
  // Those of an internal part are texts of each component that shows it.
  expect(read.find(({ name }) => name === 'EditableList')!.facts.texts).toContain('Save');
  expect(facts.keyboard).toContainEqual(['Enter, Space', 'Presses the button that has the focus.']);
  expect(pages.get('docs/Switch.md')).toContain('- Space: Switches it on or off.');
  expect(pages.get('docs/Switch.md')).not.toContain('unchecks');
  expect(pages.get('docs/Checkbox.md')).toContain('- Space: Checks or unchecks it.');
  expect(pages.get('docs/Divider.md')).toContain('## Keyboard\n\n- Nothing of its own takes the focus.');
  expect(read.find(({ name }) => name === 'Avatar')!.facts.partOf).toContain('UserMenu');
});

test('The code of every good and bad example compiles', () => {
  const examples = read.flatMap(({ name, guide }) =>
    (guide?.doAndDont ?? []).flatMap((pair) => [
      { name, code: pair.do[0] },
      { name, code: pair.dont[0] },
    ]),
  );
  expect(examples.length).toBeGreaterThan(250);
  const wrong = { name: 'Button', code: '<Button variant="loud">Go</Button>' };
  expect(problemsIn([...examples, wrong], source)).toEqual([
    expect.stringMatching(/^Button: Type '"loud"' is not assignable/),
  ]);
});

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
