import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { connect } from './connect.ts';
import type { LiveState } from './connection.ts';
import { answerFrames } from './test-support/answerFrames.ts';
import { notificationTopics } from './topics.ts';

/** A live endpoint on a real port that confirms each frame, and keeps the last subscription of each destination. */
async function startServer(port = 0) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const subscriptions = new Map<string, (body: string) => void>();
  const tokens: (string | undefined)[] = [];
  answerFrames(server, {
    onConnect: (authorization) => tokens.push(authorization),
    onSubscribe: (destination, publish) => subscriptions.set(destination, publish),
  });
  return {
    port: (server.address() as AddressInfo).port,
    subscriptions,
    tokens,
    stop: async () => {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test(
  'a client of a real server is live again after the server restarts',
  { tags: ['L-01', 'L-02', 'L-03', 'L-04'] },
  async () => {
    // Not all versions of Node have the WebSocket of a page.
    vi.stubGlobal('WebSocket', WebSocket);
    onTestFinished(() => void vi.unstubAllGlobals());
    const first = await startServer();
    const arrived: string[] = [];
    const waiters = new Set<{ until: () => boolean; go: () => void }>();
    const look = () => waiters.forEach(({ until, go }) => until() && go());
    const until = (condition: () => boolean) =>
      new Promise<void>((resolve) => {
        waiters.add({ until: condition, go: resolve });
        look();
      });
    const states: LiveState[] = [];
    const connection = connect({
      url: `ws://127.0.0.1:${first.port}/ws`,
      getToken: async () => `token-${states.length}`,
      topics: notificationTopics('u1'),
      onMessage: ({ topic, id }) => {
        arrived.push(`${topic} ${id}`);
        look();
      },
      onState: (state) => {
        states.push(state);
        look();
      },
      onLog: () => {},
      onReconnected: () => {
        arrived.push('reconnected');
        look();
      },
      // The delay before a reconnect is 20 ms; the time limits are real.
      setTimer: (callback, ms) => {
        const timer = setTimeout(callback, ms === 5_000 ? 20 : ms);
        return () => clearTimeout(timer);
      },
      random: () => 0,
    });

    await until(() => states.at(-1)?.kind === 'live');
    first.subscriptions.get('/user/u1/in-app-notifications')?.('{"id":"1","title":"Grüße: ✓"}');
    await until(() => arrived.includes('mine 1'));

    await first.stop();
    await until(() => states.at(-1)?.kind === 'waiting');
    const second = await startServer(first.port);
    await until(() => arrived.includes('reconnected'));
    second.subscriptions.get('/topic/messages')?.('{"id":"1"}');
    second.subscriptions.get('/topic/messages')?.('{"id":"2"}');
    await until(() => arrived.includes('everyone 2'));
    expect(arrived).toEqual(['mine 1', 'reconnected', 'everyone 2']);
    expect(second.tokens).toEqual([expect.stringMatching(/^Bearer token-[1-9]/)]);

    await connection.close();
    expect(connection.state).toEqual({ kind: 'live' });
    await second.stop();
  },
);

test('closing in the tick that opens a real socket causes no uncaught error', { tags: 'S-09' }, async () => {
  const server = await startServer();
  const sockets: WebSocket[] = [];
  const connection = connect({
    url: `ws://127.0.0.1:${server.port}/ws`,
    getToken: () => 'token',
    topics: {},
    onMessage: () => {},
    onState: () => {},
    socketFactory: (url, protocols) => {
      const socket = new WebSocket(url, protocols);
      sockets.push(socket);
      queueMicrotask(() => void connection.close());
      return socket;
    },
  });
  while (sockets.length === 0) await Promise.resolve();
  await new Promise((resolve) => sockets[0]?.once('close', resolve));
  expect(sockets.map(({ readyState }) => readyState)).toEqual([WebSocket.CLOSED]);
  await server.stop();
});
