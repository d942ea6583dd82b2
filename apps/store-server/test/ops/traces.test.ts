import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApi, tracedFetch, type ServiceName } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isTraced } from '../../src/ops/tracing.ts';
import { freePort } from '../../src/db/freePort.ts';
import { loadSessionKeys } from '../../src/security/keys.ts';
import { createSessions } from '../../src/security/sessions.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Program, startProgram } from '../support/program.ts';

// A whole program starts here.
vi.setConfig({ hookTimeout: 240_000 });

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP sends it in JSON. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

const exported: Export[] = [];
const spans = (): Span[] =>
  exported
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
const valueOf = ({ attributes }: Span, key: string) => attributes.find((each) => each.key === key)?.value.stringValue;

let database: TestDatabase;
let collector: Server;
let program: Program;
let metricsPort: number;
beforeAll(async () => {
  database = await startTestDatabase();
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      exported.push(JSON.parse(body) as Export);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  metricsPort = await freePort();
  program = await startProgram({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'canal-street-node',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(() => closeAll(program, { close: () => collector?.close() }, database));

test('A trace leads from the call of a page to the statements of the database', { tags: 'O-05' }, async () => {
  const sessions = createSessions(await loadSessionKeys(database.db), () => new Date());
  const token = await sessions.issue({ sub: 'maren-okafor', userId: '1001', name: 'Maren Okafor', role: '' });
  const traces: string[] = [];
  const api = createApi({
    services: new Proxy({} as Record<ServiceName, string>, { get: (_, name) => `${program.url}/api/${String(name)}` }),
    getToken: () => token,
    getStore: () => null,
    fetch: tracedFetch((request) => {
      traces.push(request.headers.get('traceparent')?.split('-')[1] ?? '');
      return fetch(request);
    }, program.url),
  });
  // A read, and a call with a body, which arrives later than its request.
  await api.user.getUser({ id: '1001' });
  await api.store.getStoresByLocation({ locations: ['canal-street'] });
  for (const [index, table, route] of [
    [0, 'users', 'GET /api/user/:id'],
    [1, 'stores', 'POST /api/store/store-by-location'],
  ] as const) {
    const request = await vi.waitUntil(
      () => spans().find(({ traceId, name }) => traceId === traces[index] && name === route),
      { timeout: 20_000, interval: 50 },
    );
    const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.some((span) => valueOf(span, 'db.query.text')?.includes(`from "${table}"`))).toBe(true);
  }
  const everything = JSON.stringify(exported);
  for (const secret of [token, 'Maren', 'maren-okafor', '/api/user/1001']) {
    expect(everything.includes(secret), secret).toBe(false);
  }
  expect(everything).toContain('canal-street-node');
});

test('A trace leads to the statements of a call whose body arrives in several parts', { tags: 'O-05' }, async () => {
  const sessions = createSessions(await loadSessionKeys(database.db), () => new Date());
  const token = await sessions.issue({ sub: 'maren-okafor', userId: '1001', name: 'Maren Okafor', role: '' });
  const traceId = 'b'.repeat(32);
  // More than a socket delivers at once: its end arrives in an event of the socket.
  const body = `{"locations":["canal-street"]${' '.repeat(200_000)}}`;
  const answer = await fetch(`${program.url}/api/store/store-by-location`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${'c'.repeat(16)}-01`,
    },
    body,
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  const request = await vi.waitUntil(
    () => spans().find((span) => span.traceId === traceId && span.name === 'POST /api/store/store-by-location'),
    { timeout: 20_000, interval: 50 },
  );
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.some((span) => valueOf(span, 'db.query.text')?.includes('from "stores"'))).toBe(true);
});

test('A node serves its metrics on the port that the settings name', { tags: 'O-05' }, async () => {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await answer.text()).toContain('process_resident_memory_bytes');
});

test('Traces are sent only where the environment names a collector', { tags: 'O-05' }, () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(isTraced({})).toBe(false);
  expect(isTraced(endpoint)).toBe(true);
  expect(isTraced({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(isTraced({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBe(false);
  expect(isTraced({ [Object.keys(endpoint)[0]!]: '' })).toBe(false);
  expect(isTraced({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});
