import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import type { Bus } from '../live/bus.ts';
import type { LiveCounts } from '../live/connectionState.ts';

/** What a node counts, in the format of Prometheus. Labels name routes, pools and statuses, never a person. */
export interface Metrics {
  registry: Registry;
  /** Counts every request of the app and how long it takes, by route. */
  countRequests: (app: FastifyInstance) => void;
  /** Counts events, sockets and messages of the live socket. */
  countLive: (bus: Bus, connections: () => number, counts: LiveCounts) => void;
  /** Measures how far live events are behind. Each scrape sends one query. */
  countOutbox: (db: Db) => void;
  /** Measures memory, processor and event loop of this process. Once for each process. */
  countProcess: () => void;
}

/** Limits of the buckets of a request's duration, s. A call takes at most 14 s (`CALL_LIMIT_MS`). */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 14];

/**
 * Creates the metrics of one node.
 * @param pools its database connections, by what they are for
 */
export function createMetrics(pools: Readonly<Record<string, Pool>>): Metrics {
  const registry = new Registry();
  countConnections(registry, pools);
  return {
    registry,
    countRequests: (app) => countRequests(registry, app),
    countLive: (bus, connections, counts) => countLive(registry, bus, connections, counts),
    countOutbox: (db) => countOutbox(registry, db),
    countProcess: () => collectDefaultMetrics({ register: registry }),
  };
}

function countConnections(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  const states = { idle: 'idleCount', waiting: 'waitingCount', total: 'totalCount' } as const;
  const gauge = new Gauge({
    name: 'store_database_connections',
    help: 'Connections of a pool: idle, total, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const [name, pool] of Object.entries(pools)) {
        for (const [state, property] of Object.entries(states)) gauge.set({ pool: name, state }, pool[property]);
      }
    },
  });
}

function countRequests(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'store_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

function countLive(registry: Registry, bus: Bus, connections: () => number, counts: LiveCounts): void {
  const registers = [registry];
  const events = new Counter({ name: 'store_live_events_total', help: 'Events that reached this node', registers });
  bus.onEvent(() => events.inc());
  const gaps = new Counter({
    name: 'store_live_gaps_total',
    help: 'Losses of events that made every client reconnect',
    registers,
  });
  bus.onGap(() => gaps.inc());
  gauge('store_live_ready', 'Whether events of other nodes arrive: 1 or 0', () => (bus.ready() ? 1 : 0));
  gauge('store_live_connections', 'Open live sockets', connections);
  total('store_live_messages_total', 'Messages to clients', () => counts.messages);
  total('store_live_slow_clients_total', 'Clients that were disconnected because they read too slowly', () => {
    return counts.slowClients;
  });
  total('store_live_refusals_total', 'Clients that were refused', () => counts.refusals);

  function gauge(name: string, help: string, read: () => number): void {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  }
  function total(name: string, help: string, read: () => number): void {
    const made = new Counter({
      name,
      help,
      registers,
      collect: () => {
        made.reset();
        made.inc(read());
      },
    });
  }
}

function countOutbox(registry: Registry, db: Db): void {
  const rows = new Gauge({
    name: 'store_outbox_events',
    help: 'Events that are kept for nodes that reconnect; an event is deleted after an hour',
    registers: [registry],
    collect: async () => {
      const counted = db.execute<{ count: number }>(sql`select count(*)::int as count from outbox`);
      // Without a database this count is unknown; all others are still needed.
      const count = await counted.then(({ rows: [row] }) => row?.count ?? 0).catch(() => NaN);
      rows.set(count);
    },
  });
}
