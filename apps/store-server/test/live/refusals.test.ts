import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

const PORT = await freePort();
let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('empty');
  node = await startNode(database, { port: PORT });
});
afterAll(() => closeAll(node, database));

const requestOf = (line: string, ...headers: string[]) =>
  `${[line, `Host: 127.0.0.1:${PORT}`, ...headers].join('\r\n')}\r\n\r\n`;

/** Sends an upgrade and resets the connection, a little later each time. */
async function sendAndReset(request: string, attempt: number): Promise<void> {
  const socket = connect(PORT, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  socket.write(request, () => {
    let turns = attempt % 5;
    const reset = (): void => void (turns-- > 0 ? setImmediate(reset) : socket.resetAndDestroy());
    reset();
  });
  await closed;
}

test.each([
  ['of an unknown address', requestOf('GET /nope HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')],
  [
    'of a foreign page',
    requestOf('GET /ws HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Origin: https://evil.example'),
  ],
  ['of another protocol', requestOf('POST /api/x HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c')],
  ['without a key', requestOf('GET /ws HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')],
])(
  'A refused upgrade %s whose client disconnects does not affect the server',
  { tags: 'L-01' },
  async (_what, request) => {
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', note);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 30 }, (_, attempt) => sendAndReset(request, attempt)));
    }
    const answer = await fetch(`${node.url}/healthz`);
    process.off('uncaughtException', note);
    expect(answer.status).toBe(200);
    expect(uncaught).toEqual([]);
  },
);

test('A request that offers another protocol (h2c) is answered without an upgrade', async () => {
  const answerTo = async (request: string): Promise<string> => {
    const socket = connect(PORT, '127.0.0.1');
    socket.write(request);
    return text(socket);
  };
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
  const health = await answerTo(requestOf('GET /healthz HTTP/1.1', ...offer));
  expect(health).toMatch(/^HTTP\/1\.1 200 /);
  expect(health).toContain('{"status":"ready"}');
  // Bytes after the header are not read as a body.
  const write = await answerTo(requestOf('POST /api/x HTTP/1.1', ...offer, 'Content-Length: 2'));
  expect(write).toMatch(/^HTTP\/1\.1 426 /);
  expect(write).toContain('Upgrade: websocket');
});
