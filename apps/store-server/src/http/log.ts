import { trace } from '@opentelemetry/api';
import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Properties whose values are never logged, at the top of a line or one level below. */
const secrets = ['accessToken', 'authorization', 'cookie', 'key', 'token'];

/**
 * Log settings. A request is logged by its route: paths contain ids of people, and queries a sign-in code. Tokens,
 * cookies, addresses and stored values are not logged. Within a trace each line names it.
 */
export function loggerOptions(level: string, stream?: { write: (line: string) => void }): LoggerOptions {
  return {
    level,
    mixin: traceOf,
    redact: {
      paths: [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers', 'res.headers'],
      censor: '[not logged]',
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      err: (error: Error) => describe(error),
    },
    stream,
  };
}

/** The ids of the trace in which a line is logged (OpenTelemetry, "Trace context in non-OTLP log formats"). */
function traceOf(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

interface Described {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: Described;
}

/** Describes an error and its causes, without the values of a failed query. */
function describe(error: Error): Described {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    // The message is in the stack too, and a value may contain any line.
    stack: (error.stack ?? '').replace(error.message, () => withoutValues(error.message)),
    code: typeof code === 'string' ? code : undefined,
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}

/** The values are the end of the message, and may contain line breaks. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [^]*$/, '');
}
