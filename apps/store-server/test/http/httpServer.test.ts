import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '../../src/http/httpServer.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

/** More bytes than all buffers between server and client hold, so a response that is not read does not end. */
const LARGE_BYTES = 16 * 1024 * 1024;

/** Takes several writes. */
const MEDIUM_BYTES = 1024 * 1024;

/** Events may come late on a busy machine. */
const PATIENCE = { timeout: 30_000 };

let database: TestDatabase;
let portalDir: string;
let http: HttpServer;
let node: TestNode;
/** Responses that have started and not ended. */
let begun = 0;
/** All responses that have started. */
let answered = 0;
let token: string;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(portalDir, 'assets'));
  await writeFile(join(portalDir, 'index.html'), '<title>In-store portal</title>');
  await writeFile(join(portalDir, 'assets/large-4f2a.js'), randomBytes(LARGE_BYTES / 2).toString('hex'));
  await writeFile(join(portalDir, 'assets/small-4f2a.js'), '// a small one');
  await writeFile(join(portalDir, 'assets/medium-4f2a.js'), '//'.padEnd(MEDIUM_BYTES, 'x'));
  database = await startTestDatabase();
  http = await startHttpServer(0, '127.0.0.1');
  node = await startNode(database, { portalDir, serverFactory: () => http.server, listening: http.port });
  token = await node.session('maren-okafor');
  http.serve((request, response) => {
    begun += 1;
    answered += 1;
    response.once('close', () => (begun -= 1));
    node.app.routing(request, response);
  });
});
afterAll(() => closeAll(http, node, database, { close: () => rm(portalDir, { recursive: true, force: true }) }));

/** Opens a connection that sends a text and reads nothing. */
async function send(text: string): Promise<Socket> {
  const socket = connect(http.port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const H2C = 'Connection: Upgrade\r\nUpgrade: h2c\r\n';
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const PICTURE = '/api/catalogue/image-transform?src=/artwork/products/HC82-104-CF.svg&width=800&dpr=3&format=png';

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** Files of the portal that the server has open; empty on systems without /proc. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`);
      return path.startsWith(portalDir) ? [path] : [];
    } catch {
      // It has been closed.
      return [];
    }
  });
}

const nothingOpen = () =>
  vi.waitFor(() => {
    expect(begun).toBe(0);
    expect(openFiles()).toEqual([]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  }, PATIENCE);

test('A client that pipelines requests and disconnects leaves no file open', async () => {
  const before = answered;
  const client = await send(ask('/assets/large-4f2a.js').repeat(100));
  await expect.poll(() => answered).toBeGreaterThan(before);
  client.resetAndDestroy();
  await nothingOpen();
});

test.each([
  ['a large file', () => ask('/assets/large-4f2a.js')],
  ['a file that is compressed while it is sent', () => ask('/assets/large-4f2a.js', 'Accept-Encoding: gzip\r\n')],
  ['a file, and offers another protocol', () => ask('/assets/large-4f2a.js', H2C)],
  ['a picture', () => ask(PICTURE)],
  ['a spreadsheet', () => ask('/api/inventory/export/excel/canal-street', `Authorization: Bearer ${token}\r\n`)],
])(
  'A client that requests %s and disconnects early leaves no file open',
  { tags: ['Z-06', 'A-05'] },
  async (_what, request) => {
    const before = answered;
    const clients = await Promise.all(Array.from({ length: 10 }, () => send(request())));
    await expect.poll(() => answered).toBe(before + 10);
    // Half of them before the response starts.
    for (const client of clients.splice(0, 5)) client.resetAndDestroy();
    await Promise.all(clients.map((client) => once(client, 'readable')));
    for (const client of clients) client.resetAndDestroy();
    await nothingOpen();
  },
);

test('A client that upgrades the protocol early does not affect other clients', async () => {
  for (const offer of [H2C, WEBSOCKET]) {
    const before = answered;
    const client = await send(ask('/assets/large-4f2a.js') + ask('/', offer));
    await expect.poll(() => answered).toBeGreaterThan(before);
    client.resetAndDestroy();
    await nothingOpen();
  }
});

test('A client that waits for each response keeps its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let at = 0; at < 40; at += 1) {
    const path = `/assets/${at % 2 ? 'small' : 'medium'}-4f2a.js`;
    const request = get({ port: http.port, path, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    ports.add(request.socket?.localPort);
    expect(response.statusCode).toBe(200);
    await buffer(response);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
  await nothingOpen();
});

test('A client that sends Expect: 100-continue gets the answer to send the body', async () => {
  const request = httpRequest({
    port: http.port,
    path: '/api/userauth/authenticate/device',
    method: 'POST',
    headers: { expect: '100-continue', 'content-type': 'application/json' },
  });
  request.flushHeaders();
  await once(request, 'continue');
  request.end('{}');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(400);
  await buffer(response);
});

test('A node that stops answers the requests that it has begun, and takes no new ones', { tags: 'O-06' }, async () => {
  const starting = await startHttpServer(0, '127.0.0.1');
  const url = `http://127.0.0.1:${starting.port}/healthz`;
  const early = await fetch(url);
  expect(early.status).toBe(503);
  expect(Object.fromEntries(early.headers)).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  expect(await early.json()).toEqual({ type: 'about:blank', title: 'The store is starting', status: 503 });
  const arrived = new Promise<() => void>((resolve) => {
    starting.serve((_request, response) => resolve(() => response.end('done')));
  });
  const answer = fetch(url);
  const finish = await arrived;
  const closed = starting.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await answer).text()).toBe('done');
  await closed;
  await starting.close();
});
