import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server's door: it opens at once and answers 503 until there is somebody behind it. */
export interface Gate {
  server: Server;
  port: number;
  /** Lets the app answer from now on. */
  open: (handler: RequestListener) => void;
  /** Takes nobody new and waits for those who are inside, but not for long. Safe to call twice. */
  close: () => Promise<void>;
}

/** How long a request that is being answered may still take when the store stops, in ms. */
const DRAIN_MS = 3_000;

/**
 * Listens before the database runs: a port that is taken is known at once, and `/healthz` says "not yet" (503) instead
 * of refusing connections.
 * @throws the system's error, e.g. EADDRINUSE
 */
export async function openGate(port: number, host: string): Promise<Gate> {
  let handler: RequestListener = (_request, response) => {
    response.writeHead(503, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '1',
    });
    response.end(JSON.stringify({ type: 'about:blank', title: 'The store is starting', status: 503 }));
  };
  const server = createServer((request, response) => {
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
    open: (next) => {
      handler = next;
    },
    close: () => (closed ??= drain(server)),
  };
}

/**
 * Whether a request came before the answer to the one in front of it had ended: Node gives a connection to one answer at
 * a time. If the connection ends first, the answers that wait for it never hear of that and never let go of what they
 * opened, files and all. No browser and no proxy asks so, and a server may close the connection instead (RFC 9112,
 * section 9.3.2: whoever does ask so asks again).
 */
function isPipelined(response: ServerResponse): boolean {
  return response.socket === null;
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
