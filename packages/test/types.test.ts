import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);

const code = `
import '@instore/ui/styles.css';
import { Button, UiProvider, icons, type ButtonProps } from '@instore/ui';
import { Stamp } from '@instore/ui/Stamp';
import { createApi, type Api } from '@instore/api';
import { connect, type LiveConnection } from '@instore/realtime';

export const parts = { createApi, connect };
export type Parts = [Api, LiveConnection];
export const variant: ButtonProps['variant'] = 'signal';
export const app = (
  <UiProvider>
    <Button icon={icons.bell} onPress={() => {}}>Ring</Button>
    <Stamp state="next">Next</Stamp>
    {/* @ts-expect-error a stamp has no such state */}
    <Stamp state="late">Late</Stamp>
    {/* @ts-expect-error the kit takes no class names */}
    <Button className="mine">Ring</Button>
  </UiProvider>
);`;

/** The errors of TypeScript for these files in the project outside. */
async function complaintsOf(name: string, files: Record<string, string>, resolution: string): Promise<string> {
  const app = join(inject('outside'), name);
  await mkdir(app, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(app, file), text);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    strict: true,
    types: [],
    noEmit: true,
  };
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  return execute(join(root, 'node_modules/.bin/tsc'), ['-p', app]).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

test.for(['bundler', 'nodenext'])(
  'a host under TypeScript sees the types (moduleResolution %s)',
  async (resolution) => {
    expect(await complaintsOf(`types-${resolution}`, { 'app.tsx': code }, resolution)).toBe('');
  },
);

/** The samples of code in a document, as files. */
async function samplesOf(document: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, document), 'utf8');
  const samples = [...text.matchAll(/^```(tsx?)\n(import .*?)^```/gms)];
  return Object.fromEntries(samples.map(([, ending, sample = ''], at) => [`sample${at}.${ending}`, sample]));
}

test('the samples of client and live connection in docs/reuse.md compile unchanged', async () => {
  const files = Object.entries(await samplesOf('docs/reuse.md')).filter(([file]) => file.endsWith('.ts'));
  expect(files).toHaveLength(2);
  expect(await complaintsOf('samples', Object.fromEntries(files), 'bundler')).toBe('');
});

test.for(['ui', 'api', 'realtime'])('the samples in the README of @instore/%s compile unchanged', async (name) => {
  const files = await samplesOf(`packages/${name}/README.md`);
  expect(Object.keys(files)).not.toEqual([]);
  expect(await complaintsOf(`readme-${name}`, files, 'bundler')).toBe('');
});
