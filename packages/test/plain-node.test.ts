import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);
const outside = inject('outside');

const run = async (name: string, code: string): Promise<unknown> => {
  const path = join(outside, `${name}.js`);
  await writeFile(path, code);
  const { stdout } = await execute(process.execPath, [path], { cwd: outside });
  return JSON.parse(stdout);
};

test.for(['api', 'realtime'])(
  '@instore/%s runs in Node without a bundler, with all that its source offers',
  async (name) => {
    const source = (await import(join(root, 'packages', name, 'src/index.ts'))) as object;
    const names = await run(
      name,
      `import * as it from '@instore/${name}'; console.log(JSON.stringify(Object.keys(it)));`,
    );
    expect(names).toEqual(Object.keys(source).toSorted());
  },
);

test('the contract comes with the client', async () => {
  const find = `import { readFileSync } from 'node:fs';
    const text = readFileSync(new URL(import.meta.resolve('@instore/api/openapi.yaml')), 'utf8');
    console.log(JSON.stringify(text));`;
  expect(await run('contract', find)).toBe(await readFile(join(root, 'packages/api/openapi.yaml'), 'utf8'));
});
