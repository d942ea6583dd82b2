import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../src/ops/metrics.ts';
import { type MetricsServer, serveMetrics } from '../../src/ops/metricsServer.ts';
import type { Bus } from '../../src/live/bus.ts';
import { publish } from '../../src/live/outbox.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { connectLive } from '../support/stomp.ts';

let database: TestDatabase;
let node: TestNode;
let server: MetricsServer;
beforeAll(async () => {
  database = await startTestDatabase();
  const metrics = createMetrics({ quick: database.pool, costly: database.costlyPool });
  metrics.countOutbox(database.db);
  metrics.countProcess();
  node = await startNode(database, { metrics });
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(() => closeAll(server, node, database));

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

/** The value of a metric; undefined where it was not counted. */
async function valueOf(metric: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

const documents = new URL('../../../../docs/deploy/', import.meta.url);

test('An operator reads requests by route and status, and no path names a person', { tags: 'O-05' }, async () => {
  await node.ask('maren-okafor', 'GET', '/api/user/1001');
  await node.ask('maren-okafor', 'GET', '/api/user/1002');
  const count = (status: number) =>
    valueOf(`store_http_request_duration_seconds_count{method="GET",route="/api/user/:id",status="${status}"}`);
  expect(await count(200)).toBe(1);
  expect(await count(403)).toBe(1);
  // Only the labels: the figures may contain any digits.
  const labels = (await read()).match(/\{.*\}/g) ?? [];
  expect(labels.join('\n')).toContain('/api/user/:id');
  expect(labels.join('\n')).not.toContain('1001');
});

test('An operator reads live sockets, messages, events and database connections', { tags: 'O-05' }, async () => {
  const live = await connectLive(node.url, await node.session('maren-okafor'), ['/topic/messages']);
  await database.db.transaction((tx) => publish(tx, { destination: '/topic/messages', body: { id: '1' } }));
  await live.until(1);
  expect(await valueOf('store_live_connections')).toBe(1);
  expect(await valueOf('store_live_messages_total')).toBe(1);
  expect(await valueOf('store_live_events_total')).toBeGreaterThanOrEqual(1);
  expect(await valueOf('store_live_ready')).toBe(1);
  expect(await valueOf('store_outbox_events')).toBeGreaterThanOrEqual(1);
  expect(await valueOf('store_database_connections{pool="quick",state="total"}')).toBeGreaterThan(0);
  await live.close();
  await expect.poll(() => valueOf('store_live_connections')).toBe(0);
});

test('An operator reads how many events a node lost and how many requests wait', { tags: 'O-05' }, async () => {
  const metrics = createMetrics({ quick: { idleCount: 1, waitingCount: 2, totalCount: 3 } as Pool });
  const gapHandlers: (() => void)[] = [];
  const bus: Bus = {
    start: async () => {},
    stop: async () => {},
    ready: () => false,
    onEvent: () => {},
    onGap: (handler) => void gapHandlers.push(handler),
  };
  metrics.countLive(bus, () => 4, { messages: 5, slowClients: 6, refusals: 7 });
  for (const handle of gapHandlers) handle();
  const lines = (await metrics.registry.metrics()).split('\n').filter((line) => /^store_(live|database)/.test(line));
  expect(lines).toEqual([
    'store_database_connections{pool="quick",state="idle"} 1',
    'store_database_connections{pool="quick",state="waiting"} 2',
    'store_database_connections{pool="quick",state="total"} 3',
    'store_live_events_total 0',
    'store_live_gaps_total 1',
    'store_live_ready 0',
    'store_live_connections 4',
    'store_live_messages_total 5',
    'store_live_slow_clients_total 6',
    'store_live_refusals_total 7',
  ]);
});

test('Without a database an operator reads every metric that needs no database', { tags: 'O-05' }, async () => {
  const metrics = createMetrics({});
  metrics.countOutbox({ execute: async () => Promise.reject(new Error('connect ECONNREFUSED')) } as never);
  metrics.countProcess();
  const alone = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${alone.port}/metrics`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/^store_outbox_events nan$/im);
  expect(text).toContain('process_resident_memory_bytes ');
  await alone.close();
});

test('The portal serves no metrics, and the port of the metrics serves nothing else', { tags: 'O-05' }, async () => {
  expect(await (await fetch(`${node.url}/metrics`)).text()).not.toContain('store_live');
  const address = `http://127.0.0.1:${server.port}`;
  expect((await fetch(`${address}/healthz`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const { registry } = createMetrics({});
  await expect(serveMetrics({ registry }, { port: server.port, host: '127.0.0.1' })).rejects.toThrow(
    `METRICS_PORT: cannot listen on 127.0.0.1:${server.port}: `,
  );
});

test('The dashboard and the alert rules name only metrics that the store has', { tags: 'O-05' }, async () => {
  const known = new Set((await read()).match(/^[a-z0-9_]+(?=[{ ])/gm));
  const dashboard = await readFile(new URL('grafana-dashboard.json', documents), 'utf8');
  const alerts = await readFile(new URL('prometheus-alerts.yaml', documents), 'utf8');
  expect((JSON.parse(dashboard) as { panels: unknown[] }).panels.length).toBeGreaterThanOrEqual(8);
  const { groups } = parse(alerts) as { groups: { rules: { alert: string; annotations: { runbook: string } }[] }[] };
  const runbook = await readFile(new URL('../../../../RUNBOOK.md', import.meta.url), 'utf8');
  for (const { alert, annotations } of groups.flatMap(({ rules }) => rules)) {
    const heading = annotations.runbook.replace('RUNBOOK.md#', '');
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(headings, alert).toContain(heading);
  }
  for (const text of [dashboard, alerts]) {
    const named = text.match(/\b(store|process|nodejs)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(known.has(name), name).toBe(true);
  }
});
