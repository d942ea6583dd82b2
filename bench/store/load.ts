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

/** How requests are sent. */
export interface Sending {
  url: string;
  /** The process of the server. */
  pid: number;
  connections: number;
  /** How many requests are sent. */
  amount: number;
  /** No more are sent after this time, s. */
  seconds: number;
  /** Gives the next request. */
  next: () => Call;
}

/**
 * Sends requests over many connections.
 *
 * @throws Error when one of them is answered by neither 2xx nor 503
 */
export async function load({ url, pid, connections, amount, seconds, next }: Sending): Promise<Load> {
  const refusals = new Map<number, string>();
  const before = await usageOf(pid);
  const result = await send({ url, connections, amount, timeout: 60, requests: [request(next, refusals)] }, seconds);
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

/** Sends until all are answered or the time has passed. */
const send = (options: autocannon.Options, seconds: number): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const sending = autocannon(options, (error: Error | null, result) => {
      clearTimeout(limit);
      if (error === null) resolve(result);
      else reject(error);
    });
    const limit = setTimeout(() => sending.stop(), seconds * 1000);
  });

/** Builds each request when it is sent, and notes the answers that are not expected. */
const request = (next: () => Call, refusals: Map<number, string>): autocannon.Request => ({
  setupRequest: (given) => {
    const { method, path, body, member } = next();
    return {
      ...given,
      method,
      path,
      headers: headersOf(member, body),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  },
  onResponse: (status, body) => {
    if ((status < 200 || status > 299) && status !== 503) refusals.set(status, body);
  },
});
