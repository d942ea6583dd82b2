import autocannon from 'autocannon';
import { usageOf } from '../chain/processes.ts';
import { type Call, headersOf } from './operations.ts';

/** What a server does with many requests of one kind. */
export interface Load {
  /** CPU time of the server process per request, ms. */
  cpu: number;
  /** Requests per second. */
  rate: number;
  /** Latency, ms. */
  p99: number;
  /** Share of the requests that the server refused because it was busy (503). */
  busy: number;
}

/**
 * Sends requests over many connections.
 *
 * @param pid the process of the server
 * @param next the next request
 * @throws Error when one of them is answered by neither 2xx nor 503
 */
export async function load(
  url: string,
  pid: number,
  connections: number,
  amount: number,
  next: () => Call,
): Promise<Load> {
  const refusals = new Map<number, string>();
  const before = await usageOf(pid);
  const result = await autocannon({
    url,
    connections,
    amount,
    timeout: 60,
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, body, member } = next();
          return {
            ...request,
            method,
            path,
            headers: headersOf(member, body),
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          };
        },
        onResponse: (status, body) => {
          if ((status < 200 || status > 299) && status !== 503) refusals.set(status, body);
        },
      },
    ],
  });
  const after = await usageOf(pid);
  if (refusals.size > 0) throw new Error(`${url} refused: ${JSON.stringify([...refusals])}`);
  const answered = result['2xx'];
  const sent = answered + result.non2xx;
  return {
    cpu: (after.cpuMs - before.cpuMs) / sent,
    rate: answered / result.duration,
    p99: result.latency.p99,
    busy: result.non2xx / sent,
  };
}
