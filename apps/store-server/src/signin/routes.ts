import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { problem } from '../base/problems.ts';
import { isLoopback } from '../base/settings.ts';
import { hostOf, policyText, TRUSTED_TYPES } from '../http/headers.ts';
import { mayReturnTo, MOUNT } from './client.ts';
import { accountPage, errorPage } from './pages.ts';
import type { Staff } from './staff.ts';

const read = (from: string) => readFileSync(fileURLToPath(from));
const assets = {
  'signin.css': { type: 'text/css; charset=utf-8', content: read(import.meta.resolve('./signin.css')) },
  'submit.js': { type: 'text/javascript; charset=utf-8', content: read(import.meta.resolve('./submit.js')) },
  'archivo.woff2': {
    type: 'font/woff2',
    content: read(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')),
  },
};

/** The provider's pages: own files only. After a form the browser may only go on to the portal on this machine. */
const policy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'form-action': ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'],
  // Silent renewal asks in a hidden frame of the portal.
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  ...TRUSTED_TYPES,
});

/** Mounts the provider at `/oidc` in the store's own server, with the account page in front of it. */
export async function registerSignin(parent: FastifyInstance, provider: Provider, staff: Staff): Promise<void> {
  const handle = provider.callback();
  await parent.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      // Against DNS rebinding: a foreign name that points to this machine must not sign anybody in.
      const name = hostOf(request)?.replace(/:\d+$/, '');
      if (name === undefined || !isLoopback(name)) throw problem(421, 'Not this host');
      reply.header('content-security-policy', policy);
    });
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    app.get<{ Params: { file: string } }>(`${MOUNT}/assets/:file`, async (request, reply) => {
      const asset = Object.hasOwn(assets, request.params.file)
        ? assets[request.params.file as keyof typeof assets]
        : undefined;
      if (asset === undefined) throw problem(404, 'Not found');
      return reply.type(asset.type).header('cache-control', 'public, max-age=3600').send(asset.content);
    });

    app.get<{ Params: { uid: string } }>(`${MOUNT}/interaction/:uid`, async (request, reply) => {
      const details = await interactionOf(request, reply);
      if (details === undefined) return reply;
      return sendPage(reply, accountPage(details.uid, await staff.list()));
    });

    app.post<{ Params: { uid: string }; Body: { sub?: string } | null }>(
      `${MOUNT}/interaction/:uid`,
      async (request, reply) => {
        // The interaction's cookie is SameSite=Lax; this also stops a form on another port of this machine.
        const { origin } = request.headers;
        if (origin !== undefined && origin !== 'null' && !mayReturnTo(`${origin}/`)) throw problem(403, 'Not allowed');
        const details = await interactionOf(request, reply);
        if (details === undefined) return reply;
        const person = await staff.find(request.body?.sub ?? '');
        if (person === undefined) throw problem(400, 'Not valid', { detail: 'Nobody of this store was chosen.' });
        const result = { login: { accountId: person.sub, remember: true } };
        const next = await provider.interactionResult(request.raw, reply.raw, result);
        return reply.header('cache-control', 'no-store').redirect(next, 303);
      },
    );

    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      const { raw } = request;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // What Express and Koa leave behind when they mount a handler; the provider finds its prefix by it.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT.length) || '/' });
      await handle(raw, reply.raw);
    };
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${MOUNT}/*`,
      // The provider reads the body itself, so this answers before anybody else does.
      onRequest: pass,
      handler: () => {
        throw new Error('The provider did not answer');
      },
    });

    async function interactionOf(request: FastifyRequest, reply: FastifyReply) {
      try {
        return await provider.interactionDetails(request.raw, reply.raw);
      } catch (error) {
        request.log.info({ err: error }, 'no such interaction');
        sendPage(reply.code(400), errorPage('It has expired, or it was begun in another browser.'));
        return undefined;
      }
    }
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
