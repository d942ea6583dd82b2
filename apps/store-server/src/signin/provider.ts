import type * as OidcProvider from 'oidc-provider';
import type { AdapterFactory, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { refuseForeignHost, type Settings } from '../base/settings.ts';
import { SettingsError } from '../base/startError.ts';
import { CLIENT_ID, GRAPH_AUDIENCE, issuerOf, mayReturnTo, MOUNT, PROFILE_SCOPE } from './client.ts';
import type { SigninKeys } from './keys.ts';
import { errorPage, logoutPage, signedOutPage } from './pages.ts';
import type { Staff } from './staff.ts';

const HOUR = 60 * 60;

/** What the provider works with. */
export interface ProviderParts {
  keys: SigninKeys;
  staff: Staff;
  adapter: AdapterFactory;
}

type Library = typeof OidcProvider;

/** Loaded only where it is used: a store with a real identity provider has no part of it. */
async function loadLibrary(): Promise<Library> {
  const { warn } = console;
  // It warns on Node 20, on which this version was tried.
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/**
 * The identity provider for one machine: authorization code with PKCE, refresh and logout, for the very client code
 * that runs against a company's directory. Whoever reaches it can be anybody, so it is for loopback only.
 * @throws SettingsError when a real provider is configured or other machines could reach it
 */
export async function createProvider(settings: Settings, parts: ProviderParts): Promise<Provider> {
  if (settings.identity.kind !== 'local') {
    throw new SettingsError(['IDENTITY: the local sign-in refuses to run beside a real identity provider']);
  }
  refuseForeignHost(settings.host);
  const library = await loadLibrary();
  const provider = new library.Provider(issuerOf(settings.port), configuration(parts));
  // Sign-in comes back to whichever port the portal is served on, the development server's included.
  provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  provider.Client.prototype.postLogoutRedirectUriAllowed = mayReturnTo;
  return provider;
}

function configuration({ keys, staff, adapter }: ProviderParts): Configuration {
  return {
    adapter,
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://localhost/'],
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: keys.cookies },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    // The portal reads the name from the ID token.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, sub) => {
      const person = await staff.find(sub);
      if (person === undefined) return undefined;
      const { name, email } = person;
      return { accountId: sub, claims: () => ({ sub, name, preferred_username: email, email }) };
    },
    interactions: { url: (_ctx, { uid }) => `${MOUNT}/interaction/${uid}` },
    loadExistingGrant: grantWithoutAsking,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Two tabs may refresh at the same moment; a rotated token used twice would sign both out.
    rotateRefreshToken: false,
    clientBasedCORS: (_ctx, origin) => mayReturnTo(`${origin}/`),
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      Grant: 24 * HOUR,
      RefreshToken: 24 * HOUR,
      Session: 12 * HOUR,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => page(ctx, logoutPage(form)),
        postLogoutSuccessSource: (ctx) => page(ctx, signedOutPage()),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => GRAPH_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: PROFILE_SCOPE,
          audience: GRAPH_AUDIENCE,
          accessTokenTTL: HOUR,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    renderError: (ctx, out) => page(ctx, errorPage(out.error_description ?? out.error)),
  };
}

function page(ctx: KoaContextWithOIDC, html: string): void {
  ctx.type = 'html';
  ctx.body = html;
}

/** There is one client and it asks for one permission: nobody needs a consent page. */
async function grantWithoutAsking(ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const found = existing === undefined ? undefined : await provider.Grant.find(existing);
  if (found?.accountId === account.accountId) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(GRAPH_AUDIENCE, PROFILE_SCOPE);
  await grant.save();
  return grant;
}
