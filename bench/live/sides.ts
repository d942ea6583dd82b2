import { once } from 'node:events';
import { WebSocket } from 'ws';
import { publish } from '../../apps/store-server/src/live/outbox.ts';
import { rabbitServer, startRabbit } from '../../apps/store-server/test/support/rabbit.ts';
import { connectionsTo, type Usage, usageOf } from '../chain/processes.ts';
import { type BenchStore, startBenchStore } from '../chain/store.ts';
import type { Endpoint } from './clients.ts';
import { frame, now } from './messages.ts';

/** A server of live events. */
export interface Side {
  name: 'ours' | 'RabbitMQ';
  endpoint: Endpoint;
  /**
   * Sends messages, each in a transaction or frame of its own; resolves when all are accepted.
   *
   * @param withinMs how long the server may take to accept them. @default two minutes
   * @throws NotAcceptedError after that time
   */
  send: (count: number, bytes?: number, withinMs?: number) => Promise<void>;
  /** What the server of the sockets uses, without a database. */
  usage: () => Promise<Usage>;
  /** With the database that carries the events. */
  usageOfAll: () => Promise<Usage>;
  /** Sockets that the server has open. */
  sockets: () => Promise<number>;
  stop: () => Promise<void>;
}

/** How long RabbitMQ may take to accept a burst, ms: it blocks senders when its memory or a consumer is full. */
const ACCEPTED_MS = 120_000;

/** How often the sender sends something, ms. */
const SENDER_BEATS_MS = 20_000;

/** A server accepts no more messages. */
export class NotAcceptedError extends Error {}

/** Connections of one person; the store allows 20. */
const PER_PERSON = 10;

/** A notification as the portal gets it, with the time of sending. @param bytes about how long it is */
function bodyOf(bytes: number): Record<string, unknown> {
  const body = {
    id: '123456',
    type: 'checked-out',
    title: 'Halden Court 82, 9 is on its way to you',
    objectId: '700123',
    redirectUrl: '/shoesize',
    sentAt: now(),
  };
  return { ...body, text: 'x'.repeat(Math.max(0, bytes - JSON.stringify(body).length)) };
}

const NOTIFICATION_BYTES = 300;

/** The store with its database, to which the benchmark may write. */
export interface OurSide extends Side {
  databaseUrl: string;
}

/** Starts the store with a database of its own. @param sockets the most sockets at the same time */
export async function startOurs(sockets: number): Promise<OurSide> {
  const store: BenchStore = await startBenchStore('empty');
  const people = await store.addPeople('Sales_Associate', Math.ceil(sockets / PER_PERSON) + 10);
  const { db } = store.connection;
  return {
    name: 'ours',
    databaseUrl: store.databaseUrl,
    endpoint: {
      url: `${store.url.replace('http', 'ws')}/ws`,
      protocols: ['v12.stomp'],
      connectOf: (client) => ({ Authorization: `Bearer ${people[client % people.length]!.token}` }),
    },
    send: async (count, bytes = NOTIFICATION_BYTES) => {
      for (let sent = 0; sent < count; sent += 1) {
        await db.transaction((tx) => publish(tx, { destination: '/topic/messages', body: bodyOf(bytes) }));
      }
    },
    usage: () => usageOf(store.pids.node),
    usageOfAll: async () => sum(await usageOf(store.pids.node), await usageOf(store.pids.database)),
    sockets: () => connectionsTo(Number(new URL(store.url).port)),
    stop: store.stop,
  };
}

const sum = (one: Usage, other: Usage): Usage => ({
  cpuMs: one.cpuMs + other.cpuMs,
  residentBytes: one.residentBytes + other.residentBytes,
});

/** RabbitMQ with its plugin for STOMP over WebSocket; undefined where it is not installed. */
export async function startTheirs(): Promise<Side | undefined> {
  const server = rabbitServer();
  if (server === undefined) return undefined;
  const rabbit = await startRabbit(server, true);
  const url = rabbit.webStompUrl!;
  const headers = { login: 'guest', passcode: 'guest', host: '/' };
  const sender = new WebSocket(url, ['v12.stomp']);
  await once(sender, 'open');
  sender.send(frame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0', ...headers }));
  await once(sender, 'message');
  // RabbitMQ closes a socket from which it reads nothing for a minute.
  const beating = setInterval(() => sender.send('\n'), SENDER_BEATS_MS).unref();
  const usage = () => usageOf(rabbit.pid);
  return {
    name: 'RabbitMQ',
    endpoint: { url, protocols: ['v12.stomp'], connectOf: () => headers },
    send: async (count, bytes = NOTIFICATION_BYTES, withinMs = ACCEPTED_MS) => {
      if (sender.readyState !== WebSocket.OPEN) throw new Error('RabbitMQ has closed the connection of the sender.');
      for (let sent = 1; sent <= count; sent += 1) {
        const receipt: Record<string, string> = sent === count ? { receipt: 'sent' } : {};
        const body = JSON.stringify(bodyOf(bytes));
        sender.send(
          frame('SEND', { destination: '/topic/messages', 'content-type': 'application/json', ...receipt }, body),
        );
      }
      const signal = AbortSignal.timeout(withinMs);
      await once(sender, 'message', { signal }).catch((cause: unknown) => {
        if (!signal.aborted) throw cause;
        throw new NotAcceptedError(`RabbitMQ accepted no message for ${withinMs / 1000} s.`, { cause });
      });
    },
    usage,
    usageOfAll: usage,
    // Without the one that sends.
    sockets: async () => (await connectionsTo(Number(new URL(url).port))) - 1,
    stop: async () => {
      clearInterval(beating);
      sender.terminate();
      await rabbit.close();
    },
  };
}
