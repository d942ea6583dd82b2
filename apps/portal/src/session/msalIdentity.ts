import type { AccountInfo, IPublicClientApplication } from '@azure/msal-browser';
import type { Config } from '../config.ts';
import { type Grant, type IdentityPort, InteractionRequired } from './identity.ts';

/** Where MSAL notes that it left the page (msal-browser 5, `CacheKeys`). */
const interactionKey = 'msal.interaction.status';

/** The MSAL configuration of a deployment; also what `msalConfig` stores [S-02]. */
export function msalConfiguration(identity: Config['identity'], origin: string) {
  return {
    auth: {
      clientId: identity.clientId,
      authority: identity.authority,
      knownAuthorities: identity.knownAuthorities,
      redirectUri: new URL(identity.redirectUri, origin).href,
      postLogoutRedirectUri: `${origin}/`,
      ...(identity.authorityMetadata ? { authorityMetadata: identity.authorityMetadata } : {}),
      // Without `offline_access`: a local provider refuses to refresh with it, and Entra adds it by itself.
      ...(identity.protocolMode === 'OIDC' ? { OIDCOptions: { defaultScopes: ['openid', 'profile'] } } : {}),
    },
    // Every tab of the browser renews from the same account.
    cache: { cacheLocation: 'localStorage' },
    system: identity.protocolMode ? { protocolMode: identity.protocolMode } : {},
  };
}

/** The real sign-in. MSAL (68 KB gzip) is imported by the first call that needs it, never by the first load. */
export function createMsalIdentity(
  config: Config['identity'],
  page: { origin: string; session: Storage },
): IdentityPort {
  let client: Promise<IPublicClientApplication> | undefined;
  const open = () => {
    client ??= import('@azure/msal-browser').then(({ createStandardPublicClientApplication }) =>
      createStandardPublicClientApplication(msalConfiguration(config, page.origin)),
    );
    return client;
  };
  const grantOf = (result: { accessToken: string; account: AccountInfo | null }): Grant => {
    const { homeAccountId, username, name, tenantId, localAccountId, environment } = result.account ?? {};
    return {
      accessToken: result.accessToken,
      account: { homeAccountId, username, name, tenantId, localAccountId, environment },
    };
  };
  /** Also clears what an earlier redirect left behind, or the next one would be refused. */
  const settle = async () => {
    const msal = await open();
    return { msal, result: await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false }) };
  };

  return {
    isReturning: () => page.session.getItem(interactionKey) !== null,
    async finishRedirect() {
      const { msal, result } = await settle();
      if (!result) return undefined;
      msal.setActiveAccount(result.account);
      return grantOf(result);
    },
    async acquireSilently({ isForced = false } = {}) {
      const msal = await open();
      const { InteractionRequiredAuthError } = await import('@azure/msal-browser');
      const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0];
      if (!account) throw new InteractionRequired('No account is known to this browser');
      try {
        return grantOf(await msal.acquireTokenSilent({ scopes: config.scopes, account, forceRefresh: isForced }));
      } catch (error) {
        if (error instanceof InteractionRequiredAuthError) throw new InteractionRequired(error.errorCode);
        throw error;
      }
    },
    async signIn() {
      const { msal } = await settle();
      await msal.loginRedirect({ scopes: config.scopes });
    },
    async signOut(forget) {
      const { msal } = await settle();
      const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
      forget();
      await msal.logoutRedirect({ account });
    },
  };
}
