import type { Language } from '@instore/api';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createAuth } from './auth.ts';
import { apiOf, deferred, recordLog, memoryStorage, noAnswer, ok, refused, settle } from '../../test/support.ts';
import { type Grant, type IdentityPort, InteractionRequired } from './identity.ts';
import { createSession } from './session.ts';
import { openStoredKeys } from './storedKeys.ts';

const now = Date.UTC(2025, 10, 21, 14, 32);
const jwt = (over: { minutes?: number; name?: string } = {}) =>
  new SignJWT({ user_id: 'u-7', name: over.name ?? 'Maren Okafor' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('sub-7')
    .setExpirationTime(now / 1000 + (over.minutes ?? 60) * 60)
    .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

const inesJwt = await new SignJWT({ user_id: 'u-8', name: 'Ines Calloway' })
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject('sub-8')
  .setExpirationTime(now / 1000 + 3600)
  .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

const maren = { homeAccountId: 'a-7', username: 'maren@in-store.example' };
const ines = { homeAccountId: 'a-8', username: 'ines@in-store.example' };
const grant = (accessToken: string, account: Grant['account'] = maren): Grant => ({ accessToken, account });
const of = (account: Grant['account'], more: Record<string, string> = {}) => ({
  UserDetails: JSON.stringify(account),
  ...more,
});
/** Ines signs in in another tab without a logout before. */
const signInesInElsewhere = (local: Storage) => {
  for (const [key, value] of Object.entries(of(ines, { 'access-token': 'of-ines', 'jwt-token': inesJwt }))) {
    local.setItem(key, value);
  }
};

/** The provider. Records its calls. */
function provider(over: Partial<IdentityPort> = {}) {
  const asked: string[] = [];
  const identity: IdentityPort = {
    isReturning: () => false,
    configuration: async () => ({ auth: { clientId: 'in-store-portal' } }),
    finishRedirect: async () => undefined,
    acquireSilently: async () => grant('silent-token'),
    signIn: async () => undefined,
    signOut: async (forget) => forget(),
    ...over,
  };
  const noted = new Proxy(identity, {
    get: (target, name: keyof IdentityPort) => {
      const verb = target[name] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        if (name !== 'isReturning' && name !== 'configuration') asked.push(name);
        return verb(...args);
      };
    },
  });
  return { identity: noted, asked };
}

async function setUp(
  over: {
    local?: Record<string, string>;
    session?: Record<string, string>;
    identity?: Partial<IdentityPort>;
    exchange?: (token: string) => Promise<ReturnType<typeof refused> | ReturnType<typeof ok<{ token: string }>>>;
    role?: string;
    roles?: () => Promise<ReturnType<typeof refused> | undefined>;
    canKeep?: boolean;
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

test('[S-01] Without an access token the sign-in page is shown, and no call is made', async () => {
  const { start, auth, asked, exchanged } = await setUp();
  await start();
  expect(auth).toMatchObject({ status: 'signedOut', problem: undefined });
  expect(asked).toEqual([]);
  expect(exchanged).toEqual([]);
});

test('[S-02] The button stores msalConfig and a redirect marker and redirects to the provider', async () => {
  const { signIn, auth, asked, local } = await setUp();
  await signIn();
  expect(asked).toEqual(['signIn']);
  expect(JSON.parse(local.getItem('msalConfig') ?? '')).toEqual({ auth: { clientId: 'in-store-portal' } });
  expect(local.getItem('redirect')).toBe('true');
  expect(auth.status).toBe('redirecting');
});

test('[S-02] A second press of the button during the redirect does nothing', async () => {
  const leaving = deferred<void>();
  const { signIn, asked } = await setUp({ identity: { signIn: () => leaving.promise } });
  void signIn();
  await signIn();
  expect(asked).toEqual(['signIn']);
});

test('[S-02] A sign-in that cannot start leaves the page usable', async () => {
  const { signIn, auth, log, local } = await setUp({
    identity: {
      signIn: async () => {
        throw new Error('no chunk');
      },
    },
  });
  await signIn();
  expect(auth).toMatchObject({ status: 'signedOut', problem: 'notStarted' });
  expect(log.lines).toEqual(['The sign-in could not be started']);
  expect(local.getItem('redirect')).toBeNull();
});

test('[S-03] A cached access token is reused with no call to the provider', async () => {
  const { start, auth, asked, exchanged } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  expect(asked).toEqual([]);
  expect(exchanged).toEqual(['cached-token']);
  expect(auth).toMatchObject({ status: 'signedIn', accessToken: 'cached-token' });
});

test('[S-04] An expired access token is replaced silently', async () => {
  const { start, exchanged, auth } = await setUp({
    local: { 'access-token': await jwt({ minutes: -1 }), UserDetails: '{"username":"maren"}' },
  });
  await start();
  expect(exchanged).toEqual(['silent-token']);
  expect(auth.status).toBe('signedIn');
});

test('[S-04] If interaction is required a redirect follows', async () => {
  const { start, asked, auth, local } = await setUp({
    local: { UserDetails: '{"username":"maren"}' },
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('login_required');
      },
    },
  });
  await start();
  expect(asked).toEqual(['acquireSilently', 'signIn']);
  expect(auth.status).toBe('redirecting');
  expect(local.getItem('redirect')).toBe('true');
});

test('[S-04] If interaction is required and the provider cannot be opened, the sign-in page stays usable', async () => {
  let isDown = true;
  const { start, signIn, asked, auth, log } = await setUp({
    local: { UserDetails: '{"username":"maren"}' },
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('login_required');
      },
      signIn: async () => {
        if (isDown) throw new Error('no chunk');
      },
    },
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedOut', problem: 'notStarted' });
  expect(log.lines).toHaveLength(1);
  isDown = false;
  await signIn();
  expect(auth.problem).toBeUndefined();
  expect(asked).toEqual(['acquireSilently', 'signIn', 'signIn']);
});

test('[S-02] After the Back button of the browser the sign-in button works again', async () => {
  const { signIn, restore, auth, asked, local } = await setUp();
  await signIn();
  restore();
  expect(auth.status).toBe('signedOut');
  expect(local.getItem('redirect')).toBeNull();
  await signIn();
  expect(asked).toEqual(['signIn', 'signIn']);
});

test('[S-08] An invalid stored token without a known account: signed out, not unauthorized', async () => {
  const { start, auth, local } = await setUp({
    local: { 'access-token': 'null', 'jwt-token': 'null', UserDetails: 'null' },
    exchange: async () => refused(401, undefined, 'unauthorized'),
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('No account is known to this browser');
      },
    },
  });
  await start();
  expect(auth.status).toBe('signedOut');
  expect(local.getItem('access-token')).toBeNull();
});

test('[S-04] Any other error is logged and the sign-in page stays usable', async () => {
  const { start, asked, auth, log } = await setUp({
    local: { UserDetails: '{"username":"maren"}' },
    identity: {
      acquireSilently: async () => {
        throw new Error('network');
      },
    },
  });
  await start();
  expect(asked).toEqual(['acquireSilently']);
  expect(auth).toMatchObject({ status: 'signedOut', problem: undefined });
  expect(log.lines).toEqual(['The access token could not be acquired']);
});

test('[S-05] [S-06] After the redirect the token is exchanged, and user and role are read', async () => {
  const { start, auth, local, storage, exchanged, resolved, token } = await setUp({
    local: { redirect: 'true' },
    identity: { finishRedirect: async () => grant('fresh-token') },
  });
  await start();
  expect(exchanged).toEqual(['fresh-token']);
  expect(resolved).toEqual(['u-7', 'sub-7']);
  expect(auth).toMatchObject({ status: 'signedIn', role: 'Sales_Associate', homeLocationId: 'l1', token });
  expect(auth.user).toMatchObject({ sub: 'sub-7', user_id: 'u-7', name: 'Maren Okafor' });
  for (const one of [local, storage]) {
    expect(one.getItem('access-token')).toBe('fresh-token');
    expect(one.getItem('jwt-token')).toBe(token);
    expect(one.getItem('user-name')).toBe('Maren Okafor');
    expect(one.getItem('user-role')).toBe('Sales_Associate');
    expect(one.getItem('user-Id')).toBe('u-7');
  }
  expect(local.getItem('UserDetails')).toContain('maren@in-store.example');
  expect(local.getItem('redirect')).toBeNull();
});

test('[S-05] A return that only the sign-in library knows is finished, too; one without an answer goes on with the last session', async () => {
  const returned = await setUp({
    identity: { isReturning: () => true, finishRedirect: async () => grant('fresh-token') },
  });
  await returned.start();
  expect([returned.exchanged, returned.auth.status]).toEqual([['fresh-token'], 'signedIn']);
  const unanswered = await setUp({ local: { redirect: 'true', 'access-token': 'cached-token' } });
  await unanswered.start();
  expect(unanswered.asked).toEqual(['finishRedirect']);
  expect([unanswered.exchanged, unanswered.auth.status]).toEqual([['cached-token'], 'signedIn']);
});

test('[S-04] A return for which the provider asks for another sign-in leads there again', async () => {
  const { start, asked, auth } = await setUp({
    local: { redirect: 'true' },
    identity: {
      finishRedirect: async () => {
        throw new InteractionRequired('consent_required');
      },
    },
  });
  await start();
  expect(asked).toEqual(['finishRedirect', 'signIn']);
  expect(auth.status).toBe('redirecting');
});

test('[S-05] A new sign-in never continues the session of the last user', async () => {
  const { start, exchanged, token, auth } = await setUp({
    local: { redirect: 'true', 'jwt-token': await jwt({ name: 'Another person' }) },
    identity: { finishRedirect: async () => grant('fresh-token') },
  });
  await start();
  expect(exchanged).toEqual(['fresh-token']);
  expect(auth.token).toBe(token);
});

test('[S-06] A user without a role record has no role', async () => {
  const { start, auth } = await setUp({ local: { 'access-token': 'cached-token' }, role: '' });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', role: '' });
});

test('[S-06] After a reload a valid session token is not exchanged again', async () => {
  const { start, auth, exchanged } = await setUp({
    local: { 'access-token': 'cached-token', 'jwt-token': await jwt() },
  });
  await start();
  expect(exchanged).toEqual([]);
  expect(auth.status).toBe('signedIn');
});

test('[H-03] The name is that of the user record, not that of the session token', async () => {
  const { start, auth, local, storage } = await setUp({
    local: { 'access-token': 'cached-token', 'user-name': 'Ines Calloway' },
    person: async () => ok({ id: 'u-7', name: 'Maren O. Okafor', language: 'es' }),
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', name: 'Maren O. Okafor', language: 'es' });
  for (const one of [local, storage]) expect(one.getItem('user-name')).toBe('Maren O. Okafor');
});

test.each([[undefined], [null], [''], [7]])('[H-03] A user whose name is %s can work', async (name) => {
  const { start, auth, local, storage } = await setUp({
    local: { 'access-token': 'cached-token', 'user-name': 'Ines Calloway' },
    person: async () => ok({ id: 'u-7', name: name as string }),
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', name: '', role: 'Sales_Associate' });
  for (const one of [local, storage]) expect(one.getItem('user-name')).toBe('');
});

test('[S-07] 403 on the exchange: unauthorized', async () => {
  const { start, auth, log } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => refused(403, 'unknown', 'forbidden'),
  });
  await start();
  expect(auth.status).toBe('unauthorized');
  expect(log.lines).toEqual(['The exchange of the access token failed']);
});

test('[S-07] 401 on the exchange: unauthorized, after a try with a new access token', async () => {
  const { start, auth, exchanged, asked } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => refused(401, undefined, 'unauthorized'),
  });
  await start();
  expect(asked).toEqual(['acquireSilently']);
  expect(exchanged).toEqual(['cached-token', 'silent-token']);
  expect(auth.status).toBe('unauthorized');
});

test.each([401, 403])('[S-07] %i on the exchange of a renewal: unauthorized', async (status) => {
  let isRefusing = false;
  const token = await jwt();
  const { start, renew, auth, local, storage } = await setUp({
    local: { 'access-token': 'cached-token', 'request-cart:u-7:loc-1': 'kept' },
    exchange: async () => (isRefusing ? refused(status, undefined, 'unauthorized') : ok({ token })),
  });
  await start();
  isRefusing = true;
  expect(await renew()).toBeNull();
  expect(auth.status).toBe('unauthorized');
  for (const one of [local, storage]) expect(one.getItem('jwt-token')).toBeNull();
  expect(local.getItem('request-cart:u-7:loc-1')).toBe('kept');
});

test('[S-07] Any other exchange error leaves the loader, and trying again works', async () => {
  let isDown = true;
  const token = await jwt();
  const { start, auth } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => (isDown ? noAnswer : ok({ token })),
  });
  await start();
  expect(auth.status).toBe('failed');
  isDown = false;
  await start();
  expect(auth.status).toBe('signedIn');
});

test('[S-07] A user who cannot be read leaves the loader', async () => {
  const { start, auth } = await setUp({
    local: { 'access-token': 'cached-token' },
    person: async () => refused(500, undefined, 'server'),
  });
  await start();
  expect(auth.status).toBe('failed');
});

test('[S-09] Logout clears user, storages and corporate session, and signs out the other tabs', async () => {
  const { start, logout, auth, asked, local, storage, heard, timers } = await setUp({
    local: { 'access-token': 'cached-token', theme: 'dark' },
    session: { tryoutItemId: 'T1,T2' },
  });
  await start();
  await logout();
  expect(auth).toMatchObject({ user: undefined, token: undefined, role: '', status: 'leaving' });
  expect(asked).toEqual(['signOut']);
  expect([local.length, storage.length]).toEqual([0, 0]);
  expect([heard, timers]).toEqual([['announced'], []]);
});

test("[S-09] Without the provider everything is cleared, and it goes to '/'", async () => {
  const { start, logout, local, storage, heard } = await setUp({
    local: { 'access-token': 'cached-token' },
    identity: {
      signOut: async () => {
        throw new Error('no chunk');
      },
    },
  });
  await start();
  await logout();
  expect([local.length, storage.length]).toEqual([0, 0]);
  expect(heard).toEqual(['announced', 'home']);
});

test('[S-09] A double press of Logout signs out once', async () => {
  const { start, logout, asked } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  await Promise.all([logout(), logout()]);
  expect(asked).toEqual(['signOut']);
});

test('[S-10] A logout in another tab signs out this one', async () => {
  const { start, follow, auth, heard } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  follow();
  expect(auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined });
  expect(heard).toEqual(['home']);
});

test('[S-10] An expired session is renewed once for all calls, and the screen stays', async () => {
  const { start, renew, auth, exchanged, token } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  exchanged.length = 0;
  expect(await Promise.all([renew(), renew(), renew()])).toEqual([token, token, token]);
  expect(exchanged).toEqual(['cached-token']);
  expect(auth.status).toBe('signedIn');
  // Once per expiry.
  await renew();
  expect(exchanged).toEqual(['cached-token', 'cached-token']);
});

test('[S-10] Without a session nothing is renewed', async () => {
  const { start, renew, exchanged, asked } = await setUp();
  await start();
  expect(await renew()).toBeNull();
  expect([...exchanged, ...asked]).toEqual([]);
});

test('[S-10] An expired access token is renewed first and stored', async () => {
  const w = await setUp({ local: { 'access-token': await jwt({ minutes: 30 }) } });
  await w.start();
  w.pass(31);
  expect(await w.renew()).toBe(w.token);
  expect(w.asked).toEqual(['acquireSilently']);
  expect(w.exchanged.slice(1)).toEqual(['silent-token']);
  expect(w.local.getItem('access-token')).toBe('silent-token');
});

test('[S-10] A provider that demands a sign-in leads to the sign-in page; a network failure does not', async () => {
  const provide = async (error: Error) => {
    const w = await setUp({
      local: { 'access-token': await jwt({ minutes: 30 }) },
      identity: {
        acquireSilently: async () => {
          throw error;
        },
      },
    });
    await w.start();
    w.pass(31);
    expect(await w.renew()).toBeNull();
    expect(w.log.lines).toEqual(['The session could not be renewed']);
    return w.auth.status;
  };
  expect(await provide(new InteractionRequired('login_required'))).toBe('signedOut');
  expect(await provide(new Error('network'))).toBe('signedIn');
});

test('[S-10] A session that cannot be renewed leads to the sign-in page and keeps the cart', async () => {
  let isRefusing = false;
  const token = await jwt();
  const { start, renew, auth, local, storage, log } = await setUp({
    session: { 'access-token': 'cached-token' },
    local: { 'access-token': 'cached-token', 'request-cart:u-7:loc-1': 'kept' },
    exchange: async () => (isRefusing ? refused(401, undefined, 'unauthorized') : ok({ token })),
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('login_required');
      },
    },
  });
  await start();
  isRefusing = true;
  expect(await renew()).toBeNull();
  expect(auth).toMatchObject({ status: 'signedOut', token: undefined });
  expect(log.lines).toContain('The refused access token could not be renewed');
  for (const one of [local, storage]) {
    expect(one.getItem('jwt-token')).toBeNull();
    expect(one.getItem('access-token')).toBeNull();
  }
  expect(local.getItem('request-cart:u-7:loc-1')).toBe('kept');
});

test('[S-10] A network failure during the renewal does not end the session', async () => {
  let isDown = false;
  const token = await jwt();
  const { start, renew, auth } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => (isDown ? noAnswer : ok({ token })),
  });
  await start();
  isDown = true;
  expect(await renew()).toBeNull();
  expect(auth.status).toBe('signedIn');
});

test('[S-07] Two starts at once make one exchange', async () => {
  const { start, exchanged } = await setUp({ local: { 'access-token': 'cached-token' } });
  void start();
  await start();
  await settle();
  expect(exchanged).toEqual(['cached-token']);
});

test('[S-09, S-10] A logout without an answer clears everything after 2 s, in all tabs, and says so', async () => {
  const hanging = deferred<void>();
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    identity: { signOut: () => hanging.promise },
  });
  await w.start();
  void w.logout();
  expect(w.timers.map(({ ms }) => ms)).toEqual([2_000]);
  w.timers[0]?.run();
  expect(w.local.length).toBe(0);
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined });
  expect(w.auth.problem).toBe('leftOpen');
  expect(w.heard).toEqual(['announced', 'home']);
});

test('[S-09, S-10] After a logout without the provider the next sign-in asks for the account, also after a reload', async () => {
  const options: unknown[] = [];
  const identity: Partial<IdentityPort> = {
    signOut: async () => {
      throw new Error('no network');
    },
    signIn: async (one) => void options.push(one),
  };
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    identity,
  });
  await w.start();
  await w.logout();
  expect(w.timers).toEqual([]);
  expect(w.auth.status).toBe('signedOut');
  expect([w.local.length, w.storage.length]).toEqual([0, 0]);
  await w.signIn();
  // The storages have nothing that identifies the user.
  const reloaded = await setUp({ identity });
  await reloaded.start();
  await reloaded.signIn();
  expect(options).toEqual([{ isProven: true }, { isProven: true }]);
});

test('[S-04] A redirect after an expired sign-in does not ask for the account', async () => {
  const options: unknown[] = [];
  const { start } = await setUp({
    local: { UserDetails: '{"username":"maren"}' },
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('login_required');
      },
      signIn: async (one) => void options.push(one),
    },
  });
  await start();
  expect(options).toEqual([{ isProven: false }]);
});

test('[S-04] A redirect that cannot be finished is shown on the sign-in page', async () => {
  const w = await setUp({
    local: { redirect: 'true' },
    identity: {
      finishRedirect: async () => {
        throw new Error('quota exceeded');
      },
    },
  });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'notCompleted' });
  expect(w.log.lines).toEqual(['The access token could not be acquired']);
});

test('[S-04, S-08] If the browser forbids storage, the sign-in page says so and does not redirect', async () => {
  const w = await setUp({ canKeep: false });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
  await w.signIn();
  expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
  expect(w.asked).toEqual([]);
  const pressed = await setUp({ canKeep: false });
  await pressed.signIn();
  expect(pressed.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
});

test('[S-10] A page from the back/forward cache shows nothing of a user who signed out meanwhile', async () => {
  const w = await setUp({ local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' } });
  await w.start();
  w.restore();
  expect(w.auth.status).toBe('signedIn');
  w.local.clear();
  w.restore();
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined });
});

test('[S-05] An exchange without a session token leaves the loader', async () => {
  const { start, auth, local } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => ok({ token: 'no token of ours' }),
  });
  await start();
  expect(auth.status).toBe('failed');
  expect(local.getItem('jwt-token')).toBeNull();
});

test('[S-07] A refused access token is replaced by a new one, and its exchange decides', async () => {
  const token = await jwt();
  const exchangeTwice = async (second: typeof noAnswer | 'welcome') => {
    const options: unknown[] = [];
    const w = await setUp({
      local: { 'access-token': 'cached-token' },
      exchange: async (accessToken) => {
        if (accessToken === 'cached-token') return refused(401, undefined, 'unauthorized');
        return second === 'welcome' ? ok({ token }) : second;
      },
      identity: {
        acquireSilently: async (one) => {
          options.push(one);
          return grant('silent-token');
        },
      },
    });
    await w.start();
    expect(options).toEqual([{ isForced: true }]);
    expect(w.exchanged).toEqual(['cached-token', 'silent-token']);
    return w.auth.status;
  };
  expect(await exchangeTwice('welcome')).toBe('signedIn');
  expect(await exchangeTwice(refused(401, undefined, 'unauthorized'))).toBe('unauthorized');
  expect(await exchangeTwice(refused(403, undefined, 'forbidden'))).toBe('unauthorized');
  expect(await exchangeTwice(noAnswer)).toBe('failed');
});

test('[S-07] A refused access token that cannot be replaced: unauthorized and logged', async () => {
  const { start, auth, log } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => refused(401, undefined, 'unauthorized'),
    identity: {
      acquireSilently: async () => {
        throw new Error('network');
      },
    },
  });
  await start();
  expect(auth.status).toBe('unauthorized');
  expect(log.lines).toContain('The refused access token could not be renewed');
});

test('[S-10] A stored session that either call refuses is exchanged again', async () => {
  for (const call of ['person', 'roles'] as const) {
    let isRefused = true;
    const refuseOnce = async () => {
      const wasRefused = isRefused;
      isRefused = false;
      return wasRefused ? refused(401, undefined, 'unauthorized') : undefined;
    };
    const w = await setUp({
      local: { 'access-token': 'cached-token', 'jwt-token': await jwt({ name: 'Withdrawn' }) },
      ...(call === 'roles'
        ? { roles: refuseOnce }
        : { person: async () => (await refuseOnce()) ?? ok({ id: 'u-7', name: 'Maren Okafor' }) }),
    });
    await w.start();
    expect(w.exchanged).toEqual(['cached-token']);
    expect(w.auth).toMatchObject({ status: 'signedIn', token: w.token });
    expect(w.log.lines).toEqual(['The person could not be read']);
  }
});

test('[S-06, S-08] A valid stored session is continued; an expired or invalid one is exchanged', async () => {
  const kept = await jwt();
  const goOn = async (stored: string) => {
    const w = await setUp({ local: { 'access-token': 'cached-token', 'jwt-token': stored } });
    await w.start();
    expect(w.auth.status).toBe('signedIn');
    return w.exchanged;
  };
  expect(await goOn(kept)).toEqual([]);
  expect(await goOn(await jwt({ minutes: -1 }))).toEqual(['cached-token']);
  expect(await goOn('not.our.token')).toEqual(['cached-token']);
});

test('[S-09, S-10] A tab from the back/forward cache does not sign a user in again who signed out meanwhile', async () => {
  const w = await setUp({ session: { 'access-token': 'cached-token', 'jwt-token': await jwt() } });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined });
  expect(w.exchanged).toEqual([]);
});

test('[S-09, S-10] A late answer of the provider to a logout changes nothing', async () => {
  const late = deferred<void>();
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    identity: {
      signOut: async (forget) => {
        await late.promise;
        forget();
        throw new Error('no network');
      },
    },
  });
  await w.start();
  const logout = w.logout();
  w.timers[0]?.run();
  // The next user is signing in.
  w.local.setItem('redirect', 'true');
  late.resolve();
  await logout;
  expect(w.local.getItem('redirect')).toBe('true');
  expect(w.heard).toEqual(['announced', 'home']);
});

test('[S-09] A provider that fails at the last moment does not prevent the logout', async () => {
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    identity: {
      signOut: async (forget) => {
        forget();
        throw new Error('no network');
      },
    },
  });
  await w.start();
  await w.logout();
  expect(w.heard).toEqual(['announced', 'home']);
  expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'leftOpen' });
  expect(w.log.lines).toEqual(['The corporate session could not be ended']);
});

test('[S-10] A logout in another tab changes nothing without a user or during a logout', async () => {
  const w = await setUp();
  await w.start();
  w.follow();
  expect(w.heard).toEqual([]);
  const hanging = deferred<void>();
  const leaving = await setUp({
    local: { 'access-token': 'cached-token' },
    identity: { signOut: () => hanging.promise },
  });
  await leaving.start();
  void leaving.logout();
  leaving.follow();
  expect(leaving.heard).toEqual([]);
  expect(leaving.auth.status).toBe('leaving');
});

test('[S-09] A page that the cache restores during a logout goes to the start page; others stay', async () => {
  const w = await setUp({ local: { 'access-token': 'cached-token', UserDetails: '{}' } });
  await w.start();
  // Another tab is at the provider.
  w.local.setItem('redirect', 'true');
  w.restore();
  expect([w.heard, w.local.getItem('redirect')]).toEqual([[], 'true']);
  await w.logout();
  w.restore();
  expect(w.heard).toEqual(['announced', 'home']);
});

test('[S-09, S-10] A renewal during a logout does not sign in again, neither in this tab nor after a reload', async () => {
  const late = deferred<Grant>();
  const local = { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' };
  const w = await setUp({
    local,
    identity: {
      acquireSilently: () => late.promise.finally(() => w.local.setItem('of-the-library', 'secret')),
      signOut: () => new Promise(() => {}),
    },
  });
  await w.start();
  for (const storage of [w.local, w.storage]) storage.removeItem('access-token');
  const renewed = w.renew();
  void w.logout();
  w.timers[0]?.run();
  expect(await renewed).toBeNull();
  late.resolve(grant('late'));
  await settle();
  expect([w.local.length, w.storage.length]).toEqual([0, 0]);
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, accessToken: undefined });
});

test('[S-10] After a logout in another tab a late exchange does not sign in again', async () => {
  const late = deferred<ReturnType<typeof ok<{ token: string }>>>();
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    exchange: () => late.promise,
  });
  await w.start();
  const renewed = w.renew();
  await settle();
  w.follow();
  late.resolve(ok({ token: await jwt() }));
  expect(await renewed).toBeNull();
  await settle();
  expect(w.local.length).toBe(0);
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined });
});

for (const [what, stored] of [
  ['exchanges its token', {}],
  ['reads its person', { 'jwt-token': await jwt() }],
] as const) {
  test(`[S-10] A logout in another tab signs out a tab that ${what} at that moment`, async () => {
    const late = deferred<void>();
    const token = await jwt();
    const w = await setUp({
      local: { 'access-token': 'cached', UserDetails: '{}', ...stored },
      exchange: async () => {
        await late.promise;
        return ok({ token });
      },
      person: async () => {
        await late.promise;
        return ok({ id: 'u-7', name: 'Maren Okafor' });
      },
    });
    const started = w.start();
    await settle();
    w.follow();
    late.resolve();
    await started;
    await settle();
    expect(w.local.length).toBe(0);
    expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, role: '' });
    expect(w.heard).toEqual(['home']);
  });
}

test('[S-09] A late logout does not leave the page of the next user', async () => {
  const late = deferred<void>();
  let left = false;
  const w = await setUp({
    local: { 'access-token': 'cached', 'jwt-token': await jwt(), UserDetails: '{}' },
    identity: {
      signOut: async (forget) => {
        await late.promise;
        forget();
        left = true;
      },
    },
  });
  await w.start();
  const logout = w.logout();
  w.timers[0]?.run();
  late.resolve();
  await logout;
  expect(left).toBe(false);
  expect(w.heard).toEqual(['announced', 'home']);
});

/** The tab has no user and loads a new page; the stored session of Ines is complete. */
const expectTakenOver = (w: Awaited<ReturnType<typeof setUp>>) => {
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined, role: '' });
  expect(w.auth).toMatchObject({ accessToken: undefined, homeLocationId: undefined });
  expect(w.storage.length).toBe(0);
  expect(w.heard).toEqual(['home']);
  expect(w.local.getItem('UserDetails')).toBe(JSON.stringify(ines));
  expect(w.local.getItem('access-token')).toBe('of-ines');
};

test('[S-10] A renewal does not take the session of another user who signed in in another tab', async () => {
  const w = await setUp({
    local: of(maren, { 'access-token': 'of-maren' }),
    exchange: async (accessToken) => ok({ token: accessToken === 'of-maren' ? await jwt() : inesJwt }),
  });
  await w.start();
  expect(w.auth).toMatchObject({ user: { user_id: 'u-7' }, role: 'Sales_Associate' });
  signInesInElsewhere(w.local);
  expect(await w.renew()).toBeNull();
  expectTakenOver(w);
  expect(w.exchanged).toEqual(['of-maren']);
  expect(w.local.getItem('jwt-token')).toBe(inesJwt);
});

test('[S-10] A session token of another user is refused, even if it is the only sign of that user', async () => {
  let next = await jwt();
  const w = await setUp({ local: { 'access-token': 'cached' }, exchange: async () => ok({ token: next }) });
  await w.start();
  w.local.setItem('jwt-token', 'of.another.tab');
  next = inesJwt;
  expect(await w.renew()).toBeNull();
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined, role: '' });
  expect([w.storage.length, w.local.getItem('jwt-token')]).toEqual([0, 'of.another.tab']);
  expect(w.heard).toEqual(['home']);
});

test('[S-10] If the provider grants a token of another account, the tab is signed out before the exchange', async () => {
  const w = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }) }),
    identity: { acquireSilently: async () => grant('silent', ines) },
  });
  await w.start();
  w.pass(31);
  expect(await w.renew()).toBeNull();
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined });
  expect(w.exchanged).toHaveLength(1);
  expect([w.storage.length, w.heard]).toEqual([0, ['home']]);
});

test('[S-10] A late answer for the last user does not overwrite the session of the next user', async () => {
  const exchanging = deferred<ReturnType<typeof ok<{ token: string }>>>();
  const late = await setUp({
    local: of(maren, { 'access-token': 'of-maren', 'jwt-token': await jwt() }),
    exchange: () => exchanging.promise,
  });
  await late.start();
  const renewed = late.renew();
  await settle();
  signInesInElsewhere(late.local);
  exchanging.resolve(ok({ token: await jwt() }));
  expect(await renewed).toBeNull();
  expectTakenOver(late);
  expect(late.local.getItem('jwt-token')).toBe(inesJwt);

  const acquiring = deferred<Grant>();
  const silent = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }), 'jwt-token': await jwt() }),
    identity: { acquireSilently: () => acquiring.promise },
  });
  await silent.start();
  silent.pass(31);
  const renewing = silent.renew();
  await settle();
  signInesInElsewhere(silent.local);
  acquiring.resolve(grant('late'));
  expect(await renewing).toBeNull();
  expectTakenOver(silent);
});

test('[S-10] A failed renewal does not remove the tokens of the next user', async () => {
  const refusing = deferred<ReturnType<typeof refused>>();
  const w = await setUp({
    local: of(maren, { 'access-token': 'of-maren', 'jwt-token': await jwt() }),
    exchange: () => refusing.promise,
    identity: {
      acquireSilently: async () => {
        throw new InteractionRequired('login_required');
      },
    },
  });
  await w.start();
  const renewed = w.renew();
  await settle();
  signInesInElsewhere(w.local);
  refusing.resolve(refused(401, undefined, 'unauthorized'));
  expect(await renewed).toBeNull();
  expectTakenOver(w);
  expect(w.local.getItem('jwt-token')).toBe(inesJwt);
});

test('[S-06] A start that another sign-in overtakes does not write the name of its user', async () => {
  const reading = deferred<ReturnType<typeof ok<{ id: string; name: string }>>>();
  const w = await setUp({
    local: of(maren, { 'access-token': 'of-maren', 'jwt-token': await jwt() }),
    person: () => reading.promise,
  });
  const started = w.start();
  await settle();
  signInesInElsewhere(w.local);
  reading.resolve(ok({ id: 'u-7', name: 'Maren Okafor' }));
  await started;
  expectTakenOver(w);
  expect(w.local.getItem('user-name')).toBeNull();
});

test('[S-10] A page from the back/forward cache shows nothing of the last user after another user signed in', async () => {
  const w = await setUp({ local: of(maren, { 'access-token': 'cached', 'jwt-token': await jwt() }) });
  await w.start();
  w.local.clear();
  signInesInElsewhere(w.local);
  w.restore();
  expectTakenOver(w);
});

test('[S-10] A late message of a logout does not sign out the next user', async () => {
  const w = await setUp({ local: of(maren, { 'access-token': 'cached' }) });
  await w.start();
  // While the tab sleeps, Maren signs out and Ines signs in in another tab.
  w.local.clear();
  signInesInElsewhere(w.local);
  w.follow();
  expectTakenOver(w);
});

test('[S-10] A silent sign-in that ends after a logout removes nothing of the next user', async () => {
  const late = deferred<Grant>();
  const w = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }), 'jwt-token': await jwt() }),
    identity: { acquireSilently: () => late.promise },
  });
  await w.start();
  w.pass(31);
  const renewed = w.renew();
  await settle();
  w.follow();
  expect(w.local.length).toBe(0);
  signInesInElsewhere(w.local);
  late.resolve(grant('late'));
  expect(await renewed).toBeNull();
  await settle();
  expectTakenOver(w);
});

test('[S-10] A silent sign-in that ends after a logout does not disturb the sign-in that was begun since', async () => {
  const late = deferred<Grant>();
  const w = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }), 'jwt-token': await jwt() }),
    identity: { acquireSilently: () => late.promise },
  });
  await w.start();
  w.pass(31);
  const renewed = w.renew();
  await settle();
  w.follow();
  await w.signIn();
  late.resolve(grant('late'));
  expect(await renewed).toBeNull();
  await settle();
  expect([w.auth.status, w.local.getItem('redirect')]).toEqual(['redirecting', 'true']);
});

test('[S-10] A silent sign-in that the next user overtakes leaves the page to that user, also if it is refused', async () => {
  const silent = deferred<void>();
  const w = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: 30 }), 'jwt-token': await jwt() }),
    identity: {
      acquireSilently: async () => {
        await silent.promise;
        throw new InteractionRequired('login_required');
      },
    },
  });
  await w.start();
  w.pass(31);
  const renewed = w.renew();
  await settle();
  signInesInElsewhere(w.local);
  silent.resolve();
  expect(await renewed).toBeNull();
  expectTakenOver(w);
  expect(w.local.getItem('jwt-token')).toBe(inesJwt);
});

test('[S-05, K-04] The next user of a tab finds nothing of the last user in it', async () => {
  const w = await setUp({
    local: of(maren, { redirect: 'true' }),
    session: { 'user-Id': 'u-8', tryoutItemId: 'T1', storeLocationId: 'loc-2' },
    identity: { finishRedirect: async () => grant('fresh-token') },
  });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedIn', user: { user_id: 'u-7' } });
  expect([w.storage.getItem('tryoutItemId'), w.storage.getItem('storeLocationId')]).toEqual([null, null]);
  expect([w.storage.getItem('access-token'), w.storage.getItem('jwt-token')]).toEqual(['fresh-token', w.token]);
  // The same user keeps both.
  const again = await setUp({
    local: of(maren, { 'access-token': 'cached-token' }),
    session: { 'user-Id': 'u-7', tryoutItemId: 'T1' },
  });
  await again.start();
  expect(again.storage.getItem('tryoutItemId')).toBe('T1');
});

test('[S-05] A start with a token of another account does not continue the last session', async () => {
  const w = await setUp({
    local: of(maren, { 'access-token': await jwt({ minutes: -1 }), 'jwt-token': await jwt({ name: 'Of Maren' }) }),
    identity: { acquireSilently: async () => grant('silent', ines) },
    exchange: async () => ok({ token: inesJwt }),
    person: async () => ok({ id: 'u-8', name: 'Ines Calloway' }),
  });
  await w.start();
  expect(w.exchanged).toEqual(['silent']);
  expect(w.auth).toMatchObject({ status: 'signedIn', user: { user_id: 'u-8' }, token: inesJwt, accessToken: 'silent' });
});

test('[S-10] A network failure while a refused access token is replaced does not end the session', async () => {
  let isRefusing = false;
  const token = await jwt();
  const w = await setUp({
    local: of(maren, { 'access-token': 'cached-token' }),
    exchange: async () => (isRefusing ? refused(401, undefined, 'unauthorized') : ok({ token })),
    identity: {
      acquireSilently: async () => {
        throw new Error('network');
      },
    },
  });
  await w.start();
  isRefusing = true;
  expect(await w.renew()).toBeNull();
  expect(w.auth).toMatchObject({ status: 'signedIn', token });
  // The next call renews it.
  isRefusing = false;
  expect(await w.renew()).toBe(token);
});

test('[W-13] a reload without network goes on with name and role of this user, and of no other', async () => {
  const down = { person: async () => noAnswer as never, roles: async () => noAnswer as never };
  const stored = { 'access-token': 'cached-token', 'jwt-token': await jwt(), 'user-role': 'Warehouse_Personal' };
  const w = await setUp({ ...down, local: of(maren, { ...stored, 'user-Id': 'u-7', 'user-name': 'Maren Okafor' }) });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedIn', role: 'Warehouse_Personal', name: 'Maren Okafor' });
  const other = await setUp({
    ...down,
    local: of(maren, { ...stored, 'user-Id': 'u-8', 'user-name': 'Ines Calloway' }),
  });
  await other.start();
  expect(other.auth.status).toBe('failed');
  const unknown = await setUp({ ...down, local: of(maren, { ...stored, 'user-role': '', 'user-Id': 'u-7' }) });
  await unknown.start();
  expect(unknown.auth.status).toBe('failed');
});

test.each([
  ['one call is refused', { roles: async () => refused(500, undefined, 'server') }],
  [
    'both are',
    { person: async () => refused(500, undefined, 'server'), roles: async () => refused(500, undefined, 'server') },
  ],
])('[W-13, S-07] If %s, the page does not go on with a stored role', async (_what, answers) => {
  const stored = { 'access-token': 'cached-token', 'jwt-token': await jwt(), 'user-role': 'Warehouse_Personal' };
  const w = await setUp({
    person: async () => noAnswer,
    ...answers,
    local: of(maren, { ...stored, 'user-Id': 'u-7' }),
  });
  await w.start();
  expect(w.auth.status).toBe('failed');
});
