import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_GRACE_MS } from './limits.ts';
import type { LiveConnection } from './connection.ts';
import { MINE, setUp, settle } from './test-support/setUp.ts';
import type { Manner } from './test-support/stompStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('closing sends DISCONNECT, and no callback is called afterwards', { tags: 'S-09' }, async () => {
  const { store, states, messages, log, browser, start } = setUp();
  const connection = start();
  await settle();
  const socket = store.latest();
  await connection.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(socket.frames.at(-1)?.command).toBe('DISCONNECT');
  expect(socket.readyState).toBeGreaterThanOrEqual(2);
  expect(Object.values(browser.listeners).map(({ size }) => size)).toEqual([0, 0, 0]);
  connection.retry();
  browser.goOnline();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store.sockets).toHaveLength(1);
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'live']);
  expect([messages, log]).toEqual([[], []]);
  expect(vi.getTimerCount()).toBe(0);
});

test('closing takes at most a second if the server does not answer DISCONNECT', { tags: 'S-09' }, async () => {
  const { store, messages, start } = setUp();
  store.manner = 'sends no receipts';
  const connection = start();
  await vi.advanceTimersByTimeAsync(5_000);
  const socket = store.latest();
  socket.isDead = true;
  const closed = vi.fn<() => void>();
  void connection.close().then(closed);
  socket.publish(MINE, '{"id":"1"}');
  await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS - 1);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalledOnce();
  expect(socket.readyState).toBe(2);
  expect(messages).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

const moments: [string, Manner, number][] = [
  ['as it starts', 'serves', -1],
  ['while it connects', 'is silent', 100],
  ['while it waits', 'refuses', 2_000],
  ['after the last attempt', 'refuses', 1_000_000],
];
test.each(moments)('closing %s leaves no socket and no timer', { tags: 'S-09' }, async (_, manner, after) => {
  const { store, states, start } = setUp();
  store.manner = manner;
  const connection = start();
  if (after >= 0) await vi.advanceTimersByTimeAsync(after);
  const said = states.length;
  const closed = vi.fn<() => void>();
  void connection.close().then(closed);
  await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
  expect(closed).toHaveBeenCalledOnce();
  expect(store.sockets.every(({ readyState }) => readyState >= 2)).toBe(true);
  expect(states).toHaveLength(said);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(moments)('a retry after closing %s opens nothing', { tags: 'S-09' }, async (_, manner, after) => {
  const { store, states, start } = setUp();
  store.manner = manner;
  const connection = start();
  if (after >= 0) await vi.advanceTimersByTimeAsync(after);
  const [said, opened] = [states.length, store.sockets.length];
  void connection.close();
  await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
  connection.retry();
  await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
  expect(states).toHaveLength(said);
  expect(store.sockets).toHaveLength(opened);
  expect(vi.getTimerCount()).toBe(0);
});

test('closing in the tick that opens the socket closes the socket', { tags: 'S-09' }, async () => {
  const connections: LiveConnection[] = [];
  const setup = setUp();
  const { factory } = setup.store;
  const { start } = setUp({
    socketFactory: (url, protocols) => {
      const socket = factory(url, protocols);
      queueMicrotask(() => void connections[0]?.close());
      return socket;
    },
  });
  connections.push(start());
  await vi.advanceTimersByTimeAsync(CLOSE_GRACE_MS);
  expect(setup.store.sockets.map(({ readyState }) => readyState >= 2)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});

test('closing while the token is in flight opens no socket later', { tags: 'S-09' }, async () => {
  const answers: ((token: string) => void)[] = [];
  const { store, start } = setUp({ getToken: () => new Promise((resolve) => answers.push(resolve)) });
  const connection = start();
  await settle();
  await connection.close();
  answers[0]?.('late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.sockets).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a connection that a callback closes as it reconnects asks for no token', { tags: 'S-09' }, async () => {
  const connections: LiveConnection[] = [];
  const getToken = vi.fn(() => 'secret-token');
  const { store, start } = setUp({
    getToken,
    onState: ({ kind }) => void (kind === 'connecting' && connections[0]?.close()),
  });
  connections.push(start());
  await settle();
  store.latest().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getToken).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a callback may close the connection in every state', { tags: 'S-09' }, async () => {
  for (const [kind, manner] of [
    ['connecting', 'serves'],
    ['live', 'serves'],
    ['waiting', 'refuses'],
    ['stopped', 'refuses'],
  ] as const) {
    const connections: LiveConnection[] = [];
    const onReconnected = vi.fn<() => void>();
    const { store, start } = setUp({
      onReconnected,
      onState: (state) => {
        if (state.kind === kind) queueMicrotask(() => void connections[0]?.close());
        if (state.kind === kind) void connections[0]?.close();
      },
    });
    store.manner = manner;
    connections.push(start());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(store.sockets.every(({ readyState }) => readyState >= 2)).toBe(true);
    expect(onReconnected).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  }
});
