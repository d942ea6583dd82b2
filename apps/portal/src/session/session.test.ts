import { expect, test } from 'vitest';
import { grant, jwt, renewing, setUp, signedIn } from '../../test/session.ts';
import { deferred, ok, settle } from '../../test/support.ts';
import type { Grant, IdentityPort } from './identity.ts';

test('A second press of the button during the redirect does nothing', { tags: 'S-02' }, async () => {
  const leaving = deferred<void>();
  const { signIn, asked } = await setUp({ identity: { signIn: () => leaving.promise } });
  void signIn();
  await signIn();
  expect(asked).toEqual(['signIn']);
});

test('An expired session is renewed once for all calls, and the screen stays', { tags: 'S-10' }, async () => {
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

test('Two starts at once make one exchange', { tags: 'S-07' }, async () => {
  const { start, exchanged } = await setUp({ local: { 'access-token': 'cached-token' } });
  void start();
  await start();
  await settle();
  expect(exchanged).toEqual(['cached-token']);
});

test(
  'After a logout without the provider the next sign-in asks for the account',
  { tags: ['S-09', 'S-10'] },
  async () => {
    const options: unknown[] = [];
    const identity: Partial<IdentityPort> = {
      signOut: async () => {
        throw new Error('no network');
      },
      signIn: async (one) => void options.push(one),
    };
    const w = await setUp({
      local: await signedIn(),
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
  },
);

test('A renewal during a logout does not sign in again, also after a reload', { tags: ['S-09', 'S-10'] }, async () => {
  const late = deferred<Grant>();
  const local = await signedIn();
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

test('After a logout in another tab a late exchange does not sign in again', { tags: 'S-10' }, async () => {
  const late = deferred<ReturnType<typeof ok<{ token: string }>>>();
  const w = await setUp({
    local: await signedIn(),
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
  test(`A logout in another tab signs out a tab that ${what} at that moment`, { tags: 'S-10' }, async () => {
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

test('A silent sign-in that ends after a logout does not disturb a newer sign-in', { tags: 'S-10' }, async () => {
  const late = deferred<Grant>();
  const { w, renewed } = await renewing(() => late.promise);
  w.follow();
  await w.signIn();
  late.resolve(grant('late'));
  expect(await renewed).toBeNull();
  await settle();
  expect([w.auth.status, w.local.getItem('redirect')]).toEqual(['redirecting', 'true']);
});
