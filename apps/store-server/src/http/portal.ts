import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../base/problems.ts';
import { sendProblem } from './errors.ts';
import { pathOf } from './headers.ts';

/** Paths of services: an unknown path below them is answered with 404, not with the portal. */
const services = /^\/(api|graph|oidc|ws|artwork|assets|auth)(\/|$)/;

/**
 * Serves the built portal. Browsers keep files with a hash in their name for a year, because these never change, and
 * request pages each time. For a path without a file the portal is sent: its router decides whether the page exists.
 */
export async function registerPortal(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(directory, 'assets'));
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', sendIndex);
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') && !services.test(path) && !/\.\w+$/.test(path);
    if (built && screen) return sendIndex(request, reply);
    const detail = screen ? 'The portal is not built: run `pnpm build`.' : `There is nothing at ${path}.`;
    return sendProblem(reply, problem(404, 'Not found', { detail }));
  });
}

function sendIndex(_request: unknown, reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
