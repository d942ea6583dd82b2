import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/**
 * Begins the span of a statement; undefined outside of a trace, e.g. for a node's own work. It contains the text, whose
 * values are parameters, never the parameters.
 * @param query what `client.query` of pg takes first
 */
export function startStatement(query: unknown): Span | undefined {
  if (trace.getActiveSpan() === undefined) return undefined;
  const text = typeof query === 'string' ? query : (query as { text?: unknown }).text;
  if (typeof text !== 'string') return undefined;
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.query.text': text };
  return trace.getTracer('in-store').startSpan(verb, { kind: SpanKind.CLIENT, attributes });
}

/** Ends the span of a statement with the number of its rows, or with the SQLSTATE of its failure. */
export function endStatement(span: Span | undefined, error: unknown, result?: { rowCount?: number | null }): void {
  if (span === undefined) return;
  if (error instanceof Error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  } else if (typeof result?.rowCount === 'number') {
    span.setAttribute('db.response.returned_rows', result.rowCount);
  }
  span.end();
}
