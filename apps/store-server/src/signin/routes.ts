import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { isLoopback } from '../base/loopback.ts';
import { problem } from '../base/problems.ts';
import { hostOf, policyText, trustedTypes } from '../http/headers.ts';
import { registerAssets } from './assets.ts';
import { MOUNT } from './client.ts';
import { registerInteractions } from './interactions.ts';
import type { Staff } from './staff.ts';

/** The policy of the provider's pages: own files only. A form may redirect only to the portal on this machine. */
const policy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'form-action': ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'],
  // Silent renewal uses a hidden frame of the portal.
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  ...trustedTypes(),
});

/** Mounts the provider at `/oidc`, with the account page. */
export async function registerSignin(parent: FastifyInstance, provider: Provider, staff: Staff): Promise<void> {
  await parent.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      refuseOtherHosts(request);
      reply.header('content-security-policy', policy);
    });
    registerAssets(app);
    registerInteractions(app, provider, staff);
    mountProvider(app, provider);
  });
}

/** Protects against DNS rebinding: a foreign host name that points to this machine must not sign anyone in. */
function refuseOtherHosts(request: FastifyRequest): void {
  const name = hostOf(request)?.replace(/:\d+$/, '');
  if (name === undefined || !isLoopback(name)) throw problem(421, 'Not this host');
}

function mountProvider(app: FastifyInstance, provider: Provider): void {
  // The headers below, by which the provider builds its addresses.
  provider.proxy = true;
  const handle = provider.callback();
  const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    const { raw } = request;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    // What the node accepts from a trusted proxy; what other clients send is replaced.
    raw.headers['x-forwarded-proto'] = request.protocol;
    raw.headers['x-forwarded-host'] = hostOf(request);
    // The provider derives its path prefix from these properties, which Express and Koa set.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT.length) || '/' });
    await handle(raw, reply.raw);
  };
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${MOUNT}/*`,
    // In the first hook, because the provider reads the body itself.
    onRequest: passOn,
    handler: () => {
      throw new Error('The provider did not answer');
    },
  });
}
