/** An address that may be opened: inside the portal, or at an origin that the deployment configured. */
export type Target = { kind: 'inside'; href: string } | { kind: 'outside'; href: string };

const readable = /^[^\p{Cc}\\]+$/u;

/**
 * Checks an address that came from outside (a notification's `redirectUrl`, a `returnTo`) [N-08]. The router stops
 * `//evil` but not `https://evil`, so only http(s) addresses of the same origin or of `origins` are allowed. Characters
 * that the browser's URL parser would repair (control characters, backslashes) are refused.
 * @returns undefined if the address must not be opened
 */
export function safeTarget(address: unknown, origin: string, origins: readonly string[] = []): Target | undefined {
  if (typeof address !== 'string' || address === '' || address !== address.trim() || !readable.test(address)) {
    return undefined;
  }
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin) {
    // `/.//evil` parses to the path `//evil`, which the next parser takes for a host.
    return url.pathname.startsWith('//') ? undefined : { kind: 'inside', href: url.pathname + url.search + url.hash };
  }
  return origins.includes(url.origin) ? { kind: 'outside', href: url.href } : undefined;
}
