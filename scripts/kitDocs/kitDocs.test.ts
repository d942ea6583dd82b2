import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSearch } from '../../.storybook/book/searchPages.ts';
import { publicExports } from '../packages/entries.ts';
import { root } from '../run.ts';
import { bookTexts } from './bookTexts.ts';
import { CHAPTERS, COMPONENT_CHAPTERS } from './chapters.ts';
import { kitDocs, readKit } from './kitDocs.ts';
import { readStories } from './readStories.ts';
import { withoutRowIds } from './rowIds.ts';
import { screenParts } from './screenParts.ts';
import { statusText } from './write.ts';

const source = join(root, 'packages/ui/src');
const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
// Read once for the tests of all that is written from it: TypeScript needs seconds for it.
const kit = readKit(source);
const read = kit.pages;
const pages = kitDocs(kit);
const texts = bookTexts(root, kit);
const search = createSearch(texts);
const found = (words: string): string[] => search(words).map(({ title }) => title);

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

test('A developer reads whether a component can be used, and since which release', () => {
  expect(pages.get('docs/Button.md')).toContain('\n\nReady to use. Since 0.1.0.\n\n```ts\nimport');
  const without = [...pages].filter(
    ([path, text]) => path.startsWith('docs/') && !/^(Ready to use|Deprecated: .+)\. (Since \d|New: )/m.test(text),
  );
  expect(without.map(([path]) => path)).toEqual([]);
  const { text } = read.find(({ name }) => name === 'Button')!;
  expect(statusText({ text: { ...text, deprecated: 'use Link' }, since: '1.0.0' })).toBe(
    'Deprecated: use Link. Since 1.0.0.',
  );
});

test('Every export of the kit is described on a page', () => {
  const exports = publicExports(readFileSync(join(source, 'index.ts'), 'utf8')).flatMap(({ values, namespace }) => [
    ...values,
    ...(namespace === undefined ? [] : [namespace]),
  ]);
  const described = new Set([
    ...read.flatMap(({ name, parts, values }) => [name, ...[...parts, ...values].map((one) => one.name)]),
    ...kit.functions.map(({ name }) => name),
  ]);
  expect(exports.length).toBeGreaterThan(150);
  expect(exports.filter((name) => !described.has(name))).toEqual([]);
});

test('What an entry point has beside its component is on the page of the component', () => {
  const panel = pages.get('docs/FilterPanel.md');
  expect(panel).toContain('### FilterButton\n');
  expect(panel).toContain("import { FilterChips } from '@instore/ui/FilterPanel';");
  expect(pages.get('docs/ToastRegion.md')).toMatch(/### toasts\n[^]*\| `toasts\.positive` \|/);
  expect(pages.get('docs/ToastRegion.md')).toContain('export type ToastOptions');
  expect(pages.get('docs/Icon.md')).toContain('`icons.bell`');
  expect(pages.get('docs/PriceRange.md')).toContain('Its type is `PricePair`');
  expect(pages.get('llms.txt')).toMatch(/\[Skeleton\].*\(also SkeletonLabels, SkeletonPicks\)/);
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
  const undescribed = read
    .flatMap((page) => [page, ...page.parts])
    .flatMap(({ name, text }) =>
      text.props.filter((prop) => prop.description === '' && !prop.isAttribute).map((prop) => `${name}.${prop.name}`),
    );
  expect(undescribed).toEqual([]);
  const values = read.flatMap((page) => page.values);
  expect(values.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  const members = values.flatMap((value) => value.members.map((member) => ({ ...member, value: value.name })));
  const silent = members.filter(({ type, description }) => type !== '' && description === '');
  expect(silent.map(({ value, name }) => `${value}.${name}`)).toEqual([]);
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
  expect(chapters).toEqual([...COMPONENT_CHAPTERS, 'Patterns', 'Functions']);
  const listed = [...(pages.get('llms.txt') ?? '').matchAll(/\]\(((?:docs|patterns)\/\w+\.md)\)/g)].map(
    ([, path]) => path,
  );
  expect([...pages.keys()].filter((path) => path.includes('/') && !listed.includes(path))).toEqual([]);
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

test('A developer copies a pattern from the package', () => {
  expect(kit.patterns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ListWithDetail', 'BulkWork', 'ScanLoop', 'OfflineQueue', 'SignIn', 'StepByStep', 'Dates']),
  );
  expect(pages.get('patterns/BulkWork.md')).toMatch(/## Code\n[^]*```tsx\nimport \{\n {2}BulkBar,/);
});

test('A guide that is not a literal is refused', () => {
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
    ...(JSON.stringify(guide ?? {}).includes('`') ? [name] : []),
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
    !path.startsWith('docs/')
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

test('The texts of a component are in the order of its code, not of its comments', () => {
  const { facts } = read.find(({ name }) => name === 'DateRangePicker')!;
  expect(facts.texts).toEqual(['Any day', 'Today', 'Yesterday', 'Last 7 days', 'Last 30 days']);
});

test('Every component has as many good examples as bad ones, each with its reason', () => {
  const kinds = (name: string) => (read.find((page) => page.name === name)?.examples ?? []).map(({ kind }) => kind);
  expect(kinds('Button')).toEqual(['do', 'dont', 'do', 'dont']);
  const examples = read.flatMap((page) => page.examples);
  expect(examples.length).toBeGreaterThan(250);
  expect(examples.filter(({ why, code }) => why === '' || !code.startsWith('<'))).toEqual([]);
  const single = read.filter(({ name }) => kinds(name).some((kind, at) => kind !== (at % 2 === 0 ? 'do' : 'dont')));
  expect(single.map(({ name }) => name)).toEqual([]);
});

test('The code of an example is written as in its story, from the start of the line', () => {
  expect(pages.get('docs/Code.md')).toContain(`Do: Set for codes: 0 and O differ.

\`\`\`tsx
<Inline>
  SKU <Code size={17}>HO80-100-C0</Code>
</Inline>
\`\`\``);
  expect(pages.get('docs/Code.md')).not.toContain('- Do:');
});

/** The texts of the files below a folder whose names end with `end`. */
const filesBelow = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
const stories = filesBelow('packages/ui/src', '.stories.tsx').map((code) => readStories(code, 'x'));

test('The search has the text of every page of Storybook', () => {
  const guides = filesBelow('.storybook/book', '.mdx').map((code) => /(?<=<Meta title=")[^"]+/.exec(code)?.[0] ?? '');
  const titles = [...guides, ...stories.map(({ title }) => title)];
  expect(titles.length).toBeGreaterThan(150);
  expect(texts.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  expect(texts.filter(({ text }) => text.trim().length < 40).map(({ title }) => title)).toEqual([]);
});

test('A page without a component of the kit begins with what it is about', () => {
  const introduced = stories.filter(({ title }) => /^(Foundations|Screens)\//.test(title));
  expect(introduced.length).toBeGreaterThan(10);
  expect(introduced.filter(({ description }) => description.length < 40).map(({ title }) => title)).toEqual([]);
});

test('A reader asks a question, or uses the name that another kit has for a component', () => {
  expect(found('How do I confirm before deleting?')).toContain('Overlays/ConfirmDialog');
  expect(found('which component for a list with thousands of rows?')).toContain('Collections/DataTable');
  expect(found('what colour may I use for a warning?')).toContain('Foundations/Colour');
  expect(found('dropdown')).toContain('Forms/Select');
  expect(found('snackbar')[0]).toBe('Messages/Toast');
  expect(found('how')).not.toEqual([]);
});

test('A reader finds a guide by what it says', () => {
  expect(found('Tailwind preflight')[0]).toBe('Start/Use it in your app');
  expect(found('import tokens into Figma')[0]).toBe('Foundations/Define a brand');
  expect(found('associates sales floor picker stockroom')).toContain('Patterns/A request');
  expect(found('code is loaded when it is first shown')).toContain('Foundations/Loading');
  expect(found('accent once per screen')).toContain('Foundations/Colour');
});

test('A reader finds a component by its purpose, and by its name in words', () => {
  expect(found('ask before something is deleted')).toContain('Overlays/ConfirmDialog');
  expect(found('data table')[0]).toBe('Collections/DataTable');
  expect(found('confirmdialog')[0]).toBe('Overlays/ConfirmDialog');
});

test('A hit shows the line that has the words', () => {
  const [hit] = search('Trusted Types');
  expect(hit).toEqual({
    title: 'Start/Use it in your app',
    passage: expect.stringContaining('With Trusted Types, your default policy must return'),
  });
  expect(search('zebra crossing')).toEqual([]);
});
