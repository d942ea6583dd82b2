import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from '../base/problems.ts';
import { sendProblem } from './errors.ts';
import { pathOf } from './headers.ts';

/** Paths of services: an unknown path below them is answered with 404, not with the portal. */
const services = /^\/(api|graph|oidc|ws|artwork|assets|auth)(\/|$)/;

/** The document of an app. */
const INDEX = 'index.html';

/** A built app, and where it is served. */
export interface BuiltApp {
  /** Folder of the build. */
  directory: string;
  /** The path of its first page: `/` or `/kiosk/`. */
  path: '/' | `/${string}/`;
}

/**
 * Serves the built apps. Browsers keep files with a hash in their name for a year, because these never change, and
 * request pages each time. For a path without a file the document of its app is sent: the app decides whether the page
 * exists. An area can have a document of its own, e.g. `shoesize.html` for /shoesize and all paths below it.
 */
export async function registerApps(app: FastifyInstance, apps: readonly BuiltApp[]): Promise<void> {
  const built = apps.filter(({ directory }) => existsSync(join(directory, INDEX)));
  for (const { directory, path } of built) {
    await app.register(fastifyStatic, {
      root: directory,
      prefix: path,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: built[0]?.directory === directory,
      setHeaders: (reply, file) => {
        const hashed = file.startsWith(join(directory, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get(path, (_request, reply) => reply.sendFile(INDEX, directory));
  }
  const documents = new Map(built.map(({ directory }) => [directory, new Set(readdirSync(directory))]));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') && !services.test(path) && !/\.\w+$/.test(path);
    // The longest path first: every path begins with that of the portal.
    const wanted = apps
      .filter((each) => `${path}/`.startsWith(each.path))
      .toSorted((one, other) => other.path.length - one.path.length)[0];
    if (screen && wanted && built.includes(wanted)) {
      const own = `${path.slice(wanted.path.length).split('/')[0]}.html`;
      return reply.sendFile(documents.get(wanted.directory)?.has(own) ? own : INDEX, wanted.directory);
    }
    const detail = screen ? 'The portal is not built: run `pnpm build`.' : `There is nothing at ${path}.`;
    return sendProblem(reply, problem(404, 'Not found', { detail }));
  });
}
