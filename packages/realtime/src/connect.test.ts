import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, HEARTBEAT_TOLERANCE, REMEMBERED_IDS, SUBSCRIBE_GRACE_MS } from './limits.ts';
import { connect } from './connect.ts';
import { EVERYONE, MINE, setUp, settle } from './test-support/setUp.ts';
import { stompStore } from './test-support/stompStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that is live. */
async function connectLive(...options: Parameters<typeof setUp>) {
  const setup = setUp(...options);
  const connection = setup.start();
  await settle();
  expect(connection.state).toEqual({ kind: 'live' });
  return { ...setup, connection };
}

describe('connecting', () => {
  test('connects with the bearer token, subscribes to both topics and reports live', { tags: 'L-01' }, async () => {
    const { store, states, onReconnected } = await connectLive();
    const socket = store.latest();
    expect(socket.url).toBe('wss://store.example/ws');
    expect(socket.protocols).toEqual(['v12.stomp', 'v11.stomp']);
    expect(socket.frame('CONNECT')?.headers).toMatchObject({
      Authorization: 'Bearer secret-token',
      'accept-version': '1.2,1.1',
      'heart-beat': '20000,20000',
      host: 'store.example',
    });
    const subscribed = socket.frames.filter(({ command }) => command === 'SUBSCRIBE');
    expect(subscribed.map(({ headers }) => headers['destination'])).toEqual([EVERYONE, MINE]);
    expect(states).toEqual([{ kind: 'connecting' }, { kind: 'live' }]);
    expect(onReconnected).not.toHaveBeenCalled();
  });

  test('connects with an address that is relative to the page', { tags: 'L-01' }, async () => {
    const { store } = await connectLive({ url: '/ws' });
    expect([store.latest().url, store.latest().frame('CONNECT')?.headers['host']]).toEqual(['/ws', '/']);
  });

  test('names the host with its port', { tags: 'L-01' }, async () => {
    const { store } = await connectLive({ url: 'ws://store.example:4100/ws' });
    expect(store.latest().frame('CONNECT')?.headers['host']).toBe('store.example:4100');
  });

  test('sends a heartbeat every 20 s', { tags: 'L-01' }, async () => {
    const { store } = await connectLive();
    const socket = store.latest();
    for (let beats = 1; beats <= 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
      expect(socket.heartbeats).toBe(beats - 1);
      socket.beat();
      await vi.advanceTimersByTimeAsync(1);
      expect(socket.heartbeats).toBe(beats);
    }
  });

  test('a server that promised heartbeats and sends none counts as lost', { tags: 'L-04' }, async () => {
    const { store, states } = await connectLive();
    store.latest().isDead = true;
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * (HEARTBEAT_TOLERANCE + 1));
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
  });

  test('a server that promised no heartbeats need not send any', { tags: 'L-01' }, async () => {
    const setup = setUp();
    setup.store.heartbeat = '0,0';
    const connection = setup.start();
    await vi.advanceTimersByTimeAsync(10 * HEARTBEAT_MS);
    setup.browser.showTab();
    expect(connection.state).toEqual({ kind: 'live' });
    expect(setup.store.sockets).toHaveLength(1);
  });

  test('is live when the subscriptions are confirmed, or two seconds without receipts', { tags: 'L-04' }, async () => {
    const setup = setUp();
    setup.store.manner = 'sends no receipts';
    const connection = setup.start();
    await vi.advanceTimersByTimeAsync(SUBSCRIBE_GRACE_MS - 1);
    expect(connection.state).toEqual({ kind: 'connecting' });
    setup.store.latest().publish(MINE, '{"id":"1"}');
    expect(setup.messages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.state).toEqual({ kind: 'live' });
    setup.store.latest().reply('RECEIPT', { 'receipt-id': 'subscribed-0' });
    setup.store.latest().reply('RECEIPT', { 'receipt-id': 'subscribed-1' });
    expect(setup.states).toHaveLength(2);
  });

  test('is not live while only one of two subscriptions is confirmed', { tags: 'L-04' }, async () => {
    const setup = setUp();
    setup.store.manner = 'sends no receipts';
    const connection = setup.start();
    await settle();
    setup.store.latest().reply('RECEIPT', { 'receipt-id': 'subscribed-1' });
    expect(connection.state).toEqual({ kind: 'connecting' });
    setup.store.latest().reply('RECEIPT', { 'receipt-id': 'subscribed-0' });
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('is live at once without topics', { tags: 'L-01' }, async () => {
    const { states } = await connectLive({ topics: {} as never });
    expect(states.at(-1)).toEqual({ kind: 'live' });
  });
});

describe('messages', () => {
  test('a message with an id reaches the app as a notification with its topic', { tags: 'L-02' }, async () => {
    const { store, messages } = await connectLive();
    const full = {
      id: '7',
      title: 'Pair checked out',
      acknowledged: false,
      redirectUrl: '/warehouse',
      objectId: '42',
      type: { name: 'checked-out', iconUrl: '/i.svg', objectIdName: 'Request' },
      createdAt: '2026-11-21T10:00:00Z',
    };
    store.latest().publish(MINE, JSON.stringify(full));
    store.latest().publish(EVERYONE, '{"id":8}');
    expect(messages).toEqual([
      { topic: 'mine', payload: full },
      {
        topic: 'everyone',
        payload: {
          id: '8',
          title: null,
          acknowledged: false,
          redirectUrl: null,
          objectId: null,
          type: { iconUrl: '', objectIdName: '' },
        },
      },
    ]);
  });

  test.each([
    '',
    'not json',
    '{"id":',
    'null',
    '7',
    '"text"',
    '[]',
    '[{"id":"1"}]',
    '{}',
    '{"id":null}',
    '{"id":""}',
    '{"id":{}}',
  ])('%j is dropped with a log line, and the connection stays live', { tags: 'L-02' }, async (body) => {
    const { store, messages, log, connection } = await connectLive();
    store.latest().publish(MINE, body);
    expect(messages).toEqual([]);
    expect(log).toEqual([
      expect.stringMatching(/^Live updates: dropped a message of mine: it (is no JSON|has no id)$/),
    ]);
    store.latest().publish(MINE, '{"id":"1","ok":false,"dropped":"a field of its own"}');
    expect(messages).toHaveLength(1);
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('a message that arrives over both topics or after a reconnect is passed on once', { tags: 'L-04' }, async () => {
    const { store, messages } = await connectLive();
    store.latest().publish(MINE, '{"id":"1"}');
    store.latest().publish(MINE, '{"id":"1"}');
    store.latest().publish(EVERYONE, '{"id":1}');
    store.latest().drop();
    await vi.advanceTimersByTimeAsync(5_000);
    store.latest().publish(MINE, '{"id":"1"}');
    store.latest().publish(MINE, '{"id":"2"}');
    expect(messages.map(({ payload }) => payload.id)).toEqual(['1', '2']);
  });

  test('only the latest ids are remembered', { tags: 'L-04' }, async () => {
    const { store, messages } = await connectLive();
    for (let id = 0; id <= REMEMBERED_IDS; id += 1) store.latest().publish(MINE, JSON.stringify({ id }));
    store.latest().publish(MINE, '{"id":1}');
    expect(messages).toHaveLength(REMEMBERED_IDS + 1);
    store.latest().publish(MINE, '{"id":0}');
    expect(messages).toHaveLength(REMEMBERED_IDS + 2);
  });

  test('an error of a callback is logged, and the next message arrives', { tags: 'L-02' }, async () => {
    const seen: string[] = [];
    const { store, log, connection } = await connectLive({
      onMessage: ({ id }) => {
        seen.push(id);
        throw new Error('the list is broken');
      },
    });
    store.latest().publish(MINE, '{"id":"1"}');
    store.latest().publish(MINE, '{"id":"2"}');
    expect(seen).toEqual(['1', '2']);
    expect(log[0]).toBe('Live updates: onMessage failed: Error: the list is broken');
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('callbacks that throw do not end the connection', { tags: 'L-02' }, async () => {
    const broken = () => {
      throw new Error('broken');
    };
    const { store, connection } = await connectLive({
      onState: broken,
      onLog: broken,
      onReconnected: broken,
      onMessage: broken,
    });
    store.latest().publish(MINE, '{"id":"1"}');
    store.latest().publish(MINE, 'no json');
    store.latest().drop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.state).toEqual({ kind: 'live' });
  });

  test('writes to the console unless the app gives a log', { tags: 'L-03' }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const store = stompStore();
    const connection = connect({
      url: 'wss://store.example/ws',
      getToken: () => 'secret-token',
      topics: {},
      onMessage: () => {},
      onState: () => {},
      socketFactory: store.factory,
    });
    await settle();
    store.latest().drop();
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Live updates: connection lost; attempt 1 of 10 in \d+ ms$/),
    );
    await connection.close();
    warn.mockRestore();
  });
});
