import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { problem } from '../base/problems.ts';
import { mayReturnTo, MOUNT } from './client.ts';
import { accountPage, errorPage } from './pages.ts';
import type { Staff } from './staff.ts';

const PATH = `${MOUNT}/interaction/:uid`;

/** Serves the account page and takes the choice of a person. */
export function registerInteractions(app: FastifyInstance, provider: Provider, staff: Staff): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.get(PATH, async (request, reply) => {
    const details = await detailsOf(provider, request, reply);
    if (details === undefined) return reply;
    return sendPage(reply, accountPage(details.uid, await staff.list()));
  });

  app.post<{ Body: { sub?: string } | null }>(PATH, async (request, reply) => {
    refuseOtherOrigins(request);
    const details = await detailsOf(provider, request, reply);
    if (details === undefined) return reply;
    const person = await staff.find(request.body?.sub ?? '');
    if (person === undefined) throw problem(400, 'Not valid', { detail: 'Choose a person of this store.' });
    const result = { login: { accountId: person.sub, remember: true } };
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}

/** The interaction's cookie is SameSite=Lax, which does not stop a form on another port of this machine. */
function refuseOtherOrigins({ headers: { origin } }: FastifyRequest): void {
  if (origin !== undefined && origin !== 'null' && !mayReturnTo(`${origin}/`)) throw problem(403, 'Not allowed');
}

/** Reads the interaction of the request; without one, sends the error page and returns undefined. */
async function detailsOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    request.log.info({ err: error }, 'no such interaction');
    sendPage(reply.code(400), errorPage('The sign-in has expired or was started in another browser.'));
    return undefined;
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
