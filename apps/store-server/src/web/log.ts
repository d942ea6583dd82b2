import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Logs of the server: no token, no cookie and no query (which may hold a sign-in code) ever gets into them. */
export function loggerOptions(level: string, stream?: { write: (line: string) => void }): LoggerOptions {
  return {
    level,
    redact: {
      paths: [
        'accessToken',
        'token',
        'key',
        '*.accessToken',
        '*.token',
        '*.key',
        '*.authorization',
        '*.cookie',
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
      ],
      censor: '[not logged]',
    },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: request.url.split('?', 1)[0] }),
    },
    ...(stream ? { stream } : {}),
  };
}
