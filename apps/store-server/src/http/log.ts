import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Properties whose values are never logged, at the top of a line or one level below. */
const secrets = ['accessToken', 'authorization', 'cookie', 'key', 'token'];

/** Log settings. Tokens, cookies, query strings (which may contain a sign-in code) and stored values are not logged. */
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

/** Describes an error and its causes, without the values of a failed query. */
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
