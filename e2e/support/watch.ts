import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** A signed token: two JSON objects in base64url, each beginning with `{"` (RFC 7519, section 3). */
export const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/;

/** Findings of pages: policy violations, errors, and tokens in places that others can read. */
export interface Watch {
  findings: string[];
  stop: () => void;
}

/**
 * Watches all pages of the contexts that the browser opens from now on.
 * @param tolerated console errors that a test causes on purpose
 */
export function watch(browser: Browser, tolerated?: RegExp): Watch {
  const findings: string[] = [];
  const hide = (text: string): string => text.replace(new RegExp(TOKEN, 'g'), '[token]');
  const note = (what: string, text: string): void => void findings.push(`${what}: ${hide(text)}`);

  const attend = (context: BrowserContext): void => {
    // Written to the console, because that works for frames and for pages that are being left.
    void context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
        console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
      });
    });
    context.on('console', (message) => {
      const text = message.text();
      if (TOKEN.test(text)) note('token on the console', text);
      if (message.type() !== 'error' || isCallFailure(message)) return;
      if (!tolerated?.test(text)) note('console', text);
    });
    context.on('weberror', (error) => note('uncaught', error.error().message));
    context.on('request', (request) => TOKEN.test(request.url()) && note('token in an address', request.url()));
  };
  browser.on('context', attend);
  return { findings, stop: () => browser.off('context', attend) };
}

/** Whether Chromium itself reports a refused or failed call: journeys cause those on purpose. */
function isCallFailure(message: ConsoleMessage): boolean {
  if (message.text().startsWith('WebSocket connection to')) return true;
  if (!message.text().startsWith('Failed to load resource:')) return false;
  const { url } = message.location();
  return message.text().includes('net::ERR_') || (URL.canParse(url) && services.test(new URL(url).pathname));
}

/** Addresses whose failures the page handles itself, and the icon that browsers request themselves. */
const services = /^\/(api|graph|oidc|config\.json|healthz|favicon\.ico)(\/|$)/;
