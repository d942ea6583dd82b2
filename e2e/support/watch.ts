import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** A signed token: two JSON objects in base64url, each beginning with `{"` (RFC 7519, section 3). */
export const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/;

/** What pages complained about: broken policies, errors, and tokens where anybody could read them. */
export interface Watch {
  findings: string[];
  stop: () => void;
}

/**
 * Listens to every page of every context that the browser opens from now on.
 * @param tolerated console errors that a test brings about on purpose
 */
export function watch(browser: Browser, tolerated?: RegExp): Watch {
  const findings: string[] = [];
  const hide = (text: string): string => text.replace(new RegExp(TOKEN, 'g'), '[token]');
  const note = (what: string, text: string): void => void findings.push(`${what}: ${hide(text)}`);

  const attend = (context: BrowserContext): void => {
    // Said on the console, so that frames and pages that are about to leave are heard, too.
    void context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
        console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
      });
    });
    context.on('console', (message) => {
      const text = message.text();
      if (TOKEN.test(text)) note('token on the console', text);
      if (message.type() !== 'error' || isNetworkNews(message)) return;
      if (!tolerated?.test(text)) note('console', text);
    });
    context.on('weberror', (error) => note('uncaught', error.error().message));
    context.on('request', (request) => TOKEN.test(request.url()) && note('token in an address', request.url()));
  };
  browser.on('context', attend);
  return { findings, stop: () => browser.off('context', attend) };
}

/** What Chromium itself says of calls that were refused or failed: journeys refuse and fail calls on purpose. */
function isNetworkNews(message: ConsoleMessage): boolean {
  if (message.text().startsWith('WebSocket connection to')) return true;
  if (!message.text().startsWith('Failed to load resource:')) return false;
  const { url } = message.location();
  return message.text().includes('net::ERR_') || (URL.canParse(url) && services.test(new URL(url).pathname));
}

/** Addresses whose answers a page deals with itself, and the icon that browsers ask for by themselves. */
const services = /^\/(api|graph|oidc|config\.json|healthz|favicon\.ico)(\/|$)/;
