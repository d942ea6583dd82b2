import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { assertBuilt } from './buildApps.ts';
import { root } from './run.ts';

const read = (...path: string[]): Promise<string> => readFile(join(root, ...path), 'utf8');
const tags = ['O-11'];

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(app: string): Promise<void> {
  const file = join(folder, app, 'dist/index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
}

test('A start without a build names the app that is not built', { tags }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-built-'));
  expect(() => assertBuilt(folder)).toThrow('--no-build: apps/portal is not built; run pnpm build:apps first');
  await build('apps/portal');
  expect(() => assertBuilt(folder)).toThrow('--no-build: apps/kiosk is not built');
  await build('apps/kiosk');
  expect(() => assertBuilt(folder)).not.toThrow();
});

test('The store takes the flag of a start without a build', { tags }, () => {
  expect(readSettings({}, ['--no-build', '--empty']).seed).toBe('empty');
});

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

/** The files of `scripts` that a command runs, and the packages that they import. */
async function packagesOf(file: string, known = new Set<string>()): Promise<string[]> {
  if (known.has(file)) return [];
  known.add(file);
  const imported = [...(await read(file)).matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
  const here = imported.filter((from) => from.startsWith('./')).map((from) => join(dirname(file), from));
  const packages = imported.filter((from) => !from.startsWith('.') && !from.startsWith('node:'));
  return [...packages, ...(await Promise.all(here.map((one) => packagesOf(one, known)))).flat()];
}

test('The commands of an image import no development dependency', { tags }, async () => {
  const { scripts, dependencies } = JSON.parse(await read('package.json')) as Manifest;
  const commands = Object.keys(scripts).filter((name) => name === 'start' || name.startsWith('store:'));
  const files = commands.map((name) => scripts[name]?.replace(/^tsx /, '') ?? '');
  expect(files.length).toBeGreaterThan(8);
  const packages = (await Promise.all(files.map((file) => packagesOf(file)))).flat();
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  expect(dependencies).toHaveProperty('tsx');
});

test('The image has no tools, is not run by root and starts without a build', { tags }, async () => {
  const stages = (await read('Dockerfile')).split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  expect(stages.at(-2)).toContain('--offline --prod');
  expect(last).toMatch(/^USER node$/m);
  expect(last).toContain('CMD ["node", "--import", "tsx", "scripts/start.ts", "--no-build"]');
  // Nothing is installed or built in it.
  expect(last).not.toMatch(/^RUN .*(npx|npm|pnpm)/m);
  expect(last).toContain('/healthz');
});

test('The image is built from every folder of the workspace', { tags }, async () => {
  const ignored = (await read('.dockerignore')).split('\n');
  const { packages } = parse(await read('pnpm-workspace.yaml')) as { packages: string[] };
  const folders = await Promise.all(
    packages.map(async (pattern) => (pattern.endsWith('/*') ? readdir(join(root, pattern.slice(0, -2))) : [pattern])),
  );
  expect(folders.flat().filter((name) => ignored.includes(name))).toEqual([]);
  expect(ignored).toContain('**/node_modules');
  expect(ignored).toContain('.git');
});

test('Compose runs the store read-only, without rights, on the own machine', { tags }, async () => {
  const { services } = parse(await read('compose.yaml')) as { services: { store: Record<string, unknown> } };
  expect(services.store).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    tmpfs: ['/tmp'],
    ports: ['127.0.0.1:${PORT:-4100}:4100'],
  });
});
