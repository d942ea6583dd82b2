import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../base/problems.ts';
import { sendProblem } from './errors.ts';
import { pathOf } from './headers.ts';

/** Paths of services: an unknown path below them is answered with 404, not with the portal. */
const services = /^\/(api|graph|oidc|ws|artwork|assets|auth)(\/|$)/;

/** A built app, and where it is served. */
export interface BuiltApp {
  /** Folder of the build. */
  directory: string;
  /** The path of its first page: `/` or `/kiosk/`. */
  path: '/' | `/${string}/`;
}

/**
 * Serves the built apps. Browsers keep files with a hash in their name for a year, because these never change, and
 * request pages each time. For a path without a file the app of the path is sent: it decides whether the page exists.
 */
export async function registerApps(app: FastifyInstance, apps: readonly BuiltApp[]): Promise<void> {
  const built = apps.filter(({ directory }) => existsSync(join(directory, 'index.html')));
  for (const { directory, path } of built) {
    await app.register(fastifyStatic, {
      root: directory,
      prefix: path,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: built[0]?.directory === directory,
      setHeaders: (response, file) => {
        const hashed = file.startsWith(join(directory, 'assets'));
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get(path, (_request, reply) => sendIndex(reply, directory));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') && !services.test(path) && !/\.\w+$/.test(path);
    // The longest path first: every path begins with that of the portal.
    const wanted = apps
      .filter((each) => `${path}/`.startsWith(each.path))
      .toSorted((one, other) => other.path.length - one.path.length)[0];
    if (screen && wanted && built.includes(wanted)) return sendIndex(reply, wanted.directory);
    const detail = screen ? 'The portal is not built: run `pnpm build`.' : `There is nothing at ${path}.`;
    return sendProblem(reply, problem(404, 'Not found', { detail }));
  });
}

function sendIndex(reply: FastifyReply, directory: string): FastifyReply {
  return reply.sendFile('index.html', directory);
}
