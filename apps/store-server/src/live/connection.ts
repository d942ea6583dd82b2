import type { IFrame } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import { firstMessageOf } from './changes.ts';
import { createReader, Refusal, writeFrame } from './frames.ts';
import { type Heartbeat, negotiate, startHeartbeat } from './heartbeat.ts';
import type { Hub, Subscriber } from './hub.ts';
import type { LiveLimits } from './limits.ts';

/** Who a bearer token belongs to, as far as the live connection is concerned. */
export interface Listener {
  userId: string;
  name: string;
  expiresAt: Date;
  /** Whether the role and the locations of the moment allow a destination. */
  mayListen: (destination: string) => boolean;
}

export interface ConnectionParts {
  hub: Hub;
  limits: LiveLimits;
  now: () => Date;
  /** Resolves to `undefined` for a token that gives no right to listen. */
  identify: (token: string) => Promise<Listener | undefined>;
  log: (detail: Record<string, unknown>, message: string) => void;
}

interface Subscription extends Subscriber {
  destination: string;
}

/** RFC 6455, section 7.4.1: the connection breaks a rule of this server; going away. */
const CLOSE = { policy: 1008, normal: 1000 } as const;

const VERSIONS = ['1.2', '1.1'] as const;

/** Frames that may wait for the one before them; a client needs a handful. */
const MAX_WAITING_FRAMES = 64;

const NOT_VALID = 'The session has ended or is not valid';
const NOT_YOURS = 'This destination is not yours';

/** Longest that a timer can be set for, in ms (2^31 - 1). */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Speaks STOMP 1.1 and 1.2 with one client over one socket, until either ends it. Clients listen only: SEND and
 * transactions are refused, ACK and NACK are accepted and mean nothing because nothing is redelivered.
 */
export function serveConnection(socket: WebSocket, parts: ConnectionParts): void {
  const { hub, limits } = parts;
  const subscriptions = new Map<string, Subscription>();
  let listener: Listener | undefined;
  let state: 'new' | 'connecting' | 'connected' | 'over' = 'new';
  let heartbeat: Heartbeat | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let identifyTimer: NodeJS.Timeout | undefined;
  const connectTimer = setTimeout(() => fail(new Refusal('CONNECT did not come in time')), limits.connectTimeoutMs);
  const read = createReader(limits.maxFrameBytes, () => {});

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.maxBufferedBytes) {
      parts.log({ userId: listener?.userId, buffered: socket.bufferedAmount }, 'live client does not keep up');
      socket.terminate();
      return;
    }
    socket.send(text);
  };

  const end = (): void => {
    if (state === 'over') return;
    state = 'over';
    clearTimeout(connectTimer);
    clearTimeout(expiry);
    clearTimeout(identifyTimer);
    heartbeat?.stop();
    for (const subscription of subscriptions.values()) hub.remove(subscription.destination, subscription);
    subscriptions.clear();
    if (listener !== undefined) hub.leave(listener.userId);
  };

  const fail = ({ message, receipt }: Refusal): void => {
    if (state === 'over') return;
    parts.log({ userId: listener?.userId, reason: message }, 'live client refused');
    send(writeFrame('ERROR', { message, 'content-type': 'text/plain', ...receiptId(receipt) }, message));
    end();
    socket.close(CLOSE.policy);
    // One who does not answer the close is not waited for.
    setTimeout(() => socket.terminate(), 2_000).unref();
  };

  // Every call of the product asks for the role; an open connection would otherwise outlive it by up to an hour.
  const identifyLater = (token: string): void => {
    identifyTimer = setTimeout(() => void identifyAgain(token), limits.identifyAgainMs);
  };
  const identifyAgain = async (token: string): Promise<void> => {
    try {
      const found = await parts.identify(token);
      if (found === undefined) fail(new Refusal(NOT_VALID));
      else if (state === 'connected') listenAs(found);
    } catch (error) {
      parts.log({ err: error }, 'live client could not be identified again');
    }
    if (state === 'connected') identifyLater(token);
  };

  const listenAs = (found: Listener): void => {
    listener = found;
    const isAllowed = [...subscriptions.values()].every(({ destination }) => found.mayListen(destination));
    // The client comes back and subscribes to what it may still listen to.
    if (!isAllowed) fail(new Refusal(NOT_YOURS));
  };

  const connect = async (frame: IFrame): Promise<void> => {
    if (state !== 'new') throw new Refusal('Already connected');
    state = 'connecting';
    const offered = new Set((frame.headers['accept-version'] ?? '1.0').split(/ *, */));
    const version = VERSIONS.find((known) => offered.has(known));
    if (version === undefined) throw new Refusal('Supported protocol versions are 1.1 and 1.2');
    const rhythm = rhythmOf(frame.headers['heart-beat'], limits);
    const token = /^Bearer +(\S+)$/i.exec(headerOf(frame, 'authorization') ?? '')?.[1];
    const found = token === undefined ? undefined : await parts.identify(token);
    if (socket.readyState !== socket.OPEN) return;
    if (found === undefined) throw new Refusal(NOT_VALID);
    if (!hub.enter(found.userId, limits.maxConnectionsPerUser)) throw new Refusal('Too many connections');
    listener = found;
    state = 'connected';
    clearTimeout(connectTimer);
    const left = found.expiresAt.getTime() - parts.now().getTime();
    expiry = setTimeout(() => fail(new Refusal('The session has ended')), Math.min(Math.max(left, 0), MAX_TIMER_MS));
    if (token !== undefined) identifyLater(token);
    heartbeat = startHeartbeat(
      rhythm,
      () => send('\n'),
      () => fail(new Refusal('No heartbeat came')),
    );
    const { outgoingMs, incomingMs } = limits.heartbeat;
    send(writeFrame('CONNECTED', { version, 'heart-beat': `${outgoingMs},${incomingMs}`, server: 'in-store' }));
  };

  const subscribe = (frame: IFrame, { mayListen }: Listener): void => {
    const { id, destination, ack = 'auto' } = frame.headers;
    if (!id || !destination) throw new Refusal('SUBSCRIBE needs an id and a destination');
    if (!mayListen(destination)) throw new Refusal(NOT_YOURS);
    if (subscriptions.has(id)) throw new Refusal('This subscription id is in use');
    if (subscriptions.size >= limits.maxSubscriptions) throw new Refusal('Too many subscriptions');
    const sendMessage = (messageId: string, body: unknown): void => {
      const headers = {
        subscription: id,
        'message-id': messageId,
        destination,
        'content-type': 'application/json',
        ...(ack === 'auto' ? {} : { ack: messageId }),
      };
      send(writeFrame('MESSAGE', headers, JSON.stringify(body)));
    };
    const subscription: Subscription = {
      destination,
      deliver: (event) => sendMessage(String(event.id), event.body),
    };
    subscriptions.set(id, subscription);
    hub.add(destination, subscription);
    const first = firstMessageOf(destination);
    if (first !== undefined) sendMessage(`first-${id}`, first);
  };

  const unsubscribe = (frame: IFrame): void => {
    const id = frame.headers['id'];
    const subscription = id === undefined ? undefined : subscriptions.get(id);
    if (id === undefined || subscription === undefined) throw new Refusal('There is no such subscription');
    subscriptions.delete(id);
    hub.remove(subscription.destination, subscription);
  };

  const accept = async (frame: IFrame): Promise<void> => {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return connect(frame);
    if (listener === undefined) throw new Refusal('CONNECT comes first');
    if (frame.command === 'SUBSCRIBE') subscribe(frame, listener);
    else if (frame.command === 'UNSUBSCRIBE') unsubscribe(frame);
    else if (!tolerated.has(frame.command)) throw new Refusal(`${frame.command.slice(0, 32)} is not accepted here`);
    const { receipt } = frame.headers;
    if (receipt !== undefined) send(writeFrame('RECEIPT', { 'receipt-id': receipt }));
    if (frame.command === 'DISCONNECT') {
      end();
      socket.close(CLOSE.normal);
    }
  };

  // One after the other: what follows a CONNECT waits until the token is known.
  let turn = Promise.resolve();
  let waiting = 0;
  const queue = (frame: IFrame): void => {
    waiting += 1;
    if (waiting > MAX_WAITING_FRAMES) throw new Refusal('Too many frames at once');
    const before = turn;
    turn = (async () => {
      await before;
      waiting -= 1;
      if (state === 'over') return;
      try {
        await accept(frame);
      } catch (error) {
        if (!(error instanceof Refusal)) parts.log({ err: error }, 'live client failed');
        const reason = error instanceof Refusal ? error.message : 'Something went wrong';
        fail(new Refusal(reason, frame.headers['receipt']));
      }
    })();
  };

  socket.on('message', (data: Buffer) => {
    heartbeat?.heard();
    if (state === 'over') return;
    try {
      for (const frame of read(data)) queue(frame);
    } catch (error) {
      fail(error instanceof Refusal ? error : new Refusal('This is not a frame'));
    }
  });
  socket.on('close', end);
  // Too large a message, text that is not UTF-8: the socket closes itself.
  socket.on('error', (error) => parts.log({ err: error }, 'live socket failed'));
}

const tolerated = new Set(['ACK', 'NACK', 'DISCONNECT']);

function rhythmOf(header: string | undefined, limits: LiveLimits) {
  try {
    return negotiate(header, limits.heartbeat);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : 'The heart-beat header is not valid');
  }
}

function receiptId(receipt: string | undefined): Record<string, string> {
  return receipt === undefined ? {} : { 'receipt-id': receipt };
}

/** Header names of STOMP are case-sensitive, but clients write `Authorization` as in HTTP. */
function headerOf(frame: IFrame, name: string): string | undefined {
  return Object.entries(frame.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
