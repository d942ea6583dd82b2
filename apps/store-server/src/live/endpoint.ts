import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isLoopback } from '../base/loopback.ts';
import { serveConnection } from './connection.ts';
import type { ConnectionOptions } from './connectionState.ts';

/** Where live clients connect. */
export const LIVE_PATH = '/ws';

/** The live socket of one node. */
export interface LiveEndpoint {
  /** Asks every client to reconnect later (RFC 6455: 1012, service restart) and accepts no more. */
  close: () => void;
  /** Asks every client to reconnect, because events may be lost. */
  disconnectAll: () => void;
  /** How many sockets are open. */
  connections: () => number;
}

const protocols = ['v12.stomp', 'v11.stomp'];

/** What the endpoint needs. */
export interface EndpointOptions extends ConnectionOptions {
  /** Origins of other hosts whose pages may connect. */
  origins: readonly string[];
  /** Whether events of other nodes are missing: then another node is better for a client. */
  isLost: () => boolean;
}

/** Accepts WebSocket connections on `/ws`; refuses other paths and pages of other sites before the handshake. */
export function attachLive(server: Server, options: EndpointOptions): LiveEndpoint {
  const sockets = new WebSocketServer({
    noServer: true,
    // A message may hold several frames; one frame has its own limit.
    maxPayload: options.limits.maxFrameBytes * 4,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocols.find((known) => offered.has(known)) ?? false,
  });
  sockets.on('connection', (socket) => serveConnection(socket, options));
  const responding = new WeakSet<Duplex>();
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    responding.add(socket);
    response.once('close', () => responding.delete(socket));
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node.js removes its own listener here; without one, a reset by the client would end the process.
    socket.on('error', () => socket.destroy());
    // The connection still sends an earlier response. No well-behaved client upgrades without waiting for it.
    if (responding.has(socket)) {
      socket.destroy();
      return;
    }
    if (request.headers.upgrade?.toLowerCase() !== 'websocket' && !hasBody(request)) {
      answerWithoutUpgrade(server, request, socket);
      return;
    }
    const refusal = refusalOf(request, options);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nUpgrade: websocket\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  server.on('request', onRequest);
  server.on('upgrade', onUpgrade);
  const closeAll = (): void => {
    for (const socket of sockets.clients) closeForRestart(socket);
  };
  return {
    disconnectAll: closeAll,
    connections: () => sockets.clients.size,
    close: () => {
      server.off('request', onRequest);
      server.off('upgrade', onUpgrade);
      sockets.close();
      closeAll();
    },
  };
}

function closeForRestart(socket: WebSocket): void {
  socket.close(1012);
  setTimeout(() => socket.terminate(), 1_000).unref();
}

/** Ignores an offer to upgrade, which RFC 9110, section 7.8, allows: health checks offer h2c on plain requests. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end(() => socket.destroy()));
  server.emit('request', request, response);
}

/** Whether the request has a body, which Node.js does not read after an upgrade header. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function refusalOf(
  request: IncomingMessage,
  { origins, isLost }: Pick<EndpointOptions, 'origins' | 'isLost'>,
): string | undefined {
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return '426 Upgrade Required';
  if (request.url?.split('?', 1)[0] !== LIVE_PATH) return '404 Not Found';
  const { origin = '', host } = request.headers;
  if (!origins.includes(origin) && !sameSite(request.headers.origin, host)) return '403 Forbidden';
  return isLost() ? '503 Service Unavailable' : undefined;
}

/** Whether the page that opens the socket is one of this host. Other programs than browsers send no origin. */
function sameSite(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  if (page.host === host) return true;
  // The development server is another port of this machine.
  return isLoopback(page.hostname) && isLoopback(host.replace(/:\d+$/, ''));
}
