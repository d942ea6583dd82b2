import { FrameImpl, Parser, type IStompSocket } from '@stomp/stompjs';
import type { SocketFactory } from '../session.ts';

/** How the store behaves towards the next socket. */
export type Manner =
  | 'serves' // as it should
  | 'refuses' // closes at once
  | 'is silent' // the socket never opens
  | 'is mute' // opens, and never answers CONNECT
  | 'sends no receipts'
  | 'denies' // an ERROR to CONNECT, and keeps the socket
  | 'denies subscriptions'
  | 'denies the optional topic'
  | 'denies the optional topic and does not say which'
  | 'hangs up on the optional topic';

/** The destination that a back end may not know. */
export const OPTIONAL = '/topic/locations/canal-street/changes';

/** A socket whose far end is in memory and speaks real STOMP frames. */
export class PeerSocket implements IStompSocket {
  onopen: IStompSocket['onopen'] = null;
  onclose: IStompSocket['onclose'] = null;
  onerror: IStompSocket['onerror'] = null;
  onmessage: IStompSocket['onmessage'] = null;
  readyState = 0;
  /** Whether `close()` is heard; a dead network does not tell. */
  isDeaf = false;
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
    if (!this.isDeaf) queueMicrotask(() => this.drop());
  }

  /** The connection breaks. */
  drop(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  /** The store publishes something. */
  publish(destination: string, body: unknown): void {
    const subscription = this.subscriptions.get(destination);
    if (!subscription) throw new Error(`nobody listens to ${destination}`);
    this.reply('MESSAGE', { subscription, destination, 'message-id': 'm' }, String(body));
  }

  /** The store says that it is alive. */
  beat(): void {
    this.onmessage?.({ data: '\n' });
  }

  reply(command: string, headers: Record<string, string>, body = ''): void {
    const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true });
    if (this.readyState === 1) this.onmessage?.({ data: frame });
  }

  /** As `reply`, but later: a socket never answers before `send()` has returned. */
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
      return this.answer('ERROR', { message: `bad ${frame.headers['Authorization']}` });
    }
    if (frame.command === 'SUBSCRIBE') {
      if (manner === 'denies subscriptions') return this.answer('ERROR', { message: 'not yours' });
      if (destination === OPTIONAL) {
        if (manner === 'denies the optional topic') {
          return this.answer('ERROR', { message: 'no such topic', 'receipt-id': receipt ?? '' });
        }
        if (manner === 'denies the optional topic and does not say which') {
          return this.answer('ERROR', { message: 'no such topic' });
        }
        if (manner === 'hangs up on the optional topic') return queueMicrotask(() => this.drop());
      }
      if (id && destination) this.subscriptions.set(destination, id);
    }
    if (receipt && manner !== 'sends no receipts') this.answer('RECEIPT', { 'receipt-id': receipt });
  }
}

/** A store's live endpoint in memory. */
export function stompStore() {
  const store = { manner: 'serves' as Manner, heartbeat: '20000,20000', sockets: [] as PeerSocket[] };
  const factory: SocketFactory = (url, protocols) => {
    const socket = new PeerSocket(url, protocols, { manner: store.manner, heartbeat: store.heartbeat });
    store.sockets.push(socket);
    return socket;
  };
  return Object.assign(store, {
    factory,
    latest: () => {
      const socket = store.sockets.at(-1);
      if (!socket) throw new Error('no socket was made');
      return socket;
    },
  });
}

/** As in a browser: not before the one who made the socket listens to it. Needs no timer, so that tests see theirs only. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
