import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runWithStories } from './storiesInNode.ts';

const outside = inject('outside');

/** Renders each story as a server does. */
const program = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { UiProvider } from '@instore/ui/UiProvider';
  const rendered = [];
  const failed = [];
  for (const { default: meta, ...stories } of modules) {
    for (const [name, moduleExport] of Object.entries(stories)) {
      const args = { ...meta.args, ...moduleExport.args };
      const draw = moduleExport.render ?? meta.render ?? ((given) => createElement(meta.component, given));
      const Story = () => draw(args, { args, globals: {}, parameters: {} });
      try {
        rendered.push([meta.title, renderToString(createElement(UiProvider, { locale: 'ar-EG' }, createElement(Story))).length]);
      } catch (error) {
        failed.push(meta.title + ' ' + name + ': ' + error.message);
      }
    }
  }
  console.log(JSON.stringify({ rendered, failed }));`;

interface Printed {
  rendered: [title: string, length: number][];
  failed: string[];
}

test('every story renders in plain Node.js from the built package without a document', async () => {
  const printed = await runWithStories<Printed>({ outside, code: program });
  expect(printed.failed).toEqual([]);
  const titles = new Set(printed.rendered.map(([title]) => title.split('/').at(-1)));
  const components = (await readdir(join(outside, 'node_modules/@instore/ui/dist/docs'))).map((file) =>
    file.replace('.md', ''),
  );
  // Two stories files have a name of their own: they show two components each, or one that is named otherwise.
  const others = ['CommandPalette', 'NotificationBell', 'ShelfLabelSheets', 'ToastRegion'];
  expect(components.filter((name) => !titles.has(name) && !others.includes(name))).toEqual([]);
});
