import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../base/settings.ts';

/** The page that MSAL's redirects and hidden frames land on. It is framed by the portal itself. */
export const BRIDGE_PAGE = '/auth/redirect.html';

/**
 * The one inline style that the portal may set, by the hash of its text: on iOS, React Aria keeps the page behind a
 * dialog from scrolling with it.
 */
const SCROLL_CHAINING_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/**
 * No text becomes script or markup: the browser refuses `innerHTML`, `eval`, `new Worker(text)` and their like, and no
 * policy may be made that would turn text into something trusted (W3C Trusted Types, sections 4.1 and 4.2).
 */
export const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/**
 * Headers of every response. The policy allows what the portal does and nothing else: own scripts, styles, fonts and
 * calls, the live socket, pictures of the store and of the marketplace, and the identity provider.
 */
export function registerHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => void reply.headers(headers(request)));
}

/** The same for one request, where no hook runs. */
export function securityHeaders(settings: Settings): (request: FastifyRequest) => Record<string, string> {
  const policy = portalPolicy(settings);
  return (request) => {
    const bridge = pathOf(request) === BRIDGE_PAGE;
    return {
      'content-security-policy': policy(hostOf(request), bridge),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(self), autoplay=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-resource-policy': 'same-origin',
      // With COOP the bridge could not talk to the page that opened it, and silent renewal would wait 10 s and fail.
      ...(bridge ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
    };
  };
}

/** The path of a request, without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}

/** The host that the client asked for, or `undefined` when the header is no plain host. */
export function hostOf(request: FastifyRequest): string | undefined {
  const host = request.headers.host;
  return host !== undefined && /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? host : undefined;
}

function portalPolicy(settings: Settings): (host: string | undefined, bridge: boolean) => string {
  const { identity } = settings;
  const authority = identity.kind === 'local' ? [] : [new URL(identity.authority).origin];
  const directory = identity.kind === 'local' ? [] : [new URL(identity.graphUrl).origin];
  return (host, bridge) =>
    policyText({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", SCROLL_CHAINING_STYLE],
      'img-src': ["'self'", 'data:', 'blob:', `https://${settings.limits.marketplaceImageHost}`],
      'media-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      // Not every browser counts a WebSocket to the same host as 'self'.
      'connect-src': ["'self'", ...(host ? [`ws://${host}`, `wss://${host}`] : []), ...authority, ...directory],
      'frame-src': ["'self'", ...authority],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", ...authority],
      'frame-ancestors': [bridge ? "'self'" : "'none'"],
      'base-uri': ["'none'"],
      ...TRUSTED_TYPES,
    });
}

/** Writes a policy as the header has it. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
