import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, RECONNECT_ATTEMPTS } from './limits.ts';
import { MINE, setUp, settle } from './test-support/setUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** A connection that has stopped because the store was unreachable for half an hour. */
async function stopped() {
  const setup = setUp();
  setup.store.manner = 'refuses';
  const connection = setup.start();
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
  expect(connection.state).toEqual({ kind: 'stopped' });
  return { ...setup, connection };
}

describe('after the last attempt it starts again', () => {
  test.each<[string, (setup: Awaited<ReturnType<typeof stopped>>) => void]>([
    ['on Retry', ({ connection }) => connection.retry()],
    ['when the network returns', ({ browser }) => browser.goOnline()],
    ['when the tab is visible again', ({ browser }) => browser.showTab()],
  ])('%s, with all its attempts', { tags: 'L-04' }, async (_, act) => {
    const setup = await stopped();
    act(setup);
    await settle();
    expect(setup.connection.state).toMatchObject({ kind: 'waiting', attempt: 1 });
    setup.store.manner = 'serves';
    await vi.advanceTimersByTimeAsync(5_000);
    expect(setup.connection.state).toEqual({ kind: 'live' });
    expect(setup.onReconnected).toHaveBeenCalledOnce();
  });
});

describe('retry', () => {
  test('connects at once, with all attempts', { tags: 'L-04' }, async () => {
    const { store, start } = setUp();
    store.manner = 'refuses';
    const connection = start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.state).toMatchObject({ attempt: 3 });
    connection.retry();
    await settle();
    expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.sockets).toHaveLength(5);
  });

  test('opens no second connection, however often it is called', { tags: 'L-04' }, async () => {
    const { store, start } = setUp();
    const connection = start();
    connection.retry();
    connection.retry();
    await settle();
    connection.retry();
    await settle();
    expect(store.sockets).toHaveLength(1);
    expect(connection.state).toEqual({ kind: 'live' });
  });
});

describe('the network', () => {
  test('offline is a state and costs no attempt; online connects at once', { tags: 'L-04' }, async () => {
    const { store, browser, states, onReconnected, start } = setUp();
    const connection = start();
    await settle();
    browser.goOffline();
    expect(connection.state).toEqual({ kind: 'offline' });
    expect(store.latest().readyState).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
    expect(store.sockets).toHaveLength(1);
    browser.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    expect(onReconnected).toHaveBeenCalledOnce();
    expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'live', 'offline', 'connecting', 'live']);
  });

  test('a page opened offline waits for the network', { tags: 'L-04' }, async () => {
    const { store, browser, start } = setUp();
    browser.goOffline();
    const connection = start();
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
    expect(connection.state).toEqual({ kind: 'offline' });
    expect(store.sockets).toEqual([]);
    browser.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('retry works offline, because the browser may be wrong', { tags: 'L-04' }, async () => {
    const { store, browser, start } = setUp();
    browser.goOffline();
    const connection = start();
    connection.retry();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    store.latest().drop();
    expect(connection.state).toEqual({ kind: 'offline' });
  });

  test('an online event changes nothing while live, and connects at once while waiting', { tags: 'L-04' }, async () => {
    const { store, browser, start } = setUp();
    const connection = start();
    await settle();
    browser.goOnline();
    expect(store.sockets).toHaveLength(1);
    store.latest().drop();
    expect(connection.state).toMatchObject({ kind: 'waiting' });
    browser.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.sockets).toHaveLength(2);
  });
});

describe('a sleeping tab', () => {
  test('visible again, it replaces a connection that received nothing for too long', { tags: 'L-04' }, async () => {
    const { store, browser, onReconnected, start } = setUp();
    const connection = start();
    await settle();
    vi.setSystemTime(Date.now() + 2 * HEARTBEAT_MS);
    browser.showTab();
    await settle();
    expect(store.sockets).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    browser.showTab();
    await settle();
    expect(store.sockets).toHaveLength(2);
    expect(connection.state).toEqual({ kind: 'live' });
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  test.each([
    ['30000,0', 2 * 30_000],
    ['5000,0', 2 * HEARTBEAT_MS],
  ])('of a store with heartbeats %s it tolerates two missing ones', { tags: 'L-04' }, async (heartbeat, tolerated) => {
    const { store, browser, start } = setUp();
    store.heartbeat = heartbeat;
    start();
    await settle();
    vi.setSystemTime(Date.now() + tolerated);
    browser.showTab();
    await settle();
    expect(store.sockets).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    browser.showTab();
    await settle();
    expect(store.sockets).toHaveLength(2);
  });

  test.each<[string, (setup: ReturnType<typeof setUp>) => void]>([
    ['a heartbeat', ({ store }) => store.latest().beat()],
    ['a message', ({ store }) => store.latest().publish(MINE, '{"id":"1"}')],
  ])('%s is a sign of life', { tags: 'L-04' }, async (_, sign) => {
    const setup = setUp();
    setup.start();
    await settle();
    vi.setSystemTime(Date.now() + 2 * HEARTBEAT_MS);
    sign(setup);
    vi.setSystemTime(Date.now() + HEARTBEAT_MS);
    setup.browser.showTab();
    await settle();
    expect(setup.store.sockets).toHaveLength(1);
  });

  test(
    'visible again, an overdue attempt starts at once; another one waits for its time',
    { tags: 'L-04' },
    async () => {
      const { store, browser, start } = setUp();
      store.manner = 'refuses';
      const connection = start();
      await settle();
      browser.showTab();
      await settle();
      expect(store.sockets).toHaveLength(1);
      vi.setSystemTime(Date.now() + 5_000);
      browser.showTab();
      await settle();
      expect(store.sockets).toHaveLength(2);
      expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 2 });
    },
  );

  test('visible again, it connects if the network returned without an event', { tags: 'L-04' }, async () => {
    const { browser, start } = setUp();
    const connection = start();
    await settle();
    browser.goOffline();
    browser.showTab();
    await settle();
    expect(connection.state).toEqual({ kind: 'offline' });
    browser.goOnlineSilently();
    browser.showTab();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
  });
});

describe('outages', () => {
  test.each([
    ['1 s', 1_000],
    ['30 s', 30_000],
    ['3 min', 180_000],
    ['8 min', 480_000],
    ['30 min', HALF_AN_HOUR_MS],
  ])(
    'after %s one attempt is enough, and the first page is fetched again',
    { tags: ['L-03', 'L-04'] },
    async (_, ms) => {
      const { store, browser, onReconnected, start } = setUp();
      const connection = start();
      await settle();
      store.manner = 'refuses';
      store.latest().drop();
      await vi.advanceTimersByTimeAsync(ms);
      store.manner = 'serves';
      const sockets = store.sockets.length;
      expect(sockets).toBeLessThanOrEqual(1 + RECONNECT_ATTEMPTS);
      browser.goOnline();
      await settle();
      expect(connection.state).toEqual({ kind: 'live' });
      expect(store.sockets).toHaveLength(sockets + 1);
      expect(onReconnected).toHaveBeenCalledOnce();
    },
  );

  test('the first page is fetched again after each reconnect', { tags: 'L-04' }, async () => {
    const { store, onReconnected, start } = setUp();
    store.manner = 'refuses';
    start();
    await settle();
    store.manner = 'serves';
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onReconnected).toHaveBeenCalledTimes(1);
    store.latest().drop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onReconnected).toHaveBeenCalledTimes(2);
  });
});
