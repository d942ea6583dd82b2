import { once } from 'node:events';
import { Client, type IFrame, type IMessage } from '@stomp/stompjs';
import { WebSocket } from 'ws';

/** A connected client with the portal's library. */
export interface LiveClient {
  client: Client;
  /** Bodies that arrived, in order. */
  received: unknown[];
  /** Resolves when as many messages have arrived. */
  until: (count: number) => Promise<unknown[]>;
  /** Resolves with the ERROR frame that ended the connection. */
  error: Promise<IFrame>;
  close: () => Promise<void>;
}

/** Connects with the real client library and subscribes; every subscription is confirmed by a receipt first. */
export async function connectLive(url: string, token: string, destinations: string[]): Promise<LiveClient> {
  const received: unknown[] = [];
  let wake = (): void => {};
  let onError = (_frame: IFrame): void => {};
  const error = new Promise<IFrame>((resolve) => (onError = resolve));
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/ws`, ['v12.stomp', 'v11.stomp']),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatOutgoing: 20_000,
    onStompError: (broken) => onError(broken),
  });
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve();
    void error.then(({ headers }) => reject(new Error(headers['message'])));
    client.activate();
  });
  for (const [index, destination] of destinations.entries()) {
    await new Promise<void>((resolve, reject) => {
      client.watchForReceipt(`r${index}`, () => resolve());
      void error.then(({ headers }) => reject(new Error(headers['message'])));
      const onMessage = (message: IMessage) => {
        received.push(JSON.parse(message.body));
        wake();
      };
      client.subscribe(destination, onMessage, { receipt: `r${index}` });
    });
  }
  return {
    client,
    received,
    error,
    until: async (count) => {
      while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return received;
    },
    close: () => client.deactivate(),
  };
}

/** A client that may misbehave: it sends any text and returns everything that arrives. */
export interface RawClient {
  socket: WebSocket;
  send: (text: string | Buffer) => void;
  /** Resolves to what arrives next: the text of a frame, or `\n` for a heartbeat. */
  next: () => Promise<string>;
  /** Resolves with the close code when the other end has closed. */
  closed: Promise<number>;
}

export async function connectRaw(url: string, headers: Record<string, string> = {}): Promise<RawClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, ['v12.stomp'], { headers });
  const waiting: string[] = [];
  let wake = (): void => {};
  socket.on('message', (data: Buffer) => {
    waiting.push(data.toString('utf8'));
    wake();
  });
  const closed = once(socket, 'close').then(([code]) => {
    wake();
    return code as number;
  });
  await once(socket, 'open');
  return {
    socket,
    closed,
    send: (text) => socket.send(text),
    next: async () => {
      while (waiting.length === 0) {
        if (socket.readyState === WebSocket.CLOSED) throw new Error('The connection is closed');
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return waiting.shift() ?? '';
    },
  };
}

/** Formats a frame. */
export function frame(command: string, headers: Record<string, string> = {}, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}

/** The CONNECT of a well-behaved client. */
export function connectFrame(token: string, headers: Record<string, string> = {}): string {
  return frame('CONNECT', { 'accept-version': '1.1,1.2', Authorization: `Bearer ${token}`, ...headers });
}
