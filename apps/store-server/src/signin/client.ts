import type { IdentityConfig } from '../http/config.ts';
import { BRIDGE_PAGE } from '../http/headers.ts';
import { isLoopback } from '../base/settings.ts';

/** The one client of the local provider. */
export const CLIENT_ID = 'in-store-portal';

/** The permission to read one's own profile, as the directory service calls it. */
export const PROFILE_SCOPE = 'User.Read';

/** Whom access tokens are meant for: the directory service, here the store's own `/graph`. */
export const GRAPH_AUDIENCE = 'https://graph.portal.invalid';

/** Where the provider is mounted. */
export const MOUNT = '/oidc';

/**
 * MSAL wants an https authority even on this machine, so it gets one that is never resolved (RFC 2606) together with
 * the metadata it would have fetched there.
 */
const AUTHORITY = 'https://idp.portal.invalid/';

/** The provider's name in its tokens. */
export function issuerOf(port: number): string {
  return `http://localhost:${port}${MOUNT}`;
}

/** Whether a browser may be sent back to this address: the portal's own pages on this machine, on any port. */
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

/** What the portal's MSAL must be given, with endpoints at the very address that the browser uses. */
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
      // MSAL says neither who it is nor whom it signs out; without the client the provider would not send anybody back.
      end_session_endpoint: `${origin}${MOUNT}/session/end?client_id=${CLIENT_ID}`,
    }),
    scopes: [PROFILE_SCOPE],
    protocolMode: 'OIDC',
    redirectUri: BRIDGE_PAGE,
  });
}
