import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSigninSessions } from '../../src/signin/sessions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-signin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SECOND = 1000;

test('A sign-in ends after its time, also when the store restarts in between', { tags: 'S-02' }, async () => {
  let now = 5_000_000;
  const store = await loadSigninSessions(folder, () => now);
  const sessions = store.adapter('Session');
  await sessions.upsert('short', { uid: 'one' }, 10);
  await sessions.upsert('long', { uid: 'two' }, 20);
  await sessions.upsert('endless', { uid: 'three' }, 0);
  await store.adapter('Interaction').upsert('long', { uid: 'two', kind: 'Interaction' }, 20);
  now += 10 * SECOND - 1;
  expect(await sessions.find('short')).toEqual({ uid: 'one' });
  expect(await sessions.findByUid('one')).toEqual({ uid: 'one' });
  now += 1;
  expect(await sessions.find('short')).toBeUndefined();
  expect(await sessions.findByUid('one')).toBeUndefined();
  expect(await sessions.findByUid('two')).toEqual({ uid: 'two' });
  await store.save();
  expect(((await stat(join(folder, 'signin-sessions.json'))).mode & 0o777).toString(8)).toBe('600');

  const next = (await loadSigninSessions(folder, () => now)).adapter('Session');
  expect(await next.find('long')).toEqual({ uid: 'two' });
  now += 10 * SECOND;
  expect(await next.find('long')).toBeUndefined();
  expect(await next.find('endless')).toEqual({ uid: 'three' });
});

test('A damaged file of sessions does not prevent the start: people sign in again', { tags: 'S-02' }, async () => {
  await writeFile(join(folder, 'signin-sessions.json'), '[["Session:long",');
  const { adapter } = await loadSigninSessions(folder);
  expect(await adapter('Session').find('long')).toBeUndefined();
});

test('A grant that ends takes its own tokens and codes with it, and no others', { tags: 'S-09' }, async () => {
  const { adapter } = await loadSigninSessions(folder, () => 7_500);
  const models = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Interaction'];
  for (const model of models) {
    for (const grantId of ['mine', 'other']) await adapter(model).upsert(grantId, { grantId }, 60);
  }
  await adapter('AuthorizationCode').consume('other');
  await adapter('RefreshToken').revokeByGrantId('mine');
  const kept = async (id: string) => Promise.all(models.map((model) => adapter(model).find(id)));
  // An interaction outlives its grant when a person switches accounts.
  expect(await kept('mine')).toEqual([undefined, undefined, undefined, { grantId: 'mine' }]);
  expect(await kept('other')).toEqual([
    { grantId: 'other' },
    { grantId: 'other', consumed: 7 },
    { grantId: 'other' },
    { grantId: 'other' },
  ]);
  await adapter('RefreshToken').destroy('other');
  expect((await kept('other'))[2]).toBeUndefined();
});
