import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { examples } from '../../.storybook/data/examples.ts';
import { kitExports } from '../../scripts/kitDocs/copied/names.ts';
import { writeExamples } from '../../scripts/kitDocs/copied/writeExamples.ts';
import { root } from '../../scripts/run.ts';
import { complaintsOf } from './complaintsOf.ts';
import { runWithStories } from './storiesInNode.ts';

const outside = inject('outside');

/** Renders each story as a server does, and writes its code as a docs page shows it. */
const program = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { UiProvider } from '@instore/ui/UiProvider';
  import { codeOf } from ${JSON.stringify(join(root, '.storybook/book/codeOf.ts'))};
  const rendered = [];
  const failed = [];
  const copied = [];
  for (const { default: meta, ...stories } of modules) {
    for (const [name, moduleExport] of Object.entries(stories)) {
      const args = { ...meta.args, ...moduleExport.args };
      const code = codeOf({ moduleExport, argTypes: {}, initialArgs: args });
      if (code !== undefined) copied.push([meta.title.replaceAll('/', '-') + '-' + name + '.tsx', code]);
      const draw = moduleExport.render ?? meta.render ?? ((given) => createElement(meta.component, given));
      const Story = () => draw(args, { args, globals: {}, parameters: {} });
      try {
        rendered.push([meta.title, renderToString(createElement(UiProvider, { locale: 'ar-EG' }, createElement(Story))).length]);
      } catch (error) {
        failed.push(meta.title + ' ' + name + ': ' + error.message);
      }
    }
  }
  console.log(JSON.stringify({ rendered, failed, copied }));`;

interface Printed {
  rendered: [title: string, length: number][];
  failed: string[];
  copied: [file: string, code: string][];
}

let printed: Printed;
let copied: ReadonlyMap<string, string>;

beforeAll(async () => {
  const others = [fileURLToPath(new URL('sample.stories.tsx', import.meta.url))];
  printed = await runWithStories<Printed>({ outside, plugins: [examples()], others, code: program });
  copied = new Map(printed.copied);
});

test('every story renders in plain Node.js from the built package without a document', async () => {
  expect(printed.failed).toEqual([]);
  const titles = new Set(printed.rendered.map(([title]) => title.split('/').at(-1)));
  const components = (await readdir(join(outside, 'node_modules/@instore/ui/dist/docs'))).map((file) =>
    file.replace('.md', ''),
  );
  // Two stories files have a name of their own: they show two components each, or one that is named otherwise.
  const others = ['CommandPalette', 'NotificationBell', 'ShelfLabelSheets', 'ToastRegion'];
  expect(components.filter((name) => !titles.has(name) && !others.includes(name))).toEqual([]);
});

test('A developer copies any Storybook example, and it compiles with only the package', async () => {
  expect(copied.size).toBeGreaterThan(300);
  expect(await complaintsOf(outside, 'copied-code', Object.fromEntries(copied), 'bundler')).toBe('');
});

test('An example has the values that the file of its story takes from elsewhere', () => {
  expect(copied.get('Sample-Values.tsx')).toBe(`import { Button } from '@instore/ui/Button';
import { icons } from '@instore/ui/Icon';

export const Values = () => (
  <Button onPress={() => {}} icon={icons.plus} variant="signal" isFill>Halden Court 82</Button>
);`);
});

test('What an example sets itself stays, and other elements get no args', () => {
  const code = copied.get('Sample-OwnValue.tsx');
  expect(code).toContain('<Button icon={icons.plus} size="l">Halden Court 82</Button>');
  expect(code).toContain('<Button variant="quiet">Halden Court 82</Button>');
});

test('Children of a fragment are copied without it', () => {
  expect(copied.get('Sample-Several.tsx')).toContain(`<Stack gap={8}>
  <Text>In bin A-14-03</Text>
  <Text tone="soft">2 pairs</Text>
</Stack>;`);
});

test('A developer copies what a story draws with its state, without its tests', () => {
  expect(copied.get('Sample-State.tsx')).toBe(`import { Pagination } from '@instore/ui/Pagination';
import { useState } from 'react';

export function State() {
  const [page, setPage] = useState(3);
  return (
    <Pagination
      label="Pages"
      pageCount={9}
      page={page}
      onChange={(next) => {
        setPage(next);
      }}
    />
  );
}`);
});

test('An arg that the story takes by its own name is replaced, too', () => {
  const code = copied.get('Sample-OwnNames.tsx');
  expect(code).toContain('useState(3)');
  expect(code).toContain('<Pagination label="Pages" pageCount={9} page={chosen} onChange={setChosen} />');
  expect(code).toContain('<Pagination label="Pages" pageCount={9} page={3} onChange={() => {}} />');
});

test('A callback from the story file becomes an empty function in the copied code', () => {
  const code = copied.get('Sample-Callbacks.tsx');
  expect(code).toContain('onClose={close}');
  expect(code).toContain('<Button onPress={() => {}}>Clear</Button>');
});

test('A component of the file of the story is copied with the example that uses it', () => {
  const code = copied.get('Sample-Helper.tsx');
  expect(code).toContain("const SIZES = ['s', 'm'] as const;");
  expect(code).toContain('const Sizes = ({ label }: { label: string }) => (');
  expect(code).toContain('<Sizes label="Tarn Fell Runner" />');
});

test('Args that an example passes on together are written where it names them', () => {
  expect(copied.get('Sample-Together.tsx')).toContain('pageCount: 9,');
});

test('A story of tests alone has no code to copy', () => {
  const code = `const meta = { title: 'Patterns/Floor' };
export default meta;
export const Light = story('light');
export const Dark = { beforeEach: () => undefined, play: async () => {} };`;
  expect(writeExamples(code, kitExports([]))).toBe('');
});
