import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SERVICES } from '@instore/api';
import { transformWithOxc } from 'vite';
import { expect, inject, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { answerFrames } from '../realtime/src/test-support/answerFrames.ts';
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

/** What a page has and Node.js does not, for the samples that are for pages. */
const PAGE = `import { WebSocket as OfWs } from ${JSON.stringify(pathToFileURL(join(root, 'node_modules/ws/wrapper.mjs')).href)};
  globalThis.WebSocket ??= OfWs;
  globalThis.sessionStorage ??= { getItem: () => null };
  globalThis.location ??= { href: 'https://store.example/' };
  globalThis.document ??= Object.assign(new EventTarget(), { visibilityState: 'visible' });
  globalThis.window ??= Object.assign(new EventTarget(), { document, navigator: { onLine: true } });`;

/** Node.js has only the socket of a later version. */
const NODE = PAGE.split('\n').slice(0, 2).join('\n');

/** A jwt of the person 1001, who has another id at the sign-in provider. */
const JWT = `e30.${Buffer.from('{"sub":"abc","user_id":"1001"}').toString('base64url')}.x`;

/** A store that knows the calls and topics of the samples, and what it was asked. */
async function startStore() {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/config.json': { services: Object.fromEntries(SERVICES.map((name) => [name, `/api/${name}`])) },
    '/api/userauth/authenticate/oauth': { status: true, data: { token: JWT } },
    '/api/user/1001': { data: { id: '1001', name: 'Maya Ortiz' } },
  };
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? { status: true, data: [] }));
  }).listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ server, path: '/ws' });
  answerFrames(sockets, {
    onSubscribe(destination, publish) {
      asked.push(`SUBSCRIBE ${destination}`);
      if (destination.startsWith('/user/')) publish('{"id":"1","title":"Pair found"}');
    },
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}`, asked, stop };
}

const DOCUMENTS = ['packages/api/README.md', 'packages/realtime/README.md', 'docs/reuse.md'];

interface Sample {
  title: string;
  code: string;
  isScript: boolean;
}

/** The samples of client and live connection in the documents. */
const samples = DOCUMENTS.flatMap((document): Sample[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^```ts\n(import [^]*?)^```/gm)]
    .map(([, code = '']) => code)
    .filter((code) => /from '@instore\/(api|realtime)'/.test(code))
    .map((code, at) => ({ title: `${document} ${at + 1}`, code, isScript: code.includes('payloadOf') })),
);

test('the documents of client and live connection have samples, and scripts for Node', () => {
  expect(samples).toHaveLength(6);
  expect(samples.filter(({ isScript }) => isScript)).toHaveLength(2);
});

test.for(samples)('the sample in $title runs in plain Node', async ({ title, code, isScript }) => {
  const store = await startStore();
  try {
    const name = title.replaceAll(/[^\w]+/g, '-');
    const typed = code.replaceAll('https://store.example', store.address).replaceAll('eyJhbGciOi…', JWT);
    const { code: plain } = await transformWithOxc(typed, `${name}.ts`);
    await writeFile(join(outside, `${name}.js`), `${isScript ? NODE : PAGE}\n${plain}`);
    const { stdout, stderr } = await execute(process.execPath, [`${name}.js`], { cwd: outside });
    expect(stderr).toBe('');
    expect(store.asked.length + Number(code.includes('await live.close()'))).toBeGreaterThan(0);
    if (!isScript) return;
    const isLive = code.includes('connect(');
    expect(stdout).toContain(isLive ? 'Pair found' : 'Maya Ortiz');
    expect(store.asked).toContain(isLive ? 'SUBSCRIBE /user/1001/in-app-notifications' : 'GET /api/user/1001');
  } finally {
    await store.stop();
  }
});

test('a call without the address of the store says which service has none', async () => {
  const program = `import { createApi } from '@instore/api';
    const api = createApi({ services: { store: '/api/store' }, getToken: () => null, getStore: () => null, fetch });
    console.log(JSON.stringify(await api.store.getStoreLocations()));`;
  expect(await run('without-base', program)).toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('"/api/store" of the service "store" names no server') as string,
  });
});
