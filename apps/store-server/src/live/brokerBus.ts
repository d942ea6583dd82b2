import { setTimeout as wait } from 'node:timers/promises';
import { hostsOf } from '../db/hosts.ts';
import { Connection, type Consumer } from 'rabbitmq-client';
import { type Bus, type BusOptions, createBus } from './bus.ts';
import { LOOK_BACK_MS, RETENTION_MS } from './busConnection.ts';
import { createDelivered } from './delivered.ts';
import type { OutboxEvent } from './hub.ts';
import { readRecentEvents } from './outboxQueries.ts';

/** The exchange of RabbitMQ to which the relay sends every event; each node has a queue of its own. */
export const EXCHANGE = 'in-store.events';

/** The advisory lock of the relay; spells "rely". */
const RELAY_LOCK = 0x72656c79;

/** How often a connection proves that it works, s (AMQP 0-9-1, heartbeat). */
const HEARTBEAT_SECONDS = 10;

export interface BrokerBusOptions extends Omit<BusOptions, 'relay'> {
  /** `amqp://` or `amqps://` address of RabbitMQ. */
  brokerUrl: string;
}

/**
 * Carries the events of all nodes through RabbitMQ. One node, which holds a lock of the database, reads the outbox and
 * sends every event to an exchange, with confirms; if it ends, another node takes over and repeats the last minutes.
 * Each node receives them in a queue of its own, which exists as long as its connection. After a lost connection it
 * reads what it missed from the outbox. So every event is delivered once, as without a broker.
 */
export function createBrokerBus({ brokerUrl, onError = () => {}, ...options }: BrokerBusOptions): Bus {
  const { url, checkMs = 15_000, retryMs = 500 } = options;
  const eventHandlers: ((event: OutboxEvent) => void)[] = [];
  const gapHandlers: (() => void)[] = [];
  const delivered = createDelivered(() => performance.now());
  const hosts = hostsOf(url);
  const stopping = new AbortController();
  let workedAt: number | undefined;
  let isReady = false;
  let consumer: Consumer | undefined;

  const rabbit = new Connection({
    url: brokerUrl,
    connectionName: 'in-store',
    heartbeat: HEARTBEAT_SECONDS,
    retryLow: retryMs,
    retryHigh: retryMs * 10,
  });
  const publisher = rabbit.createPublisher({ confirm: true, exchanges: [{ exchange: EXCHANGE, type: 'fanout' }] });
  const relay = createBus({ ...options, onError, relay: { lock: RELAY_LOCK, pass: send } });
  rabbit.on('error', (error: unknown) => {
    isReady = false;
    if (!stopping.signal.aborted) onError(error);
  });

  async function send(events: OutboxEvent[]): Promise<void> {
    const [first, ...others] = events;
    if (first === undefined) return;
    // The first one opens the channel; then all are sent in their order, and confirmed together.
    const envelope = { exchange: EXCHANGE, routingKey: '' };
    await publisher.send(envelope, first);
    await Promise.all(others.map((event) => publisher.send(envelope, event)));
  }

  /** Until this node has started it has no clients: what a new relay repeats is only remembered. */
  function deliver(event: OutboxEvent): void {
    if (delivered.add(event.id) && workedAt !== undefined) for (const handle of eventHandlers) handle(event);
  }

  /** Reads what this node missed, until it succeeds. Events that come meanwhile are delivered, too. */
  async function catchUp(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await replay(workedAt);
        workedAt = performance.now();
        isReady = true;
        return;
      } catch (error) {
        onError(error);
        await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  /** Reads the events since the loss and a while before. */
  async function replay(since = performance.now()): Promise<void> {
    const ageMs = performance.now() - since + LOOK_BACK_MS;
    if (ageMs > RETENTION_MS) for (const handle of gapHandlers) handle();
    const client = new hosts.Client({ connectionString: url, application_name: 'in-store' });
    client.on('error', () => {});
    await client.connect();
    try {
      for (const event of await readRecentEvents(client, ageMs)) deliver(event);
    } finally {
      await client.end();
    }
  }

  const check = (): void => {
    if (!isReady || !rabbit.ready) return;
    workedAt = performance.now();
    delivered.forget(workedAt - LOOK_BACK_MS * 2);
  };

  function consume(): Promise<void> {
    return new Promise((resolve) => {
      const made = rabbit.createConsumer(
        {
          // A new name for each connection: the queue of a lost one may still exist.
          queue: '',
          noAck: true,
          queueOptions: { exclusive: true, autoDelete: true },
          exchanges: [{ exchange: EXCHANGE, type: 'fanout' }],
          queueBindings: [{ exchange: EXCHANGE, routingKey: '' }],
        },
        ({ body }) => deliver(body as OutboxEvent),
      );
      made.on('error', (error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      });
      made.on('ready', () => void catchUp().then(resolve));
      consumer = made;
    });
  }

  const timer = setInterval(check, checkMs).unref();
  return {
    start: async () => {
      // The relay waits for its lock as long as another node is the relay.
      void relay.start();
      await consume();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await relay.stop();
      await consumer?.close();
      await publisher.close().catch(() => {});
      await rabbit.close();
    },
    ready: () => isReady && rabbit.ready,
    onEvent: (handler) => void eventHandlers.push(handler),
    onGap: (handler) => void gapHandlers.push(handler),
  };
}
