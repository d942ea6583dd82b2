import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Patience, waitUntil } from '../../apps/store-server/test/support/waitUntil.ts';
import type { Command, Received } from './messages.ts';

/** How the clients of a side connect. */
export interface Endpoint {
  url: string;
  protocols: string[];
  /** The headers of CONNECT of the client with this number. */
  connectOf: (client: number) => Record<string, string>;
}

/** Clients of one side, in processes of their own. */
export interface Clients {
  count: number;
  /** Resolves when so many messages have arrived since the last `take`. @throws Error after that time */
  until: (messages: number, patience?: Patience) => Promise<void>;
  /** What has arrived since the last `take`. */
  take: () => Promise<Received>;
  close: () => void;
}

/** Processes that share the clients of a side. */
const PROCESSES = 2;

const program = fileURLToPath(new URL('client.ts', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

/** How long a process may take to answer, ms: the benchmark ends also when one has ended. */
const ANSWER_MS = 180_000;

async function ask<Answer>(child: ChildProcess, command: Command): Promise<Answer> {
  const answer = once(child, 'message', { signal: AbortSignal.timeout(ANSWER_MS) });
  child.send(command);
  return (await answer)[0] as Answer;
}

/**
 * Connects clients and waits until each subscription is confirmed.
 * @param isSlow whether they stop reading after that. @default false
 */
export async function connectClients(endpoint: Endpoint, count: number, isSlow = false): Promise<Clients> {
  const { url, protocols, connectOf } = endpoint;
  const connects = Array.from({ length: count }, (_, client) => connectOf(client));
  const children = Array.from({ length: PROCESSES }, () =>
    fork(program, { execArgv: ['--import', tsx], serialization: 'advanced' }),
  );
  const close = (): void => {
    for (const child of children) if (child.connected) child.disconnect();
  };
  await Promise.all(
    children.map(async (child, at) => {
      const mine = connects.filter((_, client) => client % PROCESSES === at);
      const { failed } = await ask<{ failed?: string }>(child, {
        do: 'connect',
        url,
        protocols,
        connects: mine,
        isSlow,
      });
      if (failed !== undefined) throw new Error(`A client could not connect: ${failed}`);
    }),
  ).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    count,
    until: (messages, patience) =>
      waitUntil(async () => {
        const counts = await Promise.all(children.map((child) => ask<{ count: number }>(child, { do: 'count' })));
        return counts.reduce((sum, each) => sum + each.count, 0) >= messages;
      }, patience),
    take: async () => merge(await Promise.all(children.map((child) => ask<Received>(child, { do: 'reset' })))),
    close,
  };
}

/** What all processes have received together. */
export function merge(parts: readonly Received[]): Received {
  const latencies = new Float64Array(parts.reduce((sum, part) => sum + part.latencies.length, 0));
  let at = 0;
  for (const part of parts) {
    latencies.set(part.latencies, at);
    at += part.latencies.length;
  }
  return {
    latencies: latencies.toSorted(),
    lastAt: Math.max(...parts.map(({ lastAt }) => lastAt)),
    open: parts.reduce((sum, { open }) => sum + open, 0),
    closed: parts.reduce((sum, { closed }) => sum + closed, 0),
  };
}
