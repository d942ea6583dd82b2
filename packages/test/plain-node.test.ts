import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('the example in the README of the client reads locations in plain Node', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const services = { store: '/api/store' };
    response.end(JSON.stringify(request.url === '/config.json' ? { services } : { status: 200, data: [] }));
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const readme = await readFile(join(root, 'packages/api/README.md'), 'utf8');
    const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    const code = example
      .replace('https://store.example', `http://127.0.0.1:${port}`)
      .replace('console.log(stores.data)', 'console.log(JSON.stringify(stores))');
    expect(await run('readme', code)).toMatchObject({ ok: true });
  } finally {
    server.close();
  }
});
