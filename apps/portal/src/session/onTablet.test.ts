import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { inesJwt, setUp, signedIn } from '../../test/session.ts';
import { noAnswer, ok, refused, settle } from '../../test/support.ts';
import type { TabletPort } from './tabletPort.ts';

const NOW_SECONDS = Date.UTC(2025, 10, 21, 14, 32) / 1000;
const proof = { deviceId: 'tablet-1', challenge: 'c', signature: 's' };

/** A session of Maren on the tablet. */
const tokenOf = (method: 'pin' | 'full', minutes = 60) =>
  new SignJWT({ user_id: 'u-7', name: 'Maren Okafor', amr: [method], device: 'tablet-1' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('sub-7')
    .setExpirationTime(NOW_SECONDS + minutes * 60)
    .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

const tablet = (over: Partial<TabletPort> = {}): TabletPort => ({
  ready: async () => undefined,
  isEnrolled: () => true,
  isIdle: () => false,
  touch: () => undefined,
  prove: async () => ok(proof),
  forget: async () => undefined,
  learn: async () => undefined,
  seal: async () => undefined,
  unseal: async () => undefined,
  dropSealOf: async () => undefined,
  ...over,
});

test('A reload continues the session of a PIN without the provider', { tags: 'D-02' }, async () => {
  const { start, auth, asked } = await setUp({ local: { 'jwt-token': await tokenOf('pin') }, tablet: tablet() });
  await start();
  expect(auth.status).toBe('signedIn');
  expect(asked).toEqual([]);
});

test('A session of a PIN that has expired is renewed by the key of the tablet', { tags: 'D-02' }, async () => {
  const renewed = await tokenOf('pin');
  const sent: string[] = [];
  const { start, auth } = await setUp({
    local: { 'jwt-token': await tokenOf('pin', -1) },
    tablet: tablet(),
    userauth: {
      renewPinSession: async ({ token }) => {
        sent.push(token);
        return ok({ token: renewed });
      },
    },
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', token: renewed });
  expect(sent).toHaveLength(1);
});

test.each(['pin', 'full'] as const)(
  'A tablet that was closed too long locks instead of going on with a session of %s',
  { tags: 'D-03' },
  async (method) => {
    const { start, auth, local, resolved } = await setUp({
      local: { ...(await signedIn()), 'jwt-token': await tokenOf(method) },
      tablet: tablet({ isIdle: () => true }),
    });
    await start();
    expect(auth.status).toBe('signedOut');
    expect(local).toHaveLength(0);
    expect(resolved).toEqual([]);
  },
);

test('A sign-in whose exchange failed is no way in for the next person', { tags: ['D-01', 'D-03'] }, async () => {
  const { 'jwt-token': _, ...left } = await signedIn();
  const { start, auth, local, exchanged } = await setUp({ local: left, tablet: tablet({ isIdle: () => true }) });
  await start();
  expect(auth.status).toBe('signedOut');
  expect(local).toHaveLength(0);
  expect(exchanged).toEqual([]);
});

test('A reload does not undo a lock by the store', { tags: ['D-01', 'D-04'] }, async () => {
  const { start, auth, local, exchanged } = await setUp({
    local: { ...(await signedIn()), 'jwt-token': await tokenOf('full') },
    tablet: tablet(),
    person: async () => refused(401),
  });
  await start();
  expect(auth.status).toBe('signedOut');
  expect(local).toHaveLength(0);
  expect(exchanged).toEqual([]);
});

test('A full sign-in that was not completed leads to the lock screen', { tags: ['D-03', 'D-04'] }, async () => {
  const { start, auth, local } = await setUp({
    local: { redirect: 'true', 'jwt-token': await tokenOf('pin') },
    tablet: tablet(),
  });
  await start();
  expect(auth.status).toBe('signedOut');
  expect(local).toHaveLength(0);
});

test('A full sign-in that was given up is no way past the lock', { tags: ['D-03', 'D-04'] }, async () => {
  const { start, auth, local, resolved } = await setUp({
    local: { ...(await signedIn()), redirect: 'true', 'jwt-token': await tokenOf('full') },
    tablet: tablet({ isIdle: () => true }),
  });
  await start();
  expect(auth.status).toBe('signedOut');
  expect(local).toHaveLength(0);
  expect(resolved).toEqual([]);
});

test('A page of the cache does not show the person before to the next one', { tags: ['D-03', 'S-10'] }, async () => {
  const { start, restore, auth, local } = await setUp({
    local: { 'jwt-token': await tokenOf('pin') },
    tablet: tablet(),
  });
  await start();
  expect(auth.status).toBe('signedIn');
  // Meanwhile another tab was locked, and the next person has entered a PIN.
  local.clear();
  local.setItem('jwt-token', inesJwt);
  restore();
  expect(auth).toMatchObject({ status: 'signedOut', user: undefined });
  expect(local.getItem('jwt-token')).toBe(inesJwt);
});

test('A session that the store has ended locks the tablet', { tags: ['D-01', 'D-03'] }, async () => {
  for (const method of ['pin', 'full'] as const) {
    const { start, renew, auth, local, heard, exchanged } = await setUp({
      local: { ...(await signedIn()), 'jwt-token': await tokenOf(method) },
      tablet: tablet(),
      userauth: { renewPinSession: async () => refused(401) },
    });
    await start();
    expect(await renew()).toBeNull();
    expect(auth.status).toBe('signedOut');
    expect(local).toHaveLength(0);
    expect(heard).toContain('announced');
    // The access token that is left must not open the session again.
    expect(exchanged).toEqual([]);
  }
});

test('A lock tells the store the open page, and forgets the person in every tab', { tags: 'D-03' }, async () => {
  const pages: (string | undefined)[] = [];
  const { start, lock, auth, local, heard } = await setUp({
    local: { 'jwt-token': await tokenOf('pin') },
    tablet: tablet(),
    userauth: {
      lockTablet: async ({ page }) => {
        pages.push(page);
        return ok({ deviceId: 'tablet-1' });
      },
    },
  });
  await start();
  await lock('/shoesize/inventory');
  expect(pages).toEqual(['/shoesize/inventory']);
  expect(auth).toMatchObject({ status: 'signedOut', user: undefined, token: undefined, name: '' });
  expect(local).toHaveLength(0);
  expect(heard).toEqual(['announced', 'home']);
});

test('Without an answer of the store the tablet locks within a second', { tags: 'D-03' }, async () => {
  const { start, lock, auth, timers } = await setUp({
    local: { 'jwt-token': await tokenOf('pin') },
    tablet: tablet(),
    userauth: { lockTablet: () => new Promise(() => {}) },
  });
  await start();
  const locked = lock();
  await settle();
  expect(auth.status).toBe('leaving');
  for (const { ms, run } of timers) if (ms <= 1_000) run();
  await locked;
  expect(auth.status).toBe('signedOut');
});

test('A right PIN is kept as the session that opens next', { tags: 'D-02' }, async () => {
  const token = await tokenOf('pin');
  const { enterPin, start, auth } = await setUp({
    tablet: tablet(),
    userauth: { authenticatePin: async () => ok({ token, page: '/shoesize' }) },
  });
  expect(await enterPin({ userId: 'u-7', pin: '194728' })).toMatchObject({ ok: true, data: { page: '/shoesize' } });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', token });
});

test('The proof of the tablet goes with the exchange; a removed tablet is forgotten', { tags: 'D-01' }, async () => {
  const bodies: unknown[] = [];
  let isForgotten = false;
  const token = await tokenOf('full');
  const { start, auth } = await setUp({
    local: { 'access-token': 'cached', UserDetails: '{}' },
    tablet: tablet({
      prove: async () => (isForgotten ? undefined : ok(proof)),
      forget: async () => void (isForgotten = true),
    }),
    userauth: {
      authenticateOauth: async (body) => {
        bodies.push(body.device);
        if (body.device) {
          const needs = { type: 'about:blank', title: 'Not signed in', status: 401, needs: 'enrolment' as const };
          return { ...refused(401), problem: needs };
        }
        return ok({ token });
      },
    },
  });
  await start();
  expect(bodies).toEqual([proof, undefined]);
  expect(auth.status).toBe('signedIn');
});

test('Without network the PIN of the last person opens their sealed session', { tags: ['D-02', 'W-13'] }, async () => {
  const token = await tokenOf('pin');
  const { enterPin, local, storage } = await setUp({
    tablet: tablet({
      prove: async () => noAnswer,
      unseal: async () => ({ values: { 'local jwt-token': token, 'session storeId': 's-1' } }),
    }),
  });
  expect(await enterPin({ userId: 'u-7', pin: '194728' })).toEqual({ ok: true, data: { token, page: null } });
  expect(local.getItem('jwt-token')).toBe(token);
  expect(storage.getItem('storeId')).toBe('s-1');
});

test('A person whom the store lets no longer in by PIN has no sealed session either', { tags: 'D-02' }, async () => {
  const dropped: string[] = [];
  const problem = { type: 'about:blank', title: '', status: 403, needs: 'fullSignIn' as const };
  const { enterPin } = await setUp({
    tablet: tablet({ dropSealOf: async (userId) => void dropped.push(userId) }),
    userauth: { authenticatePin: async () => ({ ...refused(403), problem }) },
  });
  expect(await enterPin({ userId: 'u-7', pin: '555123' })).toMatchObject({ ok: false, status: 403 });
  expect(dropped).toEqual(['u-7']);
});

test('A PIN that the store is too busy for is refused, not checked on the tablet', { tags: 'D-02' }, async () => {
  const busy = refused(429, 'Too many tries. Wait a minute.');
  const unseal = async () => ({ triesLeft: 4 });
  const { enterPin } = await setUp({ tablet: tablet({ prove: async () => busy, unseal }) });
  expect(await enterPin({ userId: 'u-7', pin: '194728' })).toEqual(busy);
});

test.each([
  [4, 'Wrong PIN. Tries left: 4.'],
  [0, 'Too many wrong PINs. Sign in fully.'],
])('A wrong PIN without network says what is left: %s', { tags: 'D-02' }, async (triesLeft, message) => {
  const { enterPin, local } = await setUp({
    tablet: tablet({ prove: async () => noAnswer, unseal: async () => ({ triesLeft }) }),
  });
  expect(await enterPin({ userId: 'u-7', pin: '555123' })).toMatchObject({ ok: false, message });
  expect(local.getItem('jwt-token')).toBeNull();
});

test.each([
  ['a lock seals', false, true],
  ['a sign-out does not seal', true, false],
])(
  'Of a session by PIN %s what the person returns with',
  { tags: ['D-02', 'S-09'] },
  async (_what, isEnd, isSealed) => {
    const sealed: unknown[] = [];
    const { start, lock, logout } = await setUp({
      local: { 'jwt-token': await tokenOf('pin') },
      tablet: tablet({ seal: async (userId, values) => void sealed.push([userId, values !== undefined]) }),
      userauth: { lockTablet: async () => ok({ deviceId: 'tablet-1' }) },
    });
    await start();
    await (isEnd ? logout() : lock());
    expect(sealed).toEqual([['u-7', isSealed]]);
  },
);

test('A session from before the enrolment is exchanged for one of the tablet', { tags: 'D-01' }, async () => {
  let isKnown = false;
  const { start, auth, exchanged } = await setUp({
    local: await signedIn(),
    tablet: tablet({
      ready: async () => void (isKnown = true),
      isEnrolled: () => isKnown,
    }),
    exchange: async () => ok({ token: await tokenOf('full') }),
  });
  await start();
  expect(exchanged).toHaveLength(1);
  expect(auth).toMatchObject({ status: 'signedIn', user: { device: 'tablet-1' } });
});
