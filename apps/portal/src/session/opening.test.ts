import { expect, test } from 'vitest';
import { grant, ines, inesJwt, jwt, maren, of, setUp } from '../../test/session.ts';
import { noAnswer, ok, refused } from '../../test/support.ts';
import { InteractionRequired } from './identity.ts';

test('Without an access token the sign-in page is shown, and no call is made', { tags: 'S-01' }, async () => {
  const { start, auth, asked, exchanged } = await setUp();
  await start();
  expect(auth).toMatchObject({ status: 'signedOut', problem: undefined });
  expect(asked).toEqual([]);
  expect(exchanged).toEqual([]);
});

test('A cached access token is reused with no call to the provider', { tags: 'S-03' }, async () => {
  const { start, auth, asked, exchanged } = await setUp({ local: { 'access-token': 'cached-token' } });
  await start();
  expect(asked).toEqual([]);
  expect(exchanged).toEqual(['cached-token']);
  expect(auth).toMatchObject({ status: 'signedIn', accessToken: 'cached-token' });
});

test('An expired access token is replaced silently', { tags: 'S-04' }, async () => {
  const { start, exchanged, auth } = await setUp({
    local: { 'access-token': await jwt({ minutes: -1 }), UserDetails: '{"username":"maren"}' },
  });
  await start();
  expect(exchanged).toEqual(['silent-token']);
  expect(auth.status).toBe('signedIn');
});

test('An invalid stored token without a known account: signed out, not unauthorized', { tags: 'S-08' }, async () => {
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

test('Any other error is logged and the sign-in page stays usable', { tags: 'S-04' }, async () => {
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

test('A return that only the sign-in library knows is finished', { tags: 'S-05' }, async () => {
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

test('A new sign-in never continues the session of the last user', { tags: 'S-05' }, async () => {
  const { start, exchanged, token, auth } = await setUp({
    local: { redirect: 'true', 'jwt-token': await jwt({ name: 'Another person' }) },
    identity: { finishRedirect: async () => grant('fresh-token') },
  });
  await start();
  expect(exchanged).toEqual(['fresh-token']);
  expect(auth.token).toBe(token);
});

test('After a reload a valid session token is not exchanged again', { tags: 'S-06' }, async () => {
  const { start, auth, exchanged } = await setUp({
    local: { 'access-token': 'cached-token', 'jwt-token': await jwt() },
  });
  await start();
  expect(exchanged).toEqual([]);
  expect(auth.status).toBe('signedIn');
});

test('403 on the exchange: unauthorized', { tags: 'S-07' }, async () => {
  const { start, auth, log } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => refused(403, 'unknown', 'forbidden'),
  });
  await start();
  expect(auth.status).toBe('unauthorized');
  expect(log.lines).toEqual(['The exchange of the access token failed']);
});

test('401 on the exchange: unauthorized, after a try with a new access token', { tags: 'S-07' }, async () => {
  const { start, auth, exchanged, asked } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => refused(401, undefined, 'unauthorized'),
  });
  await start();
  expect(asked).toEqual(['acquireSilently']);
  expect(exchanged).toEqual(['cached-token', 'silent-token']);
  expect(auth.status).toBe('unauthorized');
});

test('Any other exchange error leaves the loader, and trying again works', { tags: 'S-07' }, async () => {
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

test('A user who cannot be read leaves the loader', { tags: 'S-07' }, async () => {
  const { start, auth } = await setUp({
    local: { 'access-token': 'cached-token' },
    person: async () => refused(500, undefined, 'server'),
  });
  await start();
  expect(auth.status).toBe('failed');
});

test('A redirect that cannot be finished is shown on the sign-in page', { tags: 'S-04' }, async () => {
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

test('A refused access token is replaced by a new one, and its exchange decides', { tags: 'S-07' }, async () => {
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

test('A refused access token that cannot be replaced: unauthorized and logged', { tags: 'S-07' }, async () => {
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

test('A stored session that either call refuses is exchanged again', { tags: 'S-10' }, async () => {
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

test(
  'A valid stored session is continued; an expired or invalid one is exchanged',
  { tags: ['S-06', 'S-08'] },
  async () => {
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
  },
);

test(
  'A tab from the back/forward cache does not sign in a user who signed out',
  { tags: ['S-09', 'S-10'] },
  async () => {
    const w = await setUp({ session: { 'access-token': 'cached-token', 'jwt-token': await jwt() } });
    await w.start();
    expect(w.auth).toMatchObject({ status: 'signedOut', user: undefined });
    expect(w.exchanged).toEqual([]);
  },
);

test('A start with a token of another account does not continue the last session', { tags: 'S-05' }, async () => {
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
