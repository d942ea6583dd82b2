import { setTimeout as wait } from 'node:timers/promises';
import { type Hosts, hostsOf } from '../db/hosts.ts';
import { Connection, type Consumer, type Publisher } from 'rabbitmq-client';
import { type Bus, type BusOptions, createBus } from './bus.ts';
import { LOOK_BACK_MS, RETENTION_MS } from './busConnection.ts';
import { createDelivered, type Delivered } from './delivered.ts';
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

/** The state of the bus of a node, across its connections to RabbitMQ. */
interface BrokerState {
  url: string;
  hosts: Hosts;
  retryMs: number;
  onError: (error: unknown) => void;
  eventHandlers: ((event: OutboxEvent) => void)[];
  gapHandlers: (() => void)[];
  delivered: Delivered;
  /** The last time at which events arrived for sure, ms of `performance.now()`; undefined until the node has started. */
  workedAt: number | undefined;
  isReady: boolean;
  stopping: AbortController;
}

/**
 * Carries the events of all nodes through RabbitMQ. One node, which holds a lock of the database, reads the outbox and
 * sends every event to an exchange, with confirms; if it ends or loses RabbitMQ, another node takes over and repeats the
 * last minutes.
 * Each node receives them in a queue of its own, which exists as long as its connection. After a lost connection it
 * reads what it missed from the outbox. So every event is delivered once, as without a broker.
 */
export function createBrokerBus({ brokerUrl, ...options }: BrokerBusOptions): Bus {
  const { checkMs = 15_000 } = options;
  const state = createState(options);
  const rabbit = connect(state, brokerUrl);
  const publisher = rabbit.createPublisher({ confirm: true, exchanges: [{ exchange: EXCHANGE, type: 'fanout' }] });
  const isReady = () => state.isReady && rabbit.ready;
  const relay = createBus({
    ...options,
    relay: { lock: RELAY_LOCK, isReady, pass: (events) => send(state, publisher, events) },
  });
  let consumer: Consumer | undefined;
  const timer = setInterval(() => {
    if (state.isReady && rabbit.ready) noteThatItWorks(state);
  }, checkMs).unref();
  return {
    start: () => {
      // The relay waits until this node receives events and no other node is the relay.
      void relay.start();
      return new Promise((resolve) => {
        consumer = consume(rabbit, state, resolve);
      });
    },
    stop: async () => {
      state.stopping.abort();
      clearInterval(timer);
      const isConnected = rabbit.ready;
      // Consumer and publisher would wait 20 s for a connection before they close.
      if (!isConnected) rabbit.unsafeDestroy();
      await relay.stop();
      if (!isConnected) return;
      await consumer?.close();
      await publisher.close().catch(() => {});
      await rabbit.close();
    },
    ready: isReady,
    onEvent: (handler) => void state.eventHandlers.push(handler),
    onGap: (handler) => void state.gapHandlers.push(handler),
  };
}

function createState({ url, retryMs = 500, onError = () => {} }: Omit<BrokerBusOptions, 'brokerUrl'>): BrokerState {
  const stopping = new AbortController();
  return {
    url,
    hosts: hostsOf(url),
    retryMs,
    onError: (error) => {
      if (!stopping.signal.aborted) onError(error);
    },
    eventHandlers: [],
    gapHandlers: [],
    delivered: createDelivered(() => performance.now()),
    workedAt: undefined,
    isReady: false,
    stopping,
  };
}

function connect(state: BrokerState, url: string): Connection {
  const rabbit = new Connection({
    url,
    connectionName: 'in-store',
    heartbeat: HEARTBEAT_SECONDS,
    retryLow: state.retryMs,
    retryHigh: state.retryMs * 10,
  });
  rabbit.on('error', (error: Error) => {
    state.isReady = false;
    // The client begins the reason with the method that failed, and a refused sign-in has none.
    error.message = error.message.replace(/^undefined: /, '');
    state.onError(error);
  });
  return rabbit;
}

/** Sends events to all nodes in their order. @throws at once without a connection: then another node is the relay */
async function send({ isReady }: BrokerState, publisher: Publisher, events: OutboxEvent[]): Promise<void> {
  if (events.length > 0 && !isReady) throw new Error('RabbitMQ cannot be reached');
  await Promise.all(events.map((event) => publisher.send({ exchange: EXCHANGE, routingKey: '' }, event)));
}

/** Receives events in a queue of this connection. @param onStarted called when no event will be missed from now on */
function consume(rabbit: Connection, state: BrokerState, onStarted: () => void): Consumer {
  const consumer = rabbit.createConsumer(
    {
      // A new name for each connection: the queue of a lost one may still exist.
      queue: '',
      noAck: true,
      queueOptions: { exclusive: true, autoDelete: true },
      exchanges: [{ exchange: EXCHANGE, type: 'fanout' }],
      queueBindings: [{ exchange: EXCHANGE, routingKey: '' }],
    },
    ({ body }) => deliver(state, body as OutboxEvent),
  );
  consumer.on('error', state.onError);
  consumer.on('ready', () => void catchUp(state).then(onStarted));
  return consumer;
}

/** Until this node has started it has no clients: what a new relay repeats is only remembered. */
function deliver({ delivered, workedAt, eventHandlers }: BrokerState, event: OutboxEvent): void {
  if (delivered.add(event.id) && workedAt !== undefined) for (const handle of eventHandlers) handle(event);
}

function noteThatItWorks(state: BrokerState): void {
  state.workedAt = performance.now();
  state.delivered.forget(state.workedAt - LOOK_BACK_MS * 2);
}

/** Reads what this node missed, until it succeeds. Events that come meanwhile are delivered, too. */
async function catchUp(state: BrokerState): Promise<void> {
  const { signal } = state.stopping;
  while (!signal.aborted) {
    try {
      await replay(state);
      noteThatItWorks(state);
      state.isReady = true;
      return;
    } catch (error) {
      state.onError(error);
      await wait(state.retryMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** Reads the events since the loss and a while before. */
async function replay(state: BrokerState): Promise<void> {
  const { url, hosts, gapHandlers, workedAt = performance.now() } = state;
  const ageMs = performance.now() - workedAt + LOOK_BACK_MS;
  if (ageMs > RETENTION_MS) for (const handle of gapHandlers) handle();
  const client = new hosts.Client({ connectionString: url, application_name: 'in-store' });
  client.on('error', () => {});
  await client.connect();
  try {
    for (const event of await readRecentEvents(client, ageMs)) deliver(state, event);
  } finally {
    await client.end();
  }
}
