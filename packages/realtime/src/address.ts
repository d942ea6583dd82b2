/**
 * The socket's address for a configured base (`/ws`, or a full http(s) or ws(s) address) on a page.
 * @throws TypeError for a base that is no address
 */
export function liveUrl(base: string, page: string): string {
  const url = new URL(base, page);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  url.hash = '';
  return url.href;
}
