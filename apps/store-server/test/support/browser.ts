import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';

/** Keeps the cookies of one site, like a browser, and follows one redirect at a time. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, { value: string; path: string }>();
  const go = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const sent = [...cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = new Headers(init.headers);
    if (sent.length > 0) headers.set('cookie', sent.join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; ?/);
      const at = pair.indexOf('=');
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
      const gone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
      if (gone) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), path });
    }
    return response;
  };
  return { go };
}

export type Browser = ReturnType<typeof createBrowser>;

/** What the sign-in library of the portal keeps during a redirect. */
export interface PendingSignin {
  address: string;
  verifier: string;
  redirectUri: string;
}

/** Starts a sign-in like the library: authorization code with PKCE (RFC 7636, S256). */
export function beginSignin(origin: string, extra: Record<string, string> = {}): PendingSignin {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/auth/redirect.html`;
  const query = new URLSearchParams({
    client_id: 'in-store-portal',
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: redirectUri,
    scope: 'User.Read openid profile',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { address: `/oidc/auth?${query}`, verifier, redirectUri };
}

/** Signs a person in on the account page and returns the address to which the browser is redirected. */
export async function choosePerson(browser: Browser, pending: PendingSignin, sub: string): Promise<URL> {
  const toPage = (await browser.go(pending.address)).headers.get('location') ?? '';
  await browser.go(toPage);
  const chosen = await browser.go(toPage, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ sub }),
  });
  let answer = chosen;
  for (let hop = 0; hop < 6; hop += 1) {
    const next = new URL(answer.headers.get('location') ?? '', new URL(pending.redirectUri).origin);
    if (next.pathname === new URL(pending.redirectUri).pathname) return next;
    answer = answer.status === 200 ? await submitForm(browser, answer) : await browser.go(next.href);
  }
  throw new Error('The sign-in did not come back');
}

/** Submits the form of a page like its script; the policy must allow that script. */
async function submitForm(browser: Browser, page: Response): Promise<Response> {
  const html = await page.text();
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const digest = createHash('sha256').update(script).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return browser.go(/action="([^"]+)"/.exec(html)?.[1] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** Exchanges the code of a return address. */
export async function redeem(browser: Browser, pending: PendingSignin, back: URL): Promise<Response> {
  const code = new URLSearchParams(back.hash.slice(1)).get('code') ?? '';
  return askTokens(browser, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: pending.redirectUri,
    code_verifier: pending.verifier,
  });
}

/** Sends a request to the token endpoint like the portal. */
export function askTokens(browser: Browser, fields: Record<string, string>): Promise<Response> {
  return browser.go('/oidc/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: 'in-store-portal', ...fields }),
  });
}
