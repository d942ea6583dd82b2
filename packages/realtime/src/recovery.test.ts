import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, RECONNECT_ATTEMPTS } from './limits.ts';
import { MINE, liveWith, settle } from './test-support/live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** A connection that has given up because the store was away for half an hour. */
async function stopped() {
  const world = liveWith();
  world.store.manner = 'refuses';
  const connection = world.start();
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
  expect(connection.state).toEqual({ kind: 'stopped' });
  return { ...world, connection };
}

describe('after it gave up it starts afresh', () => {
  test.each<[string, (world: Awaited<ReturnType<typeof stopped>>) => void]>([
    ['on Retry', ({ connection }) => connection.retry()],
    ['when the network returns', ({ hand }) => hand.goOnline()],
    ['when the tab is seen again', ({ hand }) => hand.see()],
  ])('[L-04] %s, with all its attempts', async (_, act) => {
    const world = await stopped();
    act(world);
    await settle();
    expect(world.connection.state).toMatchObject({ kind: 'waiting', attempt: 1 });
    world.store.manner = 'serves';
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.connection.state).toEqual({ kind: 'live' });
    expect(world.onReconnected).toHaveBeenCalledOnce();
  });
});

describe('retry', () => {
  test('[L-04] does not wait for the next attempt, and begins to count anew', async () => {
    const { store, start } = liveWith();
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

  test('[L-04] pressed often, or while live, opens no second connection', async () => {
    const { store, start } = liveWith();
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
  test('[L-04] offline is a state, costs no attempt, and online connects at once', async () => {
    const { store, hand, states, onReconnected, start } = liveWith();
    const connection = start();
    await settle();
    hand.goOffline();
    expect(connection.state).toEqual({ kind: 'offline' });
    expect(store.latest().readyState).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
    expect(store.sockets).toHaveLength(1);
    hand.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    expect(onReconnected).toHaveBeenCalledOnce();
    expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'live', 'offline', 'connecting', 'live']);
  });

  test('[L-04] a page opened offline waits for the network', async () => {
    const { store, hand, start } = liveWith();
    hand.goOffline();
    const connection = start();
    await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS);
    expect(connection.state).toEqual({ kind: 'offline' });
    expect(store.sockets).toEqual([]);
    hand.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('[L-04] a person may retry offline: the browser is not always right', async () => {
    const { store, hand, start } = liveWith();
    hand.goOffline();
    const connection = start();
    connection.retry();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    store.latest().drop();
    expect(connection.state).toEqual({ kind: 'offline' });
  });

  test('[L-04] online while live changes nothing; while waiting it connects at once', async () => {
    const { store, hand, start } = liveWith();
    const connection = start();
    await settle();
    hand.goOnline();
    expect(store.sockets).toHaveLength(1);
    store.latest().drop();
    expect(connection.state).toMatchObject({ kind: 'waiting' });
    hand.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.sockets).toHaveLength(2);
  });
});

describe('a sleeping tab', () => {
  test('[L-04] seen again, it does not trust a connection that was silent for too long', async () => {
    const { store, hand, onReconnected, start } = liveWith();
    const connection = start();
    await settle();
    vi.setSystemTime(Date.now() + 2 * HEARTBEAT_MS);
    hand.see();
    await settle();
    expect(store.sockets).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    hand.see();
    await settle();
    expect(store.sockets).toHaveLength(2);
    expect(connection.state).toEqual({ kind: 'live' });
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  test.each<[string, (world: ReturnType<typeof liveWith>) => void]>([
    ['a heartbeat', ({ store }) => store.latest().beat()],
    ['a message', ({ store }) => store.latest().publish(MINE, '{"id":"1"}')],
  ])('[L-04] %s is a sign of life', async (_, sign) => {
    const world = liveWith();
    world.start();
    await settle();
    vi.setSystemTime(Date.now() + 2 * HEARTBEAT_MS);
    sign(world);
    vi.setSystemTime(Date.now() + HEARTBEAT_MS);
    world.hand.see();
    await settle();
    expect(world.store.sockets).toHaveLength(1);
  });

  test('[L-04] an overdue attempt is made when the tab is seen; one that is not due is waited for', async () => {
    const { store, hand, start } = liveWith();
    store.manner = 'refuses';
    const connection = start();
    await settle();
    hand.see();
    await settle();
    expect(store.sockets).toHaveLength(1);
    vi.setSystemTime(Date.now() + 5_000);
    hand.see();
    await settle();
    expect(store.sockets).toHaveLength(2);
    expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 2 });
  });

  test('[L-04] it notices that the network came back while nobody listened, and not before', async () => {
    const { hand, start } = liveWith();
    const connection = start();
    await settle();
    hand.goOffline();
    hand.see();
    await settle();
    expect(connection.state).toEqual({ kind: 'offline' });
    hand.comeBackUnheard();
    hand.see();
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
  ])('[L-03, L-04] of %s end within one attempt of the return, and the page is fetched again', async (_, ms) => {
    const { store, hand, onReconnected, start } = liveWith();
    const connection = start();
    await settle();
    store.manner = 'refuses';
    store.latest().drop();
    await vi.advanceTimersByTimeAsync(ms);
    store.manner = 'serves';
    const sockets = store.sockets.length;
    expect(sockets).toBeLessThanOrEqual(1 + RECONNECT_ATTEMPTS);
    hand.goOnline();
    await settle();
    expect(connection.state).toEqual({ kind: 'live' });
    expect(store.sockets).toHaveLength(sockets + 1);
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  test('[L-04] the first page is fetched again after each reconnect, also when the very first attempt failed', async () => {
    const { store, onReconnected, start } = liveWith();
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
