import { type AccountInfo, type AuthenticationResult, InteractionRequiredAuthError } from '@azure/msal-browser';
import { expect, test } from 'vitest';
import { InteractionRequired } from './identity.ts';
import { type Client, createMsalIdentity, msalConfiguration } from './msalIdentity.ts';

const identity = {
  clientId: 'in-store-portal',
  authority: 'https://login.example/tenant',
  knownAuthorities: ['login.example'],
  scopes: ['User.Read'],
  redirectUri: '/auth/redirect.html',
};
const origin = 'https://portal.example';

const maren: AccountInfo = {
  homeAccountId: 'maren.tenant',
  username: 'maren@in-store.example',
  name: 'Maren Okafor',
  tenantId: 'tenant',
  localAccountId: 'maren',
  environment: 'login.example',
  idTokenClaims: { nonce: 'not to be stored' },
};
const known = {
  homeAccountId: 'maren.tenant',
  username: 'maren@in-store.example',
  name: 'Maren Okafor',
  tenantId: 'tenant',
  localAccountId: 'maren',
  environment: 'login.example',
};
const result = (account: AccountInfo | null = maren) => ({ accessToken: 'a-token', account }) as AuthenticationResult;

/** MSAL's client. Records its calls in order. */
function setUp(over: Partial<Client> = {}, failures = 0, photoScopes?: string[]) {
  let left = failures;
  const called: [string, unknown][] = [];
  const opened: unknown[] = [];
  let active: AccountInfo | null = null;
  const answers: Client = {
    handleRedirectPromise: async () => null,
    getActiveAccount: () => active,
    setActiveAccount: (account) => (active = account),
    getAllAccounts: () => [],
    acquireTokenSilent: async () => result(),
    loginRedirect: async () => undefined,
    logoutRedirect: async () => undefined,
    ...over,
  };
  const client = new Proxy(answers, {
    get: (target, name: keyof Client) => {
      const action = target[name] as ((...args: unknown[]) => unknown) | undefined;
      // `await` reads `then` of the client.
      if (!action) return undefined;
      return (...args: unknown[]) => {
        if (!name.startsWith('get')) called.push([name, args[0]]);
        return action(...args);
      };
    },
  });
  const create = async (configuration: unknown) => {
    opened.push(configuration);
    left -= 1;
    if (left >= 0) throw new Error('no answer');
    return client;
  };
  return { ...createMsalIdentity({ ...identity, photoScopes }, origin, create), called, opened };
}

test('The sign-in library is started once, with the configuration of the deployment', { tags: 'S-02' }, async () => {
  const w = setUp();
  const configuration = await w.configuration();
  expect(configuration).toEqual({
    auth: {
      clientId: 'in-store-portal',
      authority: 'https://login.example/tenant',
      knownAuthorities: ['login.example'],
      redirectUri: 'https://portal.example/auth/redirect.html',
      postLogoutRedirectUri: 'https://portal.example/',
    },
    cache: { cacheLocation: 'localStorage' },
    system: {},
  });
  expect(w.opened).toEqual([]);
  await w.finishRedirect();
  await w.finishRedirect();
  expect(w.opened).toEqual([configuration]);
});

test('A provider other than Entra ID uses plain OIDC without offline access', { tags: 'S-02' }, () => {
  const configuration = msalConfiguration({ ...identity, protocolMode: 'OIDC', authorityMetadata: '{}' }, origin);
  expect(configuration.auth).toMatchObject({
    authorityMetadata: '{}',
    OIDCOptions: { defaultScopes: ['openid', 'profile'] },
  });
  expect(configuration.system).toEqual({ protocolMode: 'OIDC' });
  const entra = msalConfiguration({ ...identity, protocolMode: 'AAD' }, origin);
  expect(entra.auth.OIDCOptions).toBeUndefined();
  expect(entra.system).toEqual({ protocolMode: 'AAD' });
});

test('After the redirect the provider account is active, with known fields only', { tags: 'S-05' }, async () => {
  const w = setUp({ handleRedirectPromise: async () => result() });
  expect(await w.finishRedirect()).toEqual({ accessToken: 'a-token', account: known });
  expect(w.called).toEqual([
    ['handleRedirectPromise', { navigateToLoginRequestUrl: false }],
    ['setActiveAccount', maren],
  ]);
});

test('A page load without a redirect has no grant', { tags: 'S-05' }, async () => {
  const w = setUp();
  expect(await w.finishRedirect()).toBeUndefined();
  expect(w.called.map(([name]) => name)).toEqual(['handleRedirectPromise']);
});

test('An answer without an account is a grant without an account', { tags: 'S-05' }, async () => {
  const w = setUp({ handleRedirectPromise: async () => result(null) });
  expect((await w.finishRedirect())?.account).toEqual({});
});

test('A silent token is for the active account, or for the first known one', { tags: 'S-04' }, async () => {
  const w = setUp({ getAllAccounts: () => [maren, { ...maren, homeAccountId: 'another' }] });
  expect(await w.acquireSilently()).toEqual({ accessToken: 'a-token', account: known });
  await w.acquireSilently({ isForced: true });
  expect(w.called).toEqual([
    ['acquireTokenSilent', { scopes: ['User.Read'], account: maren, forceRefresh: false }],
    ['acquireTokenSilent', { scopes: ['User.Read'], account: maren, forceRefresh: true }],
  ]);
  const ines = { ...maren, homeAccountId: 'ines' };
  const other = setUp({ getActiveAccount: () => ines, getAllAccounts: () => [maren] });
  await other.acquireSilently();
  expect(other.called).toEqual([['acquireTokenSilent', { scopes: ['User.Read'], account: ines, forceRefresh: false }]]);
});

test('Interaction is required without an account or if the provider demands it', { tags: 'S-04' }, async () => {
  await expect(setUp().acquireSilently()).rejects.toBeInstanceOf(InteractionRequired);
  const silently = async (error: Error) => {
    const { acquireSilently } = setUp({
      getActiveAccount: () => maren,
      acquireTokenSilent: async () => {
        throw error;
      },
    });
    return acquireSilently().catch((caught: unknown) => caught);
  };
  const caught = await silently(new InteractionRequiredAuthError('login_required', ''));
  expect(caught).toBeInstanceOf(InteractionRequired);
  expect(caught).toMatchObject({ name: 'InteractionRequired', message: 'login_required' });
  const network = new Error('network');
  expect(await silently(network)).toBe(network);
});

test.each([
  [['https://graph.example/User.Read'], ['https://graph.example/User.Read']],
  [undefined, ['User.Read']],
])('The token for the directory has scopes of its own: %j', { tags: ['O-13', 'H-05'] }, async (given, scopes) => {
  const w = setUp({ getActiveAccount: () => maren }, 0, given);
  expect(await w.acquireForDirectory()).toEqual({ accessToken: 'a-token', account: known });
  expect(w.called).toEqual([['acquireTokenSilent', { scopes, account: maren, forceRefresh: false }]]);
});

test('The button clears earlier redirect state, then redirects with the scopes', { tags: 'S-02' }, async () => {
  const w = setUp();
  await w.signIn({ isProven: true });
  await w.signIn({ isProven: false });
  expect(w.called).toEqual([
    ['handleRedirectPromise', { navigateToLoginRequestUrl: false }],
    ['loginRedirect', { scopes: ['User.Read'], prompt: 'login' }],
    ['handleRedirectPromise', { navigateToLoginRequestUrl: false }],
    ['loginRedirect', { scopes: ['User.Read'] }],
  ]);
});

test('Logout reads the account, then clears the storage, then leaves the page', { tags: 'S-09' }, async () => {
  const order: string[] = [];
  let accounts = [maren];
  const w = setUp({
    getAllAccounts: () => accounts,
    logoutRedirect: async () => void order.push('left'),
  });
  await w.signOut(() => {
    order.push('forgotten');
    accounts = [];
  });
  expect(order).toEqual(['forgotten', 'left']);
  expect(w.called.at(-1)).toEqual(['logoutRedirect', { account: maren }]);
});

test('A provider that did not answer is tried again by the next call', { tags: 'S-04' }, async () => {
  const w = setUp({}, 1);
  await expect(w.finishRedirect()).rejects.toThrow('no answer');
  await expect(w.finishRedirect()).resolves.toBeUndefined();
  expect(w.opened).toHaveLength(2);
});
