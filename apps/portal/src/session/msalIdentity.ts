import {
  type AccountInfo,
  type Configuration,
  type IPublicClientApplication,
  InteractionRequiredAuthError,
  createStandardPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '../config.ts';
import { type Grant, type IdentityPort, InteractionRequired } from './identity.ts';
import { START_PAGE } from './startPage.ts';

/** The MSAL configuration of a deployment, which `msalConfig` stores [S-02]. */
export function msalConfiguration(identity: Config['identity'], origin: string) {
  return {
    auth: {
      clientId: identity.clientId,
      authority: identity.authority,
      knownAuthorities: identity.knownAuthorities,
      redirectUri: new URL(identity.redirectUri, origin).href,
      postLogoutRedirectUri: new URL(START_PAGE, origin).href,
      authorityMetadata: identity.authorityMetadata,
      // Without `offline_access`: the local provider does not refresh with it, and Entra adds it itself.
      OIDCOptions: identity.protocolMode === 'OIDC' ? { defaultScopes: ['openid', 'profile'] } : undefined,
    },
    // All tabs of the browser share the account.
    cache: { cacheLocation: 'localStorage' },
    system: identity.protocolMode ? { protocolMode: identity.protocolMode } : {},
  };
}

function grantOf(result: { accessToken: string; account: AccountInfo | null }): Grant {
  const { homeAccountId, username, name, tenantId, localAccountId, environment } = result.account ?? {};
  return {
    accessToken: result.accessToken,
    account: { homeAccountId, username, name, tenantId, localAccountId, environment },
  };
}

/** The part of MSAL's client that is used. */
export type Client = Pick<
  IPublicClientApplication,
  | 'handleRedirectPromise'
  | 'getActiveAccount'
  | 'setActiveAccount'
  | 'getAllAccounts'
  | 'acquireTokenSilent'
  | 'loginRedirect'
  | 'logoutRedirect'
>;

/** The sign-in with MSAL. `create` makes its client and reads the addresses of the provider. */
export function createMsalIdentity(
  config: Config['identity'],
  origin: string,
  create: (configuration: Configuration) => Promise<Client> = createStandardPublicClientApplication,
): Omit<IdentityPort, 'isReturning'> {
  const configuration = msalConfiguration(config, origin);
  let client: Promise<Client> | undefined;
  const open = () => {
    client ??= create(configuration);
    // A failed start is tried again by the next call.
    client.catch(() => (client = undefined));
    return client;
  };
  const accountOf = (msal: Client) => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  /** Handles a redirect. It also clears the state of an earlier one, with which MSAL would refuse the next. */
  const settle = async () => {
    const msal = await open();
    return { msal, result: await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false }) };
  };
  const acquire = async (scopes: string[], forceRefresh: boolean): Promise<Grant> => {
    const msal = await open();
    const account = accountOf(msal);
    if (!account) throw new InteractionRequired('No account is known to this browser');
    try {
      return grantOf(await msal.acquireTokenSilent({ scopes, account, forceRefresh }));
    } catch (error) {
      if (error instanceof InteractionRequiredAuthError) throw new InteractionRequired(error.errorCode);
      throw error;
    }
  };

  return {
    configuration: async () => configuration,
    async finishRedirect() {
      const { msal, result } = await settle();
      if (!result) return undefined;
      msal.setActiveAccount(result.account);
      return grantOf(result);
    },
    acquireSilently: ({ isForced = false } = {}) => acquire(config.scopes, isForced),
    acquireForDirectory: () => acquire(config.photoScopes ?? config.scopes, false),
    async signIn({ isProven }) {
      const { msal } = await settle();
      await msal.loginRedirect({ scopes: config.scopes, prompt: isProven ? 'login' : undefined });
    },
    async signOut(forget) {
      const { msal } = await settle();
      const account = accountOf(msal);
      forget();
      await msal.logoutRedirect({ account });
    },
  };
}
