import { setTimeout as pause } from 'node:timers/promises';
import { median, orderIn, percentile } from '../statistics.ts';
import { connectClients } from './clients.ts';
import { now } from './messages.ts';
import { NotAcceptedError, type Side } from './sides.ts';

/** What a side does with many messages to many clients. */
export interface Burst {
  /** Deliveries per second of a burst. */
  rate: number;
  /** CPU time of the socket server per delivery, µs. */
  cpu: number;
  /** The same with the database. */
  cpuOfAll: number;
  /** Deliveries that did not arrive. */
  lost: number;
  /** Latencies of paced messages, ms: from the write to the arrival. */
  p50: number;
  p99: number;
}

/** Deliveries per second of the paced part: half of what a loaded machine can do. */
const PACE = 10_000;
/** Paced messages. */
const PACED = 40;

/** Sends bursts of messages and paced ones to the connected clients of both sides in turn, and takes the medians. */
export async function measureBursts(
  sides: readonly Side[],
  sockets: number,
  messages: number,
  rounds: number,
): Promise<Map<Side, Burst>> {
  const connected = await Promise.all(
    sides.map(async (side) => ({ side, clients: await connectClients(side.endpoint, sockets) })),
  );
  const samples = new Map<Side, Burst[]>(sides.map((side) => [side, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { side, clients } of orderIn(round, connected)) {
        const burst = await burstOf(side, clients, sockets * messages, messages);
        samples.get(side)!.push({ ...burst, ...(await pacedOf(side, clients, sockets)) });
      }
    }
  } finally {
    for (const { clients } of connected) clients.close();
  }
  return new Map(Array.from(samples, ([side, taken]) => [side, medianOf(taken)]));
}

type Connected = Awaited<ReturnType<typeof connectClients>>;

async function burstOf(side: Side, clients: Connected, deliveries: number, messages: number) {
  const [before, beforeAll] = [await side.usage(), await side.usageOfAll()];
  const startedAt = now();
  await side.send(messages);
  await clients.until(deliveries).catch(() => {});
  const [after, afterAll] = [await side.usage(), await side.usageOfAll()];
  const { latencies, lastAt } = await clients.take();
  return {
    rate: (latencies.length / (lastAt - startedAt)) * 1000,
    cpu: ((after.cpuMs - before.cpuMs) / latencies.length) * 1000,
    cpuOfAll: ((afterAll.cpuMs - beforeAll.cpuMs) / latencies.length) * 1000,
    lost: deliveries - latencies.length,
  };
}

async function pacedOf(side: Side, clients: Connected, sockets: number) {
  for (let sent = 0; sent < PACED; sent += 1) {
    await side.send(1);
    await pause((sockets / PACE) * 1000);
  }
  await clients.until(PACED * sockets).catch(() => {});
  const latencies = Array.from((await clients.take()).latencies);
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

function medianOf(taken: readonly Burst[]): Burst {
  const of = (name: keyof Burst): number => median(taken.map((each) => each[name]));
  return {
    rate: of('rate'),
    cpu: of('cpu'),
    cpuOfAll: of('cpuOfAll'),
    lost: Math.max(...taken.map(({ lost }) => lost)),
    p50: of('p50'),
    p99: of('p99'),
  };
}

/** What idle sockets cost. */
export interface Idle {
  open: number;
  /** Memory per socket, KB. */
  memory: number;
  /** CPU time per socket and minute, ms: heartbeats and checks of rights. */
  cpu: number;
}

/** Opens sockets without messages and waits. @param seconds how long; the store checks rights once a minute */
export async function measureIdle(side: Side, sockets: number, seconds: number): Promise<Idle> {
  const before = await side.usage();
  const clients = await connectClients(side.endpoint, sockets);
  try {
    const connected = await side.usageOfAll();
    await pause(seconds * 1000);
    const [after, afterAll] = [await side.usage(), await side.usageOfAll()];
    return {
      open: (await clients.take()).open,
      memory: (after.residentBytes - before.residentBytes) / sockets / 1024,
      cpu: ((afterAll.cpuMs - connected.cpuMs) / sockets) * (60 / seconds),
    };
  } finally {
    clients.close();
  }
}

/** What clients that do not read do to a server and to the other clients. */
export interface Slow {
  /** Messages that the server accepted, of {@link SLOW_MESSAGES}; then it blocked the sender. */
  accepted: number;
  /** Messages that reached all other clients. */
  delivered: number;
  /** Slow clients that the server disconnected. */
  dropped: number;
  /** Memory that the server needs more at the end, MB. */
  memory: number;
  /** Latency of the other clients before the slow ones connect, ms. */
  calm: number;
  /** Latency of the other clients beside the slow ones, ms. */
  p99: number;
}

/** Messages to slow clients: together larger than the buffers of the system and of the server. */
export const SLOW_MESSAGES = 800;
/** Messages that are sent before the slow clients connect. */
const CALM_MESSAGES = 100;
const SLOW_BYTES = 16 * 1024;
/** Clients that read. */
export const READERS = 20;
/** A server that accepts no message, or delivers none, for this time has blocked the sender, ms. */
const BLOCKED_MS = 20_000;

/** Sends large messages to clients that read, and then to clients that read nothing as well. */
export async function measureSlow(side: Side, slow: number): Promise<Slow> {
  const others = await connectClients(side.endpoint, READERS);
  try {
    await sendLarge(side, others, CALM_MESSAGES);
    const calm = await others.take();
    const stuck = await connectClients(side.endpoint, slow, true);
    try {
      const before = await side.usage();
      const sent = await sendLarge(side, others, SLOW_MESSAGES);
      const after = await side.usage();
      const { latencies } = await others.take();
      return {
        ...sent,
        // A paused socket notices that it was closed only when it reads: the server's own sockets are counted.
        dropped: READERS + slow - (await side.sockets()),
        memory: (after.residentBytes - before.residentBytes) / 1024 / 1024,
        calm: percentile(Array.from(calm.latencies), 0.99),
        p99: percentile(Array.from(latencies), 0.99),
      };
    } finally {
      stuck.close();
    }
  } finally {
    others.close();
  }
}

/**
 * Sends large messages, each when the one before has reached all readers: a busy machine is slower, and its latency is
 * not that of a queue. Ends when the server accepts or delivers none.
 */
async function sendLarge(
  side: Side,
  readers: Connected,
  messages: number,
): Promise<Pick<Slow, 'accepted' | 'delivered'>> {
  for (let sent = 0; sent < messages; sent += 1) {
    try {
      await side.send(1, SLOW_BYTES, BLOCKED_MS);
    } catch (error) {
      if (error instanceof NotAcceptedError) return { accepted: sent, delivered: sent };
      throw error;
    }
    const isDelivered = await readers.until((sent + 1) * READERS, { timeoutMs: BLOCKED_MS, everyMs: 2 }).then(
      () => true,
      () => false,
    );
    if (!isDelivered) return { accepted: sent + 1, delivered: sent };
  }
  return { accepted: messages, delivered: messages };
}
