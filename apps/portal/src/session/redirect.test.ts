import { expect, test } from 'vitest';
import { setUp } from '../../test/session.ts';
import { InteractionRequired } from './identity.ts';

test('The button stores msalConfig and a redirect marker and redirects to the provider', { tags: 'S-02' }, async () => {
  const { signIn, auth, asked, local } = await setUp();
  await signIn();
  expect(asked).toEqual(['signIn']);
  expect(JSON.parse(local.getItem('msalConfig') ?? '')).toEqual({ auth: { clientId: 'in-store-portal' } });
  expect(local.getItem('redirect')).toBe('true');
  expect(auth.status).toBe('redirecting');
});

test('A sign-in that cannot start leaves the page usable', { tags: 'S-02' }, async () => {
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

test('If interaction is required a redirect follows', { tags: 'S-04' }, async () => {
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

test('If the provider cannot be opened, the sign-in page stays usable', { tags: 'S-04' }, async () => {
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

test('A return for which the provider asks for another sign-in leads there again', { tags: 'S-04' }, async () => {
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

test('A redirect after an expired sign-in does not ask for the account', { tags: 'S-04' }, async () => {
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

test(
  'If the browser forbids storage, the sign-in page says so and does not redirect',
  { tags: ['S-04', 'S-08'] },
  async () => {
    const w = await setUp({ canKeep: false });
    await w.start();
    expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
    await w.signIn();
    expect(w.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
    expect(w.asked).toEqual([]);
    const pressed = await setUp({ canKeep: false });
    await pressed.signIn();
    expect(pressed.auth).toMatchObject({ status: 'signedOut', problem: 'notKept' });
  },
);
