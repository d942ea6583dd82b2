import { expect, test } from 'vitest';
import { setUp, signedIn } from '../../test/session.ts';
import { deferred } from '../../test/support.ts';

test('After the Back button of the browser the sign-in button works again', { tags: 'S-02' }, async () => {
  const { signIn, restore, auth, asked, local } = await setUp();
  await signIn();
  restore();
  expect(auth.status).toBe('signedOut');
  expect(local.getItem('redirect')).toBeNull();
  await signIn();
  expect(asked).toEqual(['signIn', 'signIn']);
});

test('Logout clears user, storages and corporate session, and signs out the other tabs', { tags: 'S-09' }, async () => {
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

test("Without the provider everything is cleared, and it goes to '/'", { tags: 'S-09' }, async () => {
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

test('A logout ends the calls on this device before the session is gone', { tags: 'N-09' }, async () => {
  const { start, logout, heard } = await setUp({
    local: { 'access-token': 'cached-token', 'push-device': 'd1' },
  });
  await start();
  await logout();
  expect(heard).toEqual(['no calls on d1', 'announced']);
});

test('A double press of Logout signs out once', { tags: 'S-09' }, async () => {
  const { start, logout, asked } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  await Promise.all([logout(), logout()]);
  expect(asked).toEqual(['signOut']);
});

test('A logout in another tab signs out this one', { tags: 'S-10' }, async () => {
  const { start, follow, auth, heard } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  follow();
  expect(auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined });
  expect(heard).toEqual(['home']);
});

test(
  'A logout without an answer clears everything after 2 s, in all tabs, and says so',
  { tags: ['S-09', 'S-10'] },
  async () => {
    const hanging = deferred<void>();
    const w = await setUp({
      local: await signedIn(),
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
  },
);

test('A page from the back/forward cache shows no data of a user who signed out', { tags: 'S-10' }, async () => {
  const w = await setUp({ local: await signedIn() });
  await w.start();
  w.restore();
  expect(w.auth.status).toBe('signedIn');
  w.local.clear();
  w.restore();
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined });
});

test('A late answer of the provider to a logout changes nothing', { tags: ['S-09', 'S-10'] }, async () => {
  const late = deferred<void>();
  const w = await setUp({
    local: await signedIn(),
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

test('A provider that fails at the last moment does not prevent the logout', { tags: 'S-09' }, async () => {
  const w = await setUp({
    local: await signedIn(),
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

test('A logout in another tab changes nothing without a user or during a logout', { tags: 'S-10' }, async () => {
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

test('A page that the cache restores during a logout goes to the start page', { tags: 'S-09' }, async () => {
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

test('A late logout does not leave the page of the next user', { tags: 'S-09' }, async () => {
  const late = deferred<void>();
  let left = false;
  const w = await setUp({
    local: await signedIn(),
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
