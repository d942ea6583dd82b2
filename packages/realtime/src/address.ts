/**
 * The address of the socket for a configured base (`/ws`, or a full http(s) or ws(s) address) on a page.
 * @throws TypeError if the base is not an address
 */
export function liveUrl(base: string, page: string): string {
  const url = new URL(base, page);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  url.hash = '';
  return url.href;
}
