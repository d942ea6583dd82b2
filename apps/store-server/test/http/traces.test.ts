import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerTraces } from '../../src/http/traces.ts';

const exporter = new InMemorySpanExporter();
const app = fastify({ genReqId: () => 'request-1' });
beforeAll(() => {
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  registerTraces(app);
  app.get('/api/user/:id', async (request, reply) => reply.code(Number((request.params as { id: string }).id)).send());
});
afterAll(async () => {
  await app.close();
  // The other files of this worker trace nothing.
  for (const api of [trace, context, propagation]) api.disable();
});

test.each([
  ['200', SpanStatusCode.UNSET],
  ['404', SpanStatusCode.UNSET],
  ['499', SpanStatusCode.UNSET],
  ['500', SpanStatusCode.ERROR],
  ['503', SpanStatusCode.ERROR],
])('A span of a request with %s counts as failed only if the store failed', { tags: 'O-05' }, async (status, code) => {
  exporter.reset();
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await app.inject({ url: `/api/user/${status}?secret=1`, headers: { traceparent } });
  const [span, ...more] = exporter.getFinishedSpans();
  expect(more).toEqual([]);
  expect(span).toMatchObject({
    name: 'GET /api/user/:id',
    kind: SpanKind.SERVER,
    status: { code },
    parentSpanContext: { spanId: 'b'.repeat(16), traceId: 'a'.repeat(32) },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/user/:id',
      'http.response.status_code': Number(status),
      'store.request.id': 'request-1',
    },
  });
});
