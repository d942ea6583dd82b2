import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../base/startErrors.ts';
import type { Metrics } from './metrics.ts';

/** The server of `/metrics`. */
export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, so that a proxy in front of the portal cannot pass it on.
 * @param address port 0 takes any free one
 * @throws StartError when it cannot listen
 */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new StartError(`METRICS_PORT: cannot listen on ${host}:${port}: ${cause.message}`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
