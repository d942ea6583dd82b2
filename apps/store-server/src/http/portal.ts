import { createHash } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../base/problems.ts';
import { type DocumentConfig, readDocuments, withConfig } from './documents.ts';
import { sendProblem } from './errors.ts';
import { pathOf } from './headers.ts';

/** Paths of services: an unknown path below them is answered with 404, not with the portal. */
const services = /^\/(api|graph|oidc|ws|artwork|assets|auth|docs)(\/|$)/;

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
 *
 * @param configFor what is written into the document for a request
 */
export async function registerApps(
  app: FastifyInstance,
  apps: readonly BuiltApp[],
  configFor: (request: FastifyRequest) => DocumentConfig,
): Promise<void> {
  const documents = new Map(apps.map(({ directory }) => [directory, readDocuments(directory)]));
  const built = apps.filter(({ directory }) => documents.get(directory)?.has(INDEX));
  const send = (request: FastifyRequest, reply: FastifyReply, directory: string, wanted: string) => {
    const files = documents.get(directory);
    return sendDocument(request, reply, withConfig(files?.get(wanted) ?? files?.get(INDEX) ?? '', configFor(request)));
  };
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
    app.get(path, (request, reply) => send(request, reply, directory, INDEX));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') && !services.test(path) && !/\.\w+$/.test(path);
    // The longest path first: every path begins with that of the portal.
    const wanted = apps
      .filter((each) => `${path}/`.startsWith(each.path))
      .toSorted((one, other) => other.path.length - one.path.length)[0];
    if (screen && wanted && built.includes(wanted)) {
      return send(request, reply, wanted.directory, `${path.slice(wanted.path.length).split('/')[0]}.html`);
    }
    const detail = screen ? 'The portal is not built: run `pnpm build`.' : `There is nothing at ${path}.`;
    return sendProblem(reply, problem(404, 'Not found', { detail }));
  });
}

/** Sends a document, or that the browser has it already. */
function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  return headers['if-none-match'] === tag ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(text);
}
