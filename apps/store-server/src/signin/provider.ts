import type * as OidcProvider from 'oidc-provider';
import type { AdapterFactory, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { refuseUnlessLoopback } from '../base/loopback.ts';
import type { Settings } from '../base/settings.ts';
import { SettingsError } from '../base/startErrors.ts';
import { CLIENT_ID, GRAPH_AUDIENCE, issuerOf, mayReturnTo, MOUNT, PROFILE_SCOPE } from './client.ts';
import type { SigninKeys } from './keys.ts';
import { errorPage, logoutPage, signedOutPage } from './pages.ts';
import type { Staff } from './staff.ts';

/** Seconds. */
const HOUR = 60 * 60;

export interface ProviderOptions {
  keys: SigninKeys;
  staff: Staff;
  adapter: AdapterFactory;
}

type Library = typeof OidcProvider;

/** Loads the library when it is needed: a store with a real identity provider never loads it. */
async function loadLibrary(): Promise<Library> {
  const { warn } = console;
  // The library warns about Node.js 20, with which this version is tested.
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/**
 * Creates the identity provider for one machine: authorization code with PKCE, refresh and logout, for the same client
 * code that works with a company's directory. It has no passwords, so it works on the loopback interface only.
 * @throws SettingsError when a real provider is configured or other machines could reach it
 */
export async function createProvider(settings: Settings, options: ProviderOptions): Promise<Provider> {
  if (settings.identity.kind !== 'local') {
    throw new SettingsError(['IDENTITY: the local sign-in refuses to run beside a real identity provider']);
  }
  refuseUnlessLoopback(settings.host);
  const library = await loadLibrary();
  const provider = new library.Provider(issuerOf(settings.port), configuration(options));
  // The portal may be on another port: the development server's.
  provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  provider.Client.prototype.postLogoutRedirectUriAllowed = mayReturnTo;
  return provider;
}

function configuration({ keys, staff, adapter }: ProviderOptions): Configuration {
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
    loadExistingGrant: grantWithoutConsent,
    // When the person signed in: the exchange checks it (RFC 9068, section 2.2.1).
    extraTokenClaims: ({ oidc: { entities } }) => ({
      auth_time: (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime,
    }),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Two tabs may refresh at the same time; a rotated token that is used twice would sign both out.
    rotateRefreshToken: false,
    clientBasedCORS: (_ctx, origin) => mayReturnTo(`${origin}/`),
    ttl: lifetimes,
    features,
    renderError: (ctx, out) => sendPage(ctx, errorPage(out.error_description ?? out.error)),
  };
}

/** Seconds. */
const lifetimes: Configuration['ttl'] = {
  AccessToken: HOUR,
  AuthorizationCode: 60,
  IdToken: HOUR,
  Interaction: HOUR,
  Grant: 24 * HOUR,
  RefreshToken: 24 * HOUR,
  Session: 12 * HOUR,
};

const features: NonNullable<Configuration['features']> = {
  devInteractions: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => sendPage(ctx, logoutPage(form)),
    postLogoutSuccessSource: (ctx) => sendPage(ctx, signedOutPage()),
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
};

function sendPage(ctx: KoaContextWithOIDC, html: string): void {
  ctx.type = 'html';
  ctx.body = html;
}

/** Grants the only permission to the only client, so no consent page is needed. */
async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
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
