import { context, propagation, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The trace of a request that is under way. */
interface Trace {
  span: Span;
  within: Context;
}

/**
 * Makes each request a span that continues the caller's trace (`traceparent`, W3C Trace Context). The span names the
 * route, not the path, which contains ids of people. Without `startTracing` it costs nothing: the API does nothing.
 */
export function registerTraces(app: FastifyInstance): void {
  const tracer = trace.getTracer('in-store');
  const traces = new WeakMap<FastifyRequest, Trace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'store.request.id': request.id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    const within = trace.setSpan(caller, span);
    traces.set(request, { span, within });
    context.with(within, done);
  });
  // A body arrives in events of its socket, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(traces.get(request)?.within ?? context.active(), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = traces.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
