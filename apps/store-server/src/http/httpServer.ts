import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The HTTP server of a node. It listens before the app exists, and answers 503 until then. */
export interface HttpServer {
  server: Server;
  port: number;
  /** Passes requests to the app from now on. */
  serve: (handler: RequestListener) => void;
  /** Accepts no more requests and waits a short time for those that it is answering. Safe to call twice. */
  close: () => Promise<void>;
}

/** A request that has not arrived completely after 20 s is ended, because it counts against its caller's share. */
const requestLimits = { requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** How long a request may still take when the server stops, ms. */
const DRAIN_MS = 3_000;

/**
 * Starts to listen before the database runs: a port in use is reported at once, and `/healthz` answers 503 instead of
 * refusing connections.
 * @throws the system's error, e.g. EADDRINUSE
 */
export async function startHttpServer(port: number, host: string): Promise<HttpServer> {
  let handler: RequestListener = answerStarting;
  const server = createServer(requestLimits, (request, response) => {
    if (isPipelined(response)) request.socket.destroy();
    else handler(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  let closed: Promise<void> | undefined;
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      handler = next;
    },
    close: () => (closed ??= drain(server)),
  };
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(JSON.stringify({ type: 'about:blank', title: 'The store is starting', status: 503 }));
};

/**
 * Whether a request arrived before the response to the previous one ended. Node.js assigns a connection to one response
 * at a time. If the connection ends first, the waiting responses get no `close` event, and resources such as files stay
 * open. Browsers and proxies do not pipeline, and a server may close the connection instead (RFC 9112, section 9.3.2).
 */
function isPipelined(response: ServerResponse): boolean {
  return response.socket === null;
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
