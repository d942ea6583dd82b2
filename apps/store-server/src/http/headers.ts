import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../base/settings.ts';
import type { InlineSources } from './documents.ts';

/** The page to which the identity provider redirects MSAL, also in hidden frames of the portal. */
export const BRIDGE_PAGE = '/auth/redirect.html';

/**
 * The hash of the only inline style that the portal may set: on iOS, React Aria uses it to stop the page behind a
 * dialog from scrolling.
 */
const SCROLL_CHAINING_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/**
 * Directives that prevent injected text from running as script or markup: the browser refuses `innerHTML`, `eval`,
 * `new Worker(text)` and similar calls (W3C Trusted Types, sections 4.1 and 4.2).
 *
 * @param policies the only policies that the page may create. @default none
 */
export const trustedTypes = (...policies: readonly string[]) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies.length > 0 ? [...policies] : ["'none'"],
});

/**
 * The policies that the apps create: with one they register their service worker, at one address; the default one
 * accepts the worker of the barcode decoder only.
 */
const APP_POLICIES = ['service-worker', 'default'];

/**
 * Files of the portal that a browser never shows as a page. A worker takes its policy from its own response (W3C CSP 3,
 * section 4.2), and an SVG picture can be opened as a page, so neither is among them.
 */
const SUBRESOURCE =
  /^(?:\/kiosk)?\/assets\/(?![^/]*worker)[^/]+\.(js|css|json|wasm|woff2|png|webp|avif|jpg|mp3|wav|ogg)$/i;

/** The worker that reads barcodes. Only it may compile WebAssembly, which it loads from the store. */
const DECODER = /^\/assets\/decodeWorker-[\w-]+\.js$/;
const DECODER_POLICY = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  ...trustedTypes(),
});

/** Paths whose answers are data. A page must not frame them, and they load nothing [OWASP REST Security Cheat Sheet]. */
const DATA = /^\/(api|graph)\/|^\/(config\.json|healthz)$/;
const DATA_POLICY = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/**
 * Adds the security headers to every response. Every response forbids other types and other origins. Headers that a
 * browser applies only to pages and workers are sent with these only: they are 0.9 KB, which a slow network carries
 * with each file. An unknown path counts as a page.
 *
 * @param inline the scripts and styles in the documents of the apps
 */
export function registerHeaders(app: FastifyInstance, settings: Settings, inline: InlineSources): void {
  const headers = securityHeaders(settings, inline);
  app.addHook('onRequest', async (request, reply) => void reply.headers(headers(request)));
}

/** Creates the security headers of one request, also for responses that no hook handles: these have no inline script. */
export function securityHeaders(
  settings: Settings,
  inline: InlineSources = { scripts: [], styles: [] },
): (request: FastifyRequest) => Record<string, string> {
  const policy = portalPolicy(settings, inline);
  const always = {
    'x-content-type-options': 'nosniff',
    // A portal on another host shows the pictures of this one.
    'cross-origin-resource-policy': settings.portalOrigins.length > 0 ? 'cross-origin' : 'same-origin',
  };
  return (request) => {
    const path = pathOf(request);
    const bridge = path === BRIDGE_PAGE;
    if (SUBRESOURCE.test(path)) return always;
    if (DECODER.test(path)) return { ...always, 'content-security-policy': DECODER_POLICY };
    if (DATA.test(path)) return { ...always, 'content-security-policy': DATA_POLICY };
    const page = {
      ...always,
      'content-security-policy': policy(hostOf(request), bridge),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(self), autoplay=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    };
    // With COOP the bridge page could not reach the page that opened it, and silent renewal would fail after 10 s.
    return bridge ? page : { ...page, 'cross-origin-opener-policy': 'same-origin' };
  };
}

/** The path of a request, without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}

/** The host of the request, or `undefined` when the header is not a plain host. */
export function hostOf(request: FastifyRequest): string | undefined {
  const host = request.headers.host;
  return host !== undefined && /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? host : undefined;
}

function portalPolicy(
  settings: Settings,
  inline: InlineSources,
): (host: string | undefined, bridge: boolean) => string {
  const { identity } = settings;
  const authority = identity.kind === 'local' ? [] : [new URL(identity.authority).origin];
  const directory = identity.kind === 'local' ? [] : [new URL(identity.graphUrl).origin];
  return (host, bridge) =>
    policyText({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...(bridge ? [] : inline.scripts)],
      'style-src': ["'self'", ...(bridge ? [] : inline.styles), SCROLL_CHAINING_STYLE],
      'img-src': ["'self'", 'data:', 'blob:', `https://${settings.limits.marketplaceImageHost}`],
      'media-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      // Some browsers do not count a WebSocket to the same host as 'self'.
      'connect-src': ["'self'", ...(host ? [`ws://${host}`, `wss://${host}`] : []), ...authority, ...directory],
      'frame-src': ["'self'", ...authority],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", ...authority],
      'frame-ancestors': [bridge ? "'self'" : "'none'"],
      'base-uri': ["'none'"],
      ...(bridge ? trustedTypes() : trustedTypes(...APP_POLICIES)),
    });
}

/** Formats a policy for the header. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
