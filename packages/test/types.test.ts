import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';
import { complaintsOf } from './complaintsOf.ts';

const outside = inject('outside');

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

test.for(['bundler', 'nodenext'])(
  'a host under TypeScript sees the types (moduleResolution %s)',
  async (resolution) => {
    expect(await complaintsOf(outside, `types-${resolution}`, { 'app.tsx': code }, resolution)).toBe('');
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
  expect(await complaintsOf(outside, 'samples', Object.fromEntries(files), 'bundler')).toBe('');
});

test.for(['ui', 'api', 'realtime'])('the samples in the README of @instore/%s compile unchanged', async (name) => {
  const files = await samplesOf(`packages/${name}/README.md`);
  expect(Object.keys(files)).not.toEqual([]);
  expect(await complaintsOf(outside, `readme-${name}`, files, 'bundler')).toBe('');
});
