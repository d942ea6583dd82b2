import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPost, isPublic } from '../../src/base/post.ts';

const tags = ['O-10'];
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function receive(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
}

const send = (url: string, options: Partial<Parameters<typeof createPost>[0]> = {}, stop = new AbortController()) =>
  createPost({ allowsPrivate: true, ...options })(url, { 'webhook-id': 'msg_1' }, '{"type":"é"}', stop.signal);

test('The receiver gets the headers and the body as they are', { tags }, async () => {
  const seen: unknown[] = [];
  const url = await receive((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => seen.push(text));
    request.on('end', () => {
      seen.push(request.method, request.headers['webhook-id'], request.headers['content-type']);
      response.writeHead(202).end();
    });
  });
  expect(await send(url)).toEqual({ status: 202, text: '202' });
  expect(seen).toEqual(['{"type":"é"}', 'POST', 'msg_1', 'application/json']);
});

test('A redirect is an answer and is not followed', { tags }, async () => {
  let asked = 0;
  const url = await receive((_request, response) => {
    asked += 1;
    response.writeHead(307, { location: '/events' }).end();
  });
  expect(await send(url)).toMatchObject({ status: 307 });
  expect(asked).toBe(1);
});

test('The pause that a receiver asks for is read', { tags }, async () => {
  const url = await receive((_request, response) => response.writeHead(429, { 'retry-after': '17' }).end());
  expect(await send(url)).toMatchObject({ status: 429, retryAfter: 17 });
});

test('A body without an end is not waited for', { tags }, async () => {
  const url = await receive((_request, response) => void response.writeHead(200).write('x'));
  expect(await send(url)).toMatchObject({ status: 200 });
});

test('A receiver that does not answer is a time-out', { tags }, async () => {
  const url = await receive(() => {});
  expect(await send(url, { limitMs: 100 })).toEqual({ status: undefined, retryAfter: undefined, text: 'timeout' });
});

test('A receiver that cannot be reached is named so', { tags }, async () => {
  expect(await send('http://127.0.0.1:1/events')).toMatchObject({ status: undefined, text: 'ECONNREFUSED' });
});

test('A node that stops waits for no receiver', { tags }, async () => {
  const stop = new AbortController();
  const url = await receive(() => stop.abort());
  expect((await send(url, {}, stop)).status).toBeUndefined();
});

test.each([
  'https://127.0.0.1/events',
  'https://[::1]/events',
  'https://[::ffff:10.0.0.1]/events',
  'https://10.1.2.3/events',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/events',
  'https://2130706433/events',
  'https://localhost/events',
  'http://example.com/events',
])('Without the setting nothing is sent to %s', { tags }, async (url) => {
  expect(await send(url, { allowsPrivate: false })).toMatchObject({ status: undefined, text: 'private address' });
});

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['no address', false],
])('%s is public: %s', { tags }, (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
