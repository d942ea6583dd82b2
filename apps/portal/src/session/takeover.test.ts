import { expect, test } from 'vitest';
import { grant, ines, inesJwt, jwt, maren, of, renewing, setUp } from '../../test/session.ts';
import { deferred, ok, refused, settle } from '../../test/support.ts';
import { type Grant, InteractionRequired } from './identity.ts';

/** Ines signs in in another tab without a logout before. */
const signInesInElsewhere = (local: Storage) => {
  for (const [key, value] of Object.entries(of(ines, { 'access-token': 'of-ines', 'jwt-token': inesJwt }))) {
    local.setItem(key, value);
  }
};

/** The tab has no user and loads a new page; the stored session of Ines is complete. */
const expectTakenOver = (w: Awaited<ReturnType<typeof setUp>>) => {
  expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined, role: '' });
  expect(w.auth).toMatchObject({ accessToken: undefined, homeLocationId: undefined });
  expect(w.storage.length).toBe(0);
  expect(w.heard).toEqual(['home']);
  expect(w.local.getItem('UserDetails')).toBe(JSON.stringify(ines));
  expect(w.local.getItem('access-token')).toBe('of-ines');
};

test('A renewal does not take the session of another user who signed in in another tab', { tags: 'S-10' }, async () => {
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

test('A session token of another user is refused, even as the only sign of that user', { tags: 'S-10' }, async () => {
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

test('If the provider grants a token of another account, the tab is signed out first', { tags: 'S-10' }, async () => {
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

test('A late answer for the last user does not overwrite the session of the next user', { tags: 'S-10' }, async () => {
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
  const silent = await renewing(() => acquiring.promise);
  signInesInElsewhere(silent.w.local);
  acquiring.resolve(grant('late'));
  expect(await silent.renewed).toBeNull();
  expectTakenOver(silent.w);
});

test('A failed renewal does not remove the tokens of the next user', { tags: 'S-10' }, async () => {
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

test('A start that another sign-in overtakes does not write the name of its user', { tags: 'S-06' }, async () => {
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

test('A page from the back/forward cache shows no data after another user signs in', { tags: 'S-10' }, async () => {
  const w = await setUp({ local: of(maren, { 'access-token': 'cached', 'jwt-token': await jwt() }) });
  await w.start();
  w.local.clear();
  signInesInElsewhere(w.local);
  w.restore();
  expectTakenOver(w);
});

test('A late message of a logout does not sign out the next user', { tags: 'S-10' }, async () => {
  const w = await setUp({ local: of(maren, { 'access-token': 'cached' }) });
  await w.start();
  // While the tab sleeps, Maren signs out and Ines signs in in another tab.
  w.local.clear();
  signInesInElsewhere(w.local);
  w.follow();
  expectTakenOver(w);
});

test('A silent sign-in that ends after a logout removes nothing of the next user', { tags: 'S-10' }, async () => {
  const late = deferred<Grant>();
  const { w, renewed } = await renewing(() => late.promise);
  w.follow();
  expect(w.local.length).toBe(0);
  signInesInElsewhere(w.local);
  late.resolve(grant('late'));
  expect(await renewed).toBeNull();
  await settle();
  expectTakenOver(w);
});

test('A late silent sign-in leaves the page to the next user, also if it is refused', { tags: 'S-10' }, async () => {
  const silent = deferred<void>();
  const { w, renewed } = await renewing(async () => {
    await silent.promise;
    throw new InteractionRequired('login_required');
  });
  signInesInElsewhere(w.local);
  silent.resolve();
  expect(await renewed).toBeNull();
  expectTakenOver(w);
  expect(w.local.getItem('jwt-token')).toBe(inesJwt);
});
