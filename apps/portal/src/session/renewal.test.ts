import { expect, test } from 'vitest';
import { jwt, maren, of, setUp } from '../../test/session.ts';
import { noAnswer, ok, refused } from '../../test/support.ts';
import { InteractionRequired } from './identity.ts';

test.each([401, 403])('%i on the exchange of a renewal: unauthorized', { tags: 'S-07' }, async (status) => {
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

test('Without a session nothing is renewed', { tags: 'S-10' }, async () => {
  const { start, renew, exchanged, asked } = await setUp();
  await start();
  expect(await renew()).toBeNull();
  expect([...exchanged, ...asked]).toEqual([]);
});

test('An expired access token is renewed first and stored', { tags: 'S-10' }, async () => {
  const w = await setUp({ local: { 'access-token': await jwt({ minutes: 30 }) } });
  await w.start();
  w.pass(31);
  expect(await w.renew()).toBe(w.token);
  expect(w.asked).toEqual(['acquireSilently']);
  expect(w.exchanged.slice(1)).toEqual(['silent-token']);
  expect(w.local.getItem('access-token')).toBe('silent-token');
});

test('A provider that demands a sign-in opens its page, and a network failure does not', { tags: 'S-10' }, async () => {
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

test('A session that cannot be renewed leads to the sign-in page and keeps the cart', { tags: 'S-10' }, async () => {
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

test('A network failure during the renewal does not end the session', { tags: 'S-10' }, async () => {
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

test('A network failure during the renewal of a refused token keeps the session', { tags: 'S-10' }, async () => {
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
