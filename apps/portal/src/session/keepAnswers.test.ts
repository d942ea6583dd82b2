import { expect, test } from 'vitest';
import { grant, jwt, maren, of, setUp } from '../../test/session.ts';
import { noAnswer, ok, refused } from '../../test/support.ts';

test('After the redirect the token is exchanged, and user and role are read', { tags: ['S-06', 'S-05'] }, async () => {
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

test('A user without a role record has no role', { tags: 'S-06' }, async () => {
  const { start, auth } = await setUp({ local: { 'access-token': 'cached-token' }, role: '' });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', role: '' });
});

test('The name is that of the user record, not that of the session token', { tags: 'H-03' }, async () => {
  const { start, auth, local, storage } = await setUp({
    local: { 'access-token': 'cached-token', 'user-name': 'Ines Calloway' },
    person: async () => ok({ id: 'u-7', name: 'Maren O. Okafor', language: 'es' }),
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', name: 'Maren O. Okafor', language: 'es' });
  for (const one of [local, storage]) expect(one.getItem('user-name')).toBe('Maren O. Okafor');
});

test.each([[undefined], [null], [''], [7]])('A user whose name is %s can work', { tags: 'H-03' }, async (name) => {
  const { start, auth, local, storage } = await setUp({
    local: { 'access-token': 'cached-token', 'user-name': 'Ines Calloway' },
    person: async () => ok({ id: 'u-7', name: name as string }),
  });
  await start();
  expect(auth).toMatchObject({ status: 'signedIn', name: '', role: 'Sales_Associate' });
  for (const one of [local, storage]) expect(one.getItem('user-name')).toBe('');
});

test('An exchange without a session token leaves the loader', { tags: 'S-05' }, async () => {
  const { start, auth, local } = await setUp({
    local: { 'access-token': 'cached-token' },
    exchange: async () => ok({ token: 'no token of ours' }),
  });
  await start();
  expect(auth.status).toBe('failed');
  expect(local.getItem('jwt-token')).toBeNull();
});

test('The next user of a tab finds nothing of the last user in it', { tags: ['S-05', 'K-04'] }, async () => {
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

test('a reload without network keeps the name and role of this user only', { tags: 'W-13' }, async () => {
  const down = { person: async () => noAnswer as never, roles: async () => noAnswer as never };
  const stored = { 'access-token': 'cached-token', 'jwt-token': await jwt(), 'user-role': 'Warehouse_Personal' };
  const w = await setUp({ ...down, local: of(maren, { ...stored, 'user-Id': 'u-7', 'user-name': 'Maren Okafor' }) });
  await w.start();
  expect(w.auth).toMatchObject({ status: 'signedIn', role: 'Warehouse_Personal', name: 'Maren Okafor' });
  const nameless = await setUp({ ...down, local: of(maren, { ...stored, 'user-Id': 'u-7' }) });
  await nameless.start();
  expect(nameless.auth).toMatchObject({ status: 'signedIn', name: '' });
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
])('If %s, the page does not go on with a stored role', { tags: ['W-13', 'S-07'] }, async (_what, answers) => {
  const stored = { 'access-token': 'cached-token', 'jwt-token': await jwt(), 'user-role': 'Warehouse_Personal' };
  const w = await setUp({
    person: async () => noAnswer,
    ...answers,
    local: of(maren, { ...stored, 'user-Id': 'u-7' }),
  });
  await w.start();
  expect(w.auth.status).toBe('failed');
});
