import { FrameImpl, Parser, type IStompSocket } from '@stomp/stompjs';
import type { SocketFactory } from '../stompClient.ts';

/** What the store does with the next socket. */
export type Manner =
  | 'serves'
  | 'refuses' // closes the socket at once
  | 'is silent' // the socket never opens
  | 'is mute' // the socket opens, and CONNECT has no answer
  | 'sends no receipts'
  | 'denies' // answers CONNECT with ERROR, and keeps the socket open
  | 'denies subscriptions'
  | 'denies the topic of one person'
  | 'denies the optional topic'
  | 'denies the optional topic and does not say which'
  | 'hangs up on the optional topic' // closes the socket with the code of a refusal
  | 'breaks on the optional topic'; // the connection is lost without a close frame

/** An optional destination. */
export const OPTIONAL = '/topic/locations/canal-street/changes';

/** A socket to a store in memory, with real STOMP frames. */
export class StoreSocket implements IStompSocket {
  onopen: IStompSocket['onopen'] = null;
  onclose: IStompSocket['onclose'] = null;
  onerror: IStompSocket['onerror'] = null;
  onmessage: IStompSocket['onmessage'] = null;
  readyState = 0;
  /** `close()` has no effect, as without a network. */
  isDead = false;
  readonly frames: FrameImpl[] = [];
  heartbeats = 0;
  private readonly subscriptions = new Map<string, string>();
  private readonly parser = new Parser(
    (raw) => this.receive(FrameImpl.fromRawFrame(raw, true)),
    () => (this.heartbeats += 1),
  );

  constructor(
    readonly url: string,
    readonly protocols: string[],
    private readonly server: { manner: Manner; heartbeat: string },
  ) {
    if (server.manner === 'refuses') void later().then(() => this.drop());
    else if (server.manner !== 'is silent') void later().then(() => this.open());
  }

  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    if (typeof data !== 'string') throw new TypeError('text frames only');
    this.parser.parseChunk(data);
  }

  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    if (!this.isDead) queueMicrotask(() => this.drop());
  }

  /** Closes from the server's side. The default code is that of a connection without a close frame. */
  drop(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Sends a message of the store. */
  publish(destination: string, body: unknown): void {
    const subscription = this.subscriptions.get(destination);
    if (!subscription) throw new Error(`there is no subscription to ${destination}`);
    this.reply('MESSAGE', { subscription, destination, 'message-id': 'm' }, String(body));
  }

  /** Sends a heartbeat of the store. */
  beat(): void {
    this.onmessage?.({ data: '\n' });
  }

  reply(command: string, headers: Record<string, string>, body = ''): void {
    const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true });
    if (this.readyState === 1) this.onmessage?.({ data: frame });
  }

  /** Replies later: a socket never answers before `send()` has returned. */
  private answer(command: string, headers: Record<string, string>): void {
    queueMicrotask(() => this.reply(command, headers));
  }

  frame(command: string): FrameImpl | undefined {
    return this.frames.find((frame) => frame.command === command);
  }

  private open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  private receive(frame: FrameImpl): void {
    this.frames.push(frame);
    const { manner, heartbeat } = this.server;
    const { receipt, id, destination } = frame.headers;
    if (frame.command === 'CONNECT') {
      if (manner === 'is mute') return;
      if (manner !== 'denies') return this.answer('CONNECTED', { version: '1.2', 'heart-beat': heartbeat });
      const bearer = frame.headers['Authorization'];
      return this.answer('ERROR', { message: `bad ${bearer}, not ${bearer}` });
    }
    if (frame.command === 'SUBSCRIBE') {
      if (manner === 'denies subscriptions') return this.answer('ERROR', { message: 'not yours' });
      if (manner === 'denies the topic of one person' && destination?.startsWith('/user/')) {
        return this.answer('ERROR', { message: 'not yours', 'receipt-id': receipt ?? '' });
      }
      if (destination === OPTIONAL) {
        if (manner === 'denies the optional topic') {
          return this.answer('ERROR', { message: 'no such topic', 'receipt-id': receipt ?? '' });
        }
        if (manner === 'denies the optional topic and does not say which') {
          return this.answer('ERROR', { message: 'no such topic' });
        }
        if (manner === 'hangs up on the optional topic') return queueMicrotask(() => this.drop(1008));
        if (manner === 'breaks on the optional topic') return queueMicrotask(() => this.drop());
      }
      if (id && destination) this.subscriptions.set(destination, id);
    }
    if (receipt && manner !== 'sends no receipts') this.answer('RECEIPT', { 'receipt-id': receipt });
  }
}

/** A store's live endpoint in memory. */
export function stompStore() {
  const store = { manner: 'serves' as Manner, heartbeat: '20000,20000', sockets: [] as StoreSocket[] };
  const factory: SocketFactory = (url, protocols) => {
    const socket = new StoreSocket(url, protocols, { manner: store.manner, heartbeat: store.heartbeat });
    store.sockets.push(socket);
    return socket;
  };
  return Object.assign(store, {
    factory,
    latest: () => {
      const socket = store.sockets.at(-1);
      if (!socket) throw new Error('no socket was opened');
      return socket;
    },
  });
}

/** A browser opens a socket after the current task. Without a timer, so that tests count only those of the connection. */
async function later(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}
