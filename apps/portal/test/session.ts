import type { Api, Language } from '@instore/api';
import { SignJWT } from 'jose';
import { createAuth } from '../src/session/auth.ts';
import type { Grant, IdentityPort } from '../src/session/identity.ts';
import { createSession } from '../src/session/session.ts';
import type { TabletPort } from '../src/session/tabletPort.ts';
import { openStoredKeys } from '../src/session/storedKeys.ts';
import { apiOf, memoryStorage, noAnswer, ok, recordLog, type refused, settle } from './support.ts';

const now = Date.UTC(2025, 10, 21, 14, 32);

/** A token of Maren, by default for an hour. */
export const jwt = (over: { minutes?: number; name?: string } = {}) =>
  new SignJWT({ user_id: 'u-7', name: over.name ?? 'Maren Okafor' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('sub-7')
    .setExpirationTime(now / 1000 + (over.minutes ?? 60) * 60)
    .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

/** A token of Ines. */
export const inesJwt = await new SignJWT({ user_id: 'u-8', name: 'Ines Calloway' })
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject('sub-8')
  .setExpirationTime(now / 1000 + 3600)
  .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

/** The accounts of Maren and Ines at the provider. */
export const maren = { homeAccountId: 'a-7', username: 'maren@in-store.example' };
export const ines = { homeAccountId: 'a-8', username: 'ines@in-store.example' };

/** What the provider grants. */
export const grant = (accessToken: string, account: Grant['account'] = maren): Grant => ({ accessToken, account });

/** The stored values of an account that signed in. */
export const of = (account: Grant['account'], more: Record<string, string> = {}) => ({
  UserDetails: JSON.stringify(account),
  ...more,
});

/** The provider. Records its calls. */
function provider(over: Partial<IdentityPort> = {}) {
  const asked: string[] = [];
  const identity: IdentityPort = {
    isReturning: () => false,
    configuration: async () => ({ auth: { clientId: 'in-store-portal' } }),
    finishRedirect: async () => undefined,
    acquireSilently: async () => grant('silent-token'),
    acquireForDirectory: async () => grant('directory-token'),
    signIn: async () => undefined,
    signOut: async (forget) => forget(),
    ...over,
  };
  const noted = new Proxy(identity, {
    get: (target, name: keyof IdentityPort) => {
      const action = target[name] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        if (name !== 'isReturning' && name !== 'configuration') asked.push(name);
        return action(...args);
      };
    },
  });
  return { identity: noted, asked };
}

/**
 * Creates the session of a tab. `pass` moves its clock.
 *
 * @param over stored values, and answers of the identity provider and of the store
 */
export async function setUp(
  over: {
    local?: Record<string, string>;
    session?: Record<string, string>;
    identity?: Partial<IdentityPort>;
    exchange?: (token: string) => Promise<ReturnType<typeof refused> | ReturnType<typeof ok<{ token: string }>>>;
    role?: string;
    roles?: () => Promise<ReturnType<typeof refused> | undefined>;
    canKeep?: boolean;
    tablet?: TabletPort;
    userauth?: Partial<Api['userauth']>;
    person?: () => Promise<
      ReturnType<typeof refused> | ReturnType<typeof ok<{ id: string; name: string; language?: Language }>>
    >;
  } = {},
) {
  const token = await jwt();
  const { identity, asked } = provider(over.identity);
  const exchanged: string[] = [];
  const resolved: string[] = [];
  let time = now;
  const local = memoryStorage(over.local);
  const session = memoryStorage(over.session);
  const auth = createAuth();
  const log = recordLog();
  const heard: string[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const roles = over.role === '' ? [] : [{ role: over.role ?? 'Sales_Associate', location: 'Canal', locationId: 'l1' }];
  const built = createSession({
    auth,
    api: apiOf({
      userauth: {
        authenticateOauth: async ({ accessToken }) => {
          exchanged.push(accessToken);
          return (over.exchange ?? (async () => ok({ token })))(accessToken);
        },
        ...over.userauth,
      },
      notification: {
        removePushDevice: async ({ pushDeviceId }) => {
          heard.push(`no calls on ${pushDeviceId}`);
          return noAnswer;
        },
      },
      user: {
        getUser: ({ id }) => {
          resolved.push(id);
          return (over.person ?? (async () => ok({ id: 'u-7', name: 'Maren Okafor' })))();
        },
        getUserRoles: async ({ sub }) => {
          resolved.push(sub);
          return (await over.roles?.()) ?? ok(roles);
        },
      },
    }),
    identity,
    tablet: over.tablet ?? noTablet,
    keys: openStoredKeys(local, session),
    tabs: { announceLogout: () => void heard.push('announced'), onLogout: () => () => undefined },
    clock: { now: () => time },
    log,
    canKeep: over.canKeep ?? true,
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    goHome: () => void heard.push('home'),
  });
  const pass = (minutes: number) => (time += minutes * 60_000);
  return { ...built, auth, asked, exchanged, resolved, local, storage: session, log, heard, timers, token, pass };
}

/** A device of one person. */
const noTablet: TabletPort = {
  ready: async () => undefined,
  isEnrolled: () => false,
  isIdle: () => false,
  touch: () => undefined,
  prove: async () => undefined,
  forget: async () => undefined,
  learn: async () => undefined,
  seal: async () => undefined,
  unseal: async () => undefined,
  dropSealOf: async () => undefined,
};

/** What a tab of a signed-in person has stored. */
export const signedIn = async () => ({ 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' });

/** Maren's tab, whose access token has expired, while it renews the session by a silent sign-in. */
export async function renewing(acquireSilently: IdentityPort['acquireSilently']) {
  const tab = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }), 'jwt-token': await jwt() }),
    identity: { acquireSilently },
  });
  await tab.start();
  tab.pass(31);
  const renewed = tab.renew();
  await settle();
  return { w: tab, renewed };
}
