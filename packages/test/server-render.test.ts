import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);
const outside = inject('outside');
const dist = join(outside, 'node_modules/@instore/ui/dist');
const source = join(root, 'packages/ui/src');

/** Takes the kit's modules from the built package, and from the workspace only stories and their data. */
const builtKit: Plugin = {
  name: 'built-kit',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'storybook/test') return '\0storybook-test';
    if (!id.startsWith('.') || importer === undefined) return null;
    const path = join(dirname(importer), id);
    const built = join(dist, relative(source, path).replace(/\.tsx?$/, '.js'));
    return path.startsWith(source) && existsSync(built) ? built : null;
  },
  load: (id) =>
    id === '\0storybook-test'
      ? ['expect', 'fn', 'fireEvent', 'screen', 'userEvent', 'waitFor', 'within', 'spyOn', 'mocked']
          .map((name) => `export const ${name} = () => () => undefined;`)
          .join('\n')
      : null,
};

/** Renders each story as a server does, and tells which could not be rendered. */
const program = (files: readonly string[]): string => `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { UiProvider } from '@instore/ui/UiProvider';
  ${files.map((file, at) => `import * as stories${at} from ${JSON.stringify(join(source, file))};`).join('\n')}
  const rendered = [];
  const failed = [];
  for (const { default: meta, ...stories } of [${files.map((_, at) => `stories${at}`).join(', ')}]) {
    for (const [name, story] of Object.entries(stories)) {
      const args = { ...meta.args, ...story.args };
      const draw = story.render ?? meta.render ?? ((given) => createElement(meta.component, given));
      const Story = () => draw(args, { args, globals: {}, parameters: {} });
      try {
        rendered.push([meta.title, renderToString(createElement(UiProvider, { locale: 'ar-EG' }, createElement(Story))).length]);
      } catch (error) {
        failed.push(meta.title + ' ' + name + ': ' + error.message);
      }
    }
  }
  console.log(JSON.stringify({ rendered, failed }));`;

test('every story of every component renders in plain Node.js from the built package, without a document', async () => {
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    /^(components|retail)\/.*\.stories\.tsx$/.test(file),
  );
  const folder = join(outside, 'server-render');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'stories.tsx'), program(files));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [builtKit],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { ssr: 'stories.tsx', outDir: 'out' },
  });
  const { stdout } = await execute(process.execPath, ['out/stories.js'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { rendered, failed } = JSON.parse(stdout) as { rendered: [title: string, length: number][]; failed: string[] };
  expect(failed).toEqual([]);
  const titles = new Set(rendered.map(([title]) => title.split('/').at(-1)));
  const components = (await readdir(join(dist, 'docs'))).map((file) => file.replace('.md', ''));
  // Two stories files have a name of their own: they show two components each, or one that is named otherwise.
  const others = ['CommandPalette', 'NotificationBell', 'ShelfLabelSheets', 'ToastRegion'];
  expect(components.filter((name) => !titles.has(name) && !others.includes(name))).toEqual([]);
});
