import type { IdentityConfig } from '../http/config.ts';
import { BRIDGE_PAGE } from '../http/headers.ts';
import { isLoopback } from '../base/loopback.ts';

/** The only client of the local provider. */
export const CLIENT_ID = 'in-store-portal';

/** The permission to read one's own profile, as the directory service calls it. */
export const PROFILE_SCOPE = 'User.Read';

/** The audience of access tokens: the directory service, here the server's own `/graph`. */
export const GRAPH_AUDIENCE = 'https://graph.portal.invalid';

/** Path of the provider. */
export const MOUNT = '/oidc';

/**
 * MSAL requires an https authority also on this machine. It gets one that is never resolved (RFC 2606), together with
 * the metadata that it would load from there.
 */
const AUTHORITY = 'https://idp.portal.invalid/';

/** The issuer of the provider's tokens. */
export function issuerOf(port: number): string {
  return `http://localhost:${port}${MOUNT}`;
}

/** Whether the provider may redirect to an address: pages of the portal on this machine, on any port. */
export function mayReturnTo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(address);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    isLoopback(hostname) &&
    (pathname === '/' || pathname === BRIDGE_PAGE) &&
    `${search}${hash}${username}${password}` === ''
  );
}

/** The configuration of the portal's MSAL, with endpoints at the address that the browser uses. */
export function localIdentityConfig(port: number): IdentityConfig {
  return (origin) => ({
    clientId: CLIENT_ID,
    authority: AUTHORITY,
    knownAuthorities: [new URL(AUTHORITY).host],
    authorityMetadata: JSON.stringify({
      issuer: issuerOf(port),
      authorization_endpoint: `${origin}${MOUNT}/auth`,
      token_endpoint: `${origin}${MOUNT}/token`,
      userinfo_endpoint: `${origin}${MOUNT}/me`,
      jwks_uri: `${origin}${MOUNT}/jwks`,
      // MSAL names neither client nor person on logout; without the client the provider would not redirect back.
      end_session_endpoint: `${origin}${MOUNT}/session/end?client_id=${CLIENT_ID}`,
    }),
    scopes: [PROFILE_SCOPE],
    protocolMode: 'OIDC',
    redirectUri: BRIDGE_PAGE,
  });
}
