import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const execute = promisify(execFile);
const outside = inject('outside');
const kit = join(outside, 'node_modules/@instore/ui/dist');

/** Imports a module of the kit as a bundler for the server's side does: React has no state, effects or context there. */
async function importOnServer(module: string): Promise<unknown> {
  const path = join(outside, 'server-component.mjs');
  const hooks = join(import.meta.dirname, 'react-server.mjs');
  await writeFile(
    path,
    `import { register } from 'node:module';
     register(${JSON.stringify(`file://${hooks}`)});
     const it = await import(${JSON.stringify(`file://${join(kit, module)}`)});
     console.log(JSON.stringify(Object.keys(it)));`,
  );
  const { stdout } = await execute(process.execPath, ['-C', 'react-server', '-C', 'module', path]);
  return JSON.parse(stdout);
}

test('every component can be imported by a React server component', async () => {
  expect(await importOnServer('index.js')).toEqual(expect.arrayContaining(['Button', 'EmptyState', 'Stamp', 'toasts']));
});

test('what needs no browser stays on the server', async () => {
  const isClient = async (module: string) => (await readFile(join(kit, module), 'utf8')).startsWith('"use client"');
  expect(await isClient('components/ScanField/ScanField.js')).toBe(true);
  expect(await isClient('components/Stamp/Stamp.js')).toBe(false);
  expect(await isClient('components/EmptyState/EmptyState.js')).toBe(false);
});
