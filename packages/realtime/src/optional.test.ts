import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './connect.ts';
import type { LiveState } from './connection.ts';
import { createSignals, settle } from './test-support/setUp.ts';
import { OPTIONAL, stompStore, type Manner } from './test-support/stompStore.ts';
import { changeTopics, notificationTopics, readChanges } from './topics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const topics = { ...notificationTopics('u1'), ...changeTopics('canal-street') };
const MINE = topics.mine.destination;

/** A connection to a store of a manner, and all that it reported. */
function connectTo(manner: Manner) {
  const store = stompStore();
  store.manner = manner;
  const states: LiveState[] = [];
  const messages: { topic: string; payload: unknown }[] = [];
  const log: string[] = [];
  const browser = createSignals();
  const connection = connect({
    url: 'wss://store.example/ws',
    getToken: () => 'secret-token',
    topics,
    onMessage: ({ topic, payload }) => void messages.push({ topic, payload }),
    onState: (state) => void states.push(state),
    onLog: (line) => void log.push(line),
    random: () => 0,
    socketFactory: store.factory,
    signals: browser.signals,
  });
  const subscribed = () =>
    store
      .latest()
      .frames.filter(({ command }) => command === 'SUBSCRIBE')
      .map(({ headers }) => headers['destination']);
  return { store, browser, states, messages, log, connection, subscribed };
}

test('changes of a location arrive as ids, besides the notifications', { tags: 'W-09' }, async () => {
  const { store, messages, subscribed, connection } = connectTo('serves');
  await settle();
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toEqual(['/topic/messages', MINE, OPTIONAL]);
  store.latest().publish(OPTIONAL, '{"id":"a"}');
  store.latest().publish(OPTIONAL, '{"id":"b","lines":["11",12,null],"tryouts":["9000"],"units":"7","all":false}');
  store.latest().publish(OPTIONAL, '{"id":"c","all":true}');
  const none = { all: false, lines: [], tryouts: [], units: [] };
  expect(messages).toEqual([
    { topic: 'changes', payload: { id: 'a', ...none } },
    { topic: 'changes', payload: { ...none, id: 'b', lines: ['11', '12'], tryouts: ['9000'] } },
    { topic: 'changes', payload: { ...none, id: 'c', all: true } },
  ]);
  expect(readChanges({ id: '1', all: 'yes' })).toEqual({ id: '1', ...none });
});

test.each<[Manner, string]>([
  ['denies the optional topic', 'refused: no such topic'],
  ['denies the optional topic and does not say which', 'refused: no such topic'],
  ['hangs up on the optional topic', 'connection lost'],
])('with a back end that %s, notifications arrive without a delay', { tags: 'W-09' }, async (manner, reason) => {
  const { store, states, messages, log, connection, subscribed } = connectTo(manner);
  await settle();
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toEqual(['/topic/messages', MINE]);
  expect(store.sockets).toHaveLength(2);
  expect(store.sockets[0]?.readyState).toBeGreaterThanOrEqual(2);
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'connecting', 'live']);
  expect(log).toEqual([`Live updates: ${reason}; connects without its optional topics`]);
  store.latest().publish(MINE, '{"id":"1"}');
  expect(messages).toMatchObject([{ topic: 'mine', payload: { id: '1' } }]);
});

test('a connection that is lost while it subscribes gets all topics at the next try', { tags: 'W-09' }, async () => {
  const { store, connection, subscribed, log } = connectTo('breaks on the optional topic');
  await settle();
  expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 1 });
  expect(store.sockets).toHaveLength(1);
  store.manner = 'serves';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toContain(OPTIONAL);
  expect(log).toEqual(['Live updates: connection lost; attempt 1 of 10 in 5000 ms']);
});

test('notifications arrive after two breaks of the connection on the optional topic', { tags: 'W-09' }, async () => {
  const { connection, subscribed, states } = connectTo('breaks on the optional topic');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toEqual(['/topic/messages', MINE]);
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'waiting', 'connecting', 'connecting', 'live']);
});

test('losses while subscribing count only in a row', { tags: 'W-09' }, async () => {
  const { store, connection, subscribed } = connectTo('breaks on the optional topic');
  await settle();
  store.manner = 'serves';
  await vi.advanceTimersByTimeAsync(5_000);
  store.manner = 'breaks on the optional topic';
  store.latest().drop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toMatchObject({ kind: 'waiting' });
  expect(subscribed()).toContain(OPTIONAL);
});

test('a loss while subscribing does not count after the device was offline', { tags: 'W-09' }, async () => {
  const { store, browser, connection, subscribed } = connectTo('breaks on the optional topic');
  await settle();
  store.manner = 'serves';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toEqual({ kind: 'live' });
  store.manner = 'breaks on the optional topic';
  browser.goOffline();
  browser.goOnline();
  await settle();
  expect(connection.state).toMatchObject({ kind: 'waiting' });
  expect(subscribed()).toContain(OPTIONAL);
});

test('lists stay live if the store is unreachable between two subscription losses', { tags: 'W-09' }, async () => {
  const { store, connection, subscribed } = connectTo('breaks on the optional topic');
  await settle();
  store.manner = 'refuses';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 2 });
  store.manner = 'breaks on the optional topic';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state).toMatchObject({ kind: 'waiting', attempt: 3 });
  store.manner = 'serves';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toContain(OPTIONAL);
});

test('a topic that the back end did not know is subscribed to again after a reconnect', { tags: 'W-09' }, async () => {
  const { store, connection, subscribed } = connectTo('denies the optional topic');
  await settle();
  store.manner = 'serves';
  store.latest().drop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toEqual({ kind: 'live' });
  expect(subscribed()).toContain(OPTIONAL);
});

test.each<[Manner, number]>([
  ['denies subscriptions', 2],
  ['refuses', 1],
  ['denies', 1],
])('a back end that %s costs one attempt and %i sockets', { tags: 'L-03' }, async (manner, sockets) => {
  const { store, states } = connectTo(manner);
  await settle();
  expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
  expect(store.sockets).toHaveLength(sockets);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 2 });
  expect(store.sockets).toHaveLength(2 * sockets);
});

test('a topic that the back end refuses by name is not tried again', { tags: 'L-03' }, async () => {
  const { store, states, log, connection } = connectTo('denies the topic of one person');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'stopped']);
  expect(store.sockets).toHaveLength(1);
  expect(log).toEqual([`Live updates: refused: not yours: ${MINE}; not tried again`]);
  store.manner = 'serves';
  connection.retry();
  await settle();
  expect(connection.state).toEqual({ kind: 'live' });
});

test('an error after the connection was live does not count as a refused topic', { tags: 'L-03' }, async () => {
  const { store, states, connection } = connectTo('serves');
  await settle();
  store.latest().reply('ERROR', { message: 'the session has ended' });
  expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.state).toEqual({ kind: 'live' });
});
