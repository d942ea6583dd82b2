import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server's door: it opens at once and answers 503 until there is somebody behind it. */
export interface Gate {
  server: Server;
  port: number;
  /** Lets the app answer from now on. */
  open: (handler: RequestListener) => void;
  close: () => Promise<void>;
}

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
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    open: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
