import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { packages } from '../../scripts/packages/pack.ts';
import { root } from '../../scripts/run.ts';
import { complaintsOf } from './complaintsOf.ts';
import { entryPoints } from './outside.ts';

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

/** The samples of code in a document, as files of a folder. */
async function samplesOf(document: string, folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, document), 'utf8');
  const samples = [...text.matchAll(/^```(tsx?)\n(import .*?)^```/gms)];
  return Object.fromEntries(samples.map(([, ending, sample = ''], at) => [`${folder}/sample${at}.${ending}`, sample]));
}

/** A module that imports each entry point of the kit. */
async function importsOfAll(): Promise<string> {
  const names = await entryPoints(join(outside, 'node_modules/@instore/ui'));
  expect(names.length).toBeGreaterThan(100);
  const imports = names.map((name, at) => `import * as entry${at} from '@instore/ui/${name}';`);
  return [...imports, `export const all = [${names.map((_, at) => `entry${at}`).join(', ')}];`].join('\n');
}

/** All files that are compiled with the resolution of a bundler: TypeScript reads and checks the packages once. */
let files: Record<string, string>;
/** Lines of errors: `readme-ui/sample0.tsx(3,1): error …`. */
let complaints: readonly string[];

beforeAll(async () => {
  const readmes = packages.map((name) => samplesOf(`packages/${name}/README.md`, `readme-${name}`));
  const guide = Object.entries(await samplesOf('docs/reuse.md', 'reuse')).filter(([file]) => file.endsWith('.ts'));
  const host = { 'host/app.tsx': code, 'entries/all.ts': await importsOfAll() };
  files = Object.assign(host, Object.fromEntries(guide), ...(await Promise.all(readmes)));
  complaints = (await complaintsOf(outside, 'types-bundler', files, 'bundler')).split('\n').filter(Boolean);
});

const FOLDERS = ['host', 'entries', 'reuse', ...packages.map((name) => `readme-${name}`)];

/** What TypeScript says about the files of a folder, and about the packages themselves. */
const complaintsAbout = (folder: string): string[] =>
  complaints.filter((line) => !FOLDERS.some((other) => other !== folder && line.startsWith(`${other}/`)));

const filesIn = (folder: string): string[] => Object.keys(files).filter((file) => file.startsWith(`${folder}/`));

test('a host under TypeScript sees the types (moduleResolution bundler)', () => {
  expect(complaintsAbout('host')).toEqual([]);
});

test('every entry point of the kit has types', () => {
  expect(complaintsAbout('entries')).toEqual([]);
});

test('a host under TypeScript sees the types of every entry point (nodenext)', async () => {
  const app = { 'app.tsx': code, 'all.ts': await importsOfAll() };
  expect(await complaintsOf(outside, 'types-nodenext', app, 'nodenext')).toBe('');
});

test('the samples of client and live connection in docs/reuse.md compile unchanged', () => {
  expect(filesIn('reuse')).toHaveLength(2);
  expect(complaintsAbout('reuse')).toEqual([]);
});

test.for(packages)('the samples in the README of @instore/%s compile unchanged', (name) => {
  expect(filesIn(`readme-${name}`)).not.toEqual([]);
  expect(complaintsAbout(`readme-${name}`)).toEqual([]);
});
