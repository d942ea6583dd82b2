/** A random hexadecimal number of some bytes. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Makes each request to the page's own server the beginning of a trace (`traceparent`, W3C Trace Context), which the
 * server continues to the statements of its database. Other hosts get no header: they would have to permit it (CORS).
 * @param origin the origin of the page: `location.origin`
 */
export function tracedFetch(
  fetch: (request: Request) => Promise<Response>,
  origin: string,
): (request: Request) => Promise<Response> {
  return (request) => {
    if (new URL(request.url, origin).origin === origin) {
      // Version, trace, span, and the flag "sampled"; the server's sampler decides what is kept.
      request.headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`);
    }
    return fetch(request);
  };
}
