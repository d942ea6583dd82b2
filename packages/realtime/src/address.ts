/**
 * The address of the socket for a configured base (`/ws`, or a full http(s) or ws(s) address).
 *
 * @param page the address to which a relative base belongs; the default is the address of the page, and Node.js has none
 * @throws TypeError if the base is not an address
 */
export function liveUrl(base: string, page = (globalThis.location as Location | undefined)?.href): string {
  const url = new URL(base, page);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  url.hash = '';
  return url.href;
}
