import { memoryStorage } from '@instore/browser';
import { expect, test } from 'vitest';
import type { Grant } from './identity.ts';
import { createLazyIdentity } from './lazyIdentity.ts';

const config = {
  clientId: 'in-store-portal',
  authority: 'https://login.example/tenant',
  knownAuthorities: [],
  scopes: ['User.Read'],
  redirectUri: '/auth/redirect.html',
};
const grant: Grant = { accessToken: 'a-token', account: {} };

/** The chunk of the sign-in library, which may fail to load. Records its calls. */
function setUp({ failures = 0, session = memoryStorage() } = {}) {
  const asked: unknown[][] = [];
  let loads = 0;
  const identity = createLazyIdentity(config, { origin: 'https://portal.example', session }, async () => {
    loads += 1;
    if (loads <= failures) throw new Error('no chunk');
    return {
      createMsalIdentity: (...made: unknown[]) => {
        asked.push(['made', ...made]);
        return {
          configuration: async () => 'configuration',
          finishRedirect: async () => grant,
          acquireSilently: async (options) => {
            asked.push(['acquireSilently', options]);
            return grant;
          },
          acquireForDirectory: async () => {
            asked.push(['acquireForDirectory']);
            return grant;
          },
          signIn: async (options) => void asked.push(['signIn', options]),
          signOut: async (forget) => {
            asked.push(['signOut']);
            forget();
          },
        };
      },
    };
  });
  return { identity, asked, loads: () => loads };
}

test('The return from the provider is recognized without the sign-in library', { tags: 'S-04' }, () => {
  const { identity, loads } = setUp();
  expect(identity.isReturning()).toBe(false);
  const session = memoryStorage({ 'msal.interaction.status': '{"clientId":"in-store-portal"}' });
  expect(setUp({ session }).identity.isReturning()).toBe(true);
  expect(loads()).toBe(0);
});

test('The sign-in library is loaded once, by the first call, and gets every call', { tags: 'S-02' }, async () => {
  const { identity, asked, loads } = setUp();
  let isForgotten = false;
  expect(await identity.configuration()).toBe('configuration');
  expect(await identity.finishRedirect()).toBe(grant);
  expect(await identity.acquireSilently({ isForced: true })).toBe(grant);
  expect(await identity.acquireForDirectory()).toBe(grant);
  await identity.signIn({ isProven: true });
  await identity.signOut(() => (isForgotten = true));
  expect(asked).toEqual([
    ['made', config, 'https://portal.example'],
    ['acquireSilently', { isForced: true }],
    ['acquireForDirectory'],
    ['signIn', { isProven: true }],
    ['signOut'],
  ]);
  expect(isForgotten).toBe(true);
  expect(loads()).toBe(1);
});

test('A library that could not be loaded is loaded by the next call', { tags: 'S-04' }, async () => {
  const { identity, loads } = setUp({ failures: 1 });
  await expect(identity.finishRedirect()).rejects.toThrow('no chunk');
  expect(await identity.finishRedirect()).toBe(grant);
  expect(loads()).toBe(2);
});
