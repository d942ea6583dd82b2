import { Client, TickerStrategy, Versions, type IStompSocket } from '@stomp/stompjs';
import { CLOSE_GRACE_MS, CONNECT_TIMEOUT_MS, HEARTBEAT_MS, HEARTBEAT_TOLERANCE, SUBSCRIBE_GRACE_MS } from './limits.ts';

/** Makes a socket, as `new WebSocket(url, protocols)` does. */
export type SocketFactory = (url: string, protocols: string[]) => IStompSocket;

/** Calls back once after so many milliseconds, unless the function that it returns is called before. */
export type SetTimer = (callback: () => void, ms: number) => () => void;

/** Where to subscribe. A back end may refuse an optional destination. */
export interface Destination {
  destination: string;
  isOptional: boolean;
}

export interface SessionOptions {
  url: string;
  token: string;
  destinations: readonly Destination[];
  socketFactory: SocketFactory;
  setTimer: SetTimer;
  now: () => number;
  /** Connected, and every subscription is confirmed. */
  onLive: () => void;
  onMessage: (destination: string, body: string) => void;
  /**
   * Called once, if the session ends by itself. `mayBeOptional`: it may have ended because an optional destination was
   * refused, so that a session without those could live.
   */
  onEnd: (reason: string, mayBeOptional: boolean) => void;
}

/** One STOMP connection from CONNECT to its end. It never reconnects: that is the policy's business. */
export interface Session {
  /** Whether the server promised heartbeats and has been silent for longer than is tolerated. */
  isStale: () => boolean;
  /** Leaves without a word. Nothing is called back any more. */
  drop: () => void;
  /** Says goodbye, for at most `CLOSE_GRACE_MS`. Nothing is called back any more. */
  close: () => Promise<void>;
}

const VERSIONS = new Versions([Versions.V1_2, Versions.V1_1]);

/** Opens a session. @throws what the socket factory throws */
export function openSession(options: SessionOptions): Session {
  const { url, token, destinations, setTimer, now } = options;
  let ended = false;
  let lastSeen = now();
  let toleratedSilence = Infinity;
  let unconfirmed = destinations.length;
  let isLive = false;
  let hasSubscribed = false;
  const hasOptional = destinations.some(({ isOptional }) => isOptional);

  const socket = options.socketFactory(url, VERSIONS.protocolVersions());
  // Node's sockets throw an error that nobody listens to; the client replaces this.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client's socket type has no such method
  socket.onerror = () => {};

  const discard = () => {
    client.deactivate({ force: true }).catch(() => {});
    // The client does not know the socket yet when it is told to stop in the tick that started it.
    if (socket.readyState < CLOSING) socket.close();
  };
  const drop = () => {
    ended = true;
    cancelTimer();
    discard();
  };
  // A refused frame ends the session; who refuses without naming the frame does so before all subscriptions are confirmed.
  const end = (reason: string, mayBeOptional = hasOptional && hasSubscribed && !isLive) => {
    if (ended) return;
    drop();
    // A server may repeat in its error what it was sent.
    options.onEnd(reason.replaceAll(token, '…').slice(0, 200), mayBeOptional);
  };
  const goLive = () => {
    if (ended || isLive) return;
    isLive = true;
    options.onLive();
  };
  let cancelTimer = setTimer(() => end('no answer in time'), CONNECT_TIMEOUT_MS);

  const client = new Client({
    stompVersions: VERSIONS,
    webSocketFactory: () => socket,
    connectHeaders: { Authorization: `Bearer ${token}`, host: hostOf(url) },
    heartbeatOutgoing: HEARTBEAT_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatToleranceMultiplier: HEARTBEAT_TOLERANCE,
    heartbeatStrategy: TickerStrategy.Interval, // A worker from a blob would need a hole in the CSP.
    discardWebsocketOnCommFailure: true,
    reconnectDelay: 0,
    onConnect: (frame) => {
      cancelTimer();
      const promised = Number.parseInt(frame.headers['heart-beat'] ?? '', 10);
      if (promised > 0) toleratedSilence = HEARTBEAT_TOLERANCE * Math.max(HEARTBEAT_MS, promised);
      cancelTimer = setTimer(goLive, unconfirmed > 0 ? SUBSCRIBE_GRACE_MS : 0);
      hasSubscribed = true;
      try {
        destinations.forEach(subscribe);
      } catch (error) {
        end(`could not subscribe: ${String(error)}`);
      }
    },
    onHeartbeatReceived: () => {
      lastSeen = now();
    },
    onStompError: ({ headers }) => {
      const refused = destinations.find((_, index) => headers['receipt-id'] === receiptOf(index));
      end(`refused: ${headers['message'] ?? 'no reason given'}`, refused?.isOptional);
    },
    onWebSocketClose: () => end('connection lost'),
  });

  const subscribe = ({ destination }: Destination, index: number) => {
    const receipt = receiptOf(index);
    client.watchForReceipt(receipt, () => {
      unconfirmed -= 1;
      if (unconfirmed === 0) goLive();
    });
    const receive = ({ body }: { body: string }) => {
      lastSeen = now();
      if (!ended) options.onMessage(destination, body);
    };
    client.subscribe(destination, receive, { receipt });
  };

  client.activate();

  return {
    isStale: () => now() - lastSeen > toleratedSilence,
    drop,
    close: async () => {
      ended = true;
      cancelTimer();
      let cancelGrace = () => {};
      const grace = new Promise<void>((resolve) => {
        cancelGrace = setTimer(resolve, CLOSE_GRACE_MS);
      });
      await Promise.race([client.deactivate().catch(() => {}), grace]);
      cancelGrace();
      discard();
    },
  };
}

const CLOSING = 2;

const receiptOf = (index: number): string => `subscribed-${index}`;

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '/';
}
