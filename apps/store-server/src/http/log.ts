import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Names whose values are never written, at the top of a line or one level down. */
const secrets = ['accessToken', 'authorization', 'cookie', 'key', 'token'];

/** Logs of the server: no token, no cookie, no query (which may hold a sign-in code) and no stored value gets there. */
export function loggerOptions(level: string, stream?: { write: (line: string) => void }): LoggerOptions {
  return {
    level,
    redact: {
      paths: [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers', 'res.headers'],
      censor: '[not logged]',
    },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: request.url?.split('?', 1)[0] }),
      err: (error: Error) => describe(error),
    },
    ...(stream ? { stream } : {}),
  };
}

interface Described {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: Described;
}

/** An error and what caused it; the values that a failed query was given are left out. */
function describe(error: Error): Described {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: describe(error.cause) } : {}),
  };
}

function withoutValues(text: string): string {
  return text.replace(/\nparams: .*/g, '');
}
