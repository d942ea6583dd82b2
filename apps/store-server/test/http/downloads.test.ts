import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { ProblemError } from '../../src/base/problems.ts';
import { registerErrors } from '../../src/http/errors.ts';
import { createFairShare, defaultShares } from '../../src/http/fairShare.ts';

/** A response as far as the share knows it: it can close. */
const response = () =>
  Object.assign(new EventEmitter(), { destroyed: false, setTimeout: () => {} }) as unknown as ServerResponse;

const settled = () => new Promise(setImmediate);

test('The next download of a caller starts when the first is sent', { tags: 'Z-06' }, async () => {
  const share = createFairShare();
  const started: string[] = [];
  const enter = (name: string, cost: 'query' | 'download', caller: string, to: ServerResponse) =>
    void share.enter(cost, caller, to).then(() => started.push(name));
  const first = response();
  enter('first', 'download', 'maren', first);
  enter('second', 'download', 'maren', response());
  enter('search', 'query', 'maren', response());
  enter('other', 'download', 'ines', response());
  await settled();
  expect(started.toSorted()).toEqual(['first', 'other', 'search']);
  first.emit('close');
  await settled();
  expect(started.at(-1)).toBe('second');
});

test('Each of eight downloads starts, or names the one before it', { tags: 'Z-06' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const share = createFairShare();
    const answers = Array.from({ length: 8 }, response);
    const outcomes: string[] = [];
    for (const [index, answer] of answers.entries())
      void share.enter('download', 'maren', answer).then(
        () => outcomes.push(`${index} starts`),
        ({ status, problem: { detail } }: ProblemError) => outcomes.push(`${index} ${status} ${detail}`),
      );
    await settled();
    answers[0]?.emit('close');
    await settled();
    expect(outcomes).toEqual(['0 starts', '1 starts']);
    vi.advanceTimersByTime(15_000);
    await settled();
    expect(outcomes.slice(2)).toEqual(
      [2, 3, 4, 5, 6, 7].map((index) => expect.stringMatching(`^${index} 429 Your other export is not finished`)),
    );
    // The file that is sent goes on, and the next one has its turn after it.
    void share.enter('download', 'maren', response()).then(() => outcomes.push('the next starts'));
    answers[1]?.emit('close');
    await settled();
    expect(outcomes.at(-1)).toBe('the next starts');
  } finally {
    vi.useRealTimers();
  }
});

test('A download waits 15 s in all, in both queues together', { tags: 'Z-06' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const share = createFairShare();
    const outcomes: string[] = [];
    const forever = () => new Promise<void>(() => {});
    for (const caller of ['ines', 'noor', 'tomas']) void share.run('query', caller, forever, response());
    const download = async (to: ServerResponse) => {
      await share.enter('download', 'maren', to);
      await share.run('download', 'maren', async () => {}, to);
    };
    const first = response();
    await share.enter('download', 'maren', first);
    void download(response()).then(
      () => outcomes.push('written'),
      ({ status, problem: { detail } }: ProblemError) => outcomes.push(`${status} ${detail}`),
    );
    await settled();
    await vi.advanceTimersByTimeAsync(10_000);
    first.emit('close');
    await settled();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect(outcomes).toEqual([
      '429 The store works on other searches and files. This file has not started: try again in a moment.',
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['A download', 'download'],
  ['A search', 'query'],
  ['An ordinary answer', undefined],
] as const)(
  '%s that its receiver no longer reads is ended, so that the next one can start',
  { tags: ['Z-06', 'N-05'] },
  async (_what, cost) => {
    const share = createFairShare({ ...defaultShares, ordinary: { running: 1, most: 2 } }, 20);
    const server = createServer((_request, answer) => {
      // Never ends: nothing is left to send until the receiver goes on reading.
      const handler = async () => void answer.write('a part of the file');
      void share.enter(cost, 'maren', answer).then(() => share.run(cost, 'maren', handler, answer));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const receive = () =>
      new Promise<string>((resolve) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: store\r\n\r\n'));
        socket.on('data', (data) => (received += data.toString()));
        socket.on('close', () => resolve(received));
      });
    for (const received of await Promise.all([receive(), receive()])) expect(received).toContain('a part of the file');
    server.close();
  },
);

test.each([
  ['before its first row', []],
  ['while it is sent', ['a row']],
])('A download that its receiver stops %s is no error in the log', { tags: 'Z-06' }, async (_when, rows) => {
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'info', stream } });
  registerErrors(app);
  let started = () => {};
  const isStarted = new Promise<void>((resolve) => (started = resolve));
  // Never ends.
  const content = new Readable({ read: () => {} });
  for (const row of rows) content.push(row);
  app.get('/export', async ({ raw }) => {
    // As the real server does: a request that is read to its end does not count as aborted.
    raw.resume();
    await once(raw, 'end');
    setImmediate(started);
    return content;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /export HTTP/1.1\r\nhost: store\r\n\r\n'));
  await isStarted;
  socket.destroy();
  await expect.poll(() => content.destroyed).toBe(true);
  await app.close();
  const INFO = 30;
  expect(logged.filter(({ level }) => level > INFO)).toEqual([]);
});

test('A download that fails by itself is an error in the log', { tags: 'Z-06' }, async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  registerErrors(app);
  app.get(
    '/export',
    () =>
      new Readable({
        read() {
          this.destroy(new Error('No rows'));
        },
      }),
  );
  expect((await app.inject({ url: '/export' })).statusCode).toBe(500);
  expect(logged.join()).toContain('No rows');
  await app.close();
});
