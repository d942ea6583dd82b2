import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONNECT_TIMEOUT_MS, RECONNECT_ATTEMPTS, TOKEN_TIMEOUT_MS } from './limits.ts';
import { setUp, settle } from './test-support/setUp.ts';
import type { Manner } from './test-support/stompStore.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** The delays of the specification, milliseconds. */
const DELAYS = [5, 10, 20, 40, 60, 60, 60, 60, 60, 60].map((seconds) => seconds * 1000);

describe('stopping', () => {
  test('5 s, doubling to 60 s, ten attempts, then it stops with a log line', { tags: 'L-03' }, async () => {
    const { store, states, log, start } = setUp();
    store.manner = 'refuses';
    const connection = start();
    await settle();
    for (const [index, delay] of DELAYS.entries()) {
      expect(connection.state).toEqual({ kind: 'waiting', attempt: index + 1, nextAttemptAt: Date.now() + delay });
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(store.sockets).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(store.sockets).toHaveLength(index + 2);
    }
    expect(connection.state).toEqual({ kind: 'stopped' });
    expect(log.at(-1)).toBe('Live updates: connection lost; stopped after 10 attempts');
    expect(log).toHaveLength(RECONNECT_ATTEMPTS + 1);
    expect(states.filter(({ kind }) => kind === 'connecting')).toHaveLength(RECONNECT_ATTEMPTS + 1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(store.sockets).toHaveLength(RECONNECT_ATTEMPTS + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the delay resets to 5 s, and the count to none, on success', { tags: 'L-03' }, async () => {
    const { store, start } = setUp();
    store.manner = 'refuses';
    const connection = start();
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000);
    expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 4 });
    store.manner = 'serves';
    await vi.advanceTimersByTimeAsync(40_000);
    expect(connection.state).toEqual({ kind: 'live' });
    store.latest().drop();
    expect(connection.state).toEqual({ kind: 'waiting', attempt: 1, nextAttemptAt: Date.now() + 5_000 });
  });

  test('uses the injected clock, timers and random numbers', { tags: 'L-03' }, async () => {
    const timers: number[] = [];
    const { states, store, start } = setUp({
      now: () => 1_000_000,
      random: () => 0.5,
      setTimer: (callback, ms) => {
        timers.push(ms);
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    });
    store.manner = 'refuses';
    start();
    await settle();
    expect(states.at(-1)).toEqual({ kind: 'waiting', attempt: 1, nextAttemptAt: 1_005_500 });
    expect(timers).toEqual([TOKEN_TIMEOUT_MS, CONNECT_TIMEOUT_MS, 5_500]);
  });

  test.each<[Manner, string, number]>([
    ['refuses', 'connection lost', 0],
    ['is silent', 'no answer in time', CONNECT_TIMEOUT_MS],
    ['is mute', 'no answer in time', CONNECT_TIMEOUT_MS],
    ['denies', 'refused: bad Bearer …, not Bearer …', 0],
    ['denies subscriptions', 'refused: not yours', 0],
  ])('a server that %s costs one attempt in limited time: %s', { tags: 'L-03' }, async (manner, reason, after) => {
    const { store, log, states, start } = setUp();
    store.manner = manner;
    start();
    await vi.advanceTimersByTimeAsync(after);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
    expect(log).toEqual([`Live updates: ${reason}; attempt 1 of 10 in 5000 ms`]);
    expect(store.latest().readyState).toBeGreaterThanOrEqual(2);
  });

  test('a server that refuses without a reason costs one attempt, and the log says so', { tags: 'L-03' }, async () => {
    const { store, log, start } = setUp();
    store.manner = 'is mute';
    start();
    await settle();
    store.latest().reply('ERROR', {});
    expect(log).toEqual(['Live updates: refused: no reason given; attempt 1 of 10 in 5000 ms']);
  });

  test('the delay does not reset if the server connects but refuses the topics', { tags: 'L-03' }, async () => {
    const { store, states, start } = setUp();
    store.manner = 'denies subscriptions';
    start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 3 });
  });

  test('a socket that cannot be opened costs one attempt', { tags: 'L-03' }, async () => {
    const { log, start } = setUp({
      socketFactory: () => {
        throw new SyntaxError('no such address');
      },
    });
    expect(start().state).toEqual({ kind: 'connecting' });
    await settle();
    expect(log).toEqual(['Live updates: no socket: SyntaxError: no such address; attempt 1 of 10 in 5000 ms']);
  });

  test('a socket that fails during SUBSCRIBE costs one attempt', { tags: 'L-03' }, async () => {
    const { store, log, start } = setUp();
    start();
    while (store.sockets.length === 0) await Promise.resolve();
    const socket = store.latest();
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      if (typeof data === 'string' && data.startsWith('SUBSCRIBE')) throw new Error('closing');
      send(data);
    };
    await settle();
    expect(log).toEqual(['Live updates: could not subscribe: Error: closing; attempt 1 of 10 in 5000 ms']);
  });
});

describe('the token', () => {
  test('is read again before each connect', { tags: 'L-04' }, async () => {
    let renewals = 0;
    const { store, start } = setUp({ getToken: async () => `token-${++renewals}` });
    start();
    await settle();
    store.latest().drop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.sockets.map((socket) => socket.frame('CONNECT')?.headers['Authorization'])).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test.each([
    ['hangs', () => new Promise<never>(() => {}), TOKEN_TIMEOUT_MS],
    ['rejects', () => Promise.reject(new Error('secret-token is bad')), 0],
    ['is none', () => null, 0],
    [
      'throws',
      () => {
        throw new Error('secret-token is bad');
      },
      0,
    ],
  ])('that %s costs one attempt in limited time', { tags: 'L-04' }, async (_, getToken, after) => {
    const { store, states, log, start } = setUp({ getToken });
    start();
    await vi.advanceTimersByTimeAsync(after);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
    expect(log).toEqual(['Live updates: no token; attempt 1 of 10 in 5000 ms']);
    expect(store.sockets).toEqual([]);
  });

  test('that comes too late opens no socket', { tags: 'L-04' }, async () => {
    const answers: ((token: string) => void)[] = [];
    const { store, states, start } = setUp({ getToken: () => new Promise((resolve) => answers.push(resolve)) });
    start();
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS);
    answers[0]?.('late');
    await settle();
    expect(store.sockets).toEqual([]);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting' });
  });

  test('is in no log line, even if the server repeats it', { tags: 'L-04' }, async () => {
    const { store, log, start } = setUp();
    for (const manner of ['denies', 'refuses', 'denies subscriptions', 'is mute'] as const) {
      store.manner = manner;
      const connection = start();
      await vi.advanceTimersByTimeAsync(60_000);
      await connection.close();
    }
    expect(log.length).toBeGreaterThan(4);
    expect(log.join('\n')).not.toContain('secret-token');
  });
});
