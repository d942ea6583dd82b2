/** A place that may be followed: inside the portal, or at an origin that the deployment named. */
export type Target = { kind: 'inside'; href: string } | { kind: 'outside'; href: string };

const readable = /^[^\p{Cc}\\]+$/u;

/**
 * Judges an address that came from outside (a notification's `redirectUrl`, a `returnTo`) [N-08].
 * The router's own hardening stops `//evil` but not `https://evil`, hence an allow-list: same origin, or one of
 * `origins`; http(s) only. Whatever the browser's URL parser would quietly repair (control characters, backslashes)
 * is refused. `undefined` means: do not go.
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
    // `/.//evil` parses to the path `//evil`, which the next reader would take for a host.
    return url.pathname.startsWith('//') ? undefined : { kind: 'inside', href: url.pathname + url.search + url.hash };
  }
  return origins.includes(url.origin) ? { kind: 'outside', href: url.href } : undefined;
}
