import { expect, test } from 'vitest';
import { grant, ines, maren, of, setUp } from '../../test/session.ts';
import { deferred, settle } from '../../test/support.ts';
import { type Grant, InteractionRequired } from './identity.ts';

const tags = ['O-13', 'H-05'];
const local = () => of(maren, { 'access-token': 'cached-token' });

test('The token for the directory is not stored', { tags }, async () => {
  const w = await setUp({ local: local() });
  await w.start();
  expect(await w.directoryToken()).toEqual({ accessToken: 'directory-token' });
  expect(w.auth.accessToken).toBe('cached-token');
  const stored = [w.local, w.storage].flatMap((one) => Object.values(one));
  expect(stored).not.toContain('directory-token');
});

test.each([
  ['interaction', new InteractionRequired('consent_required')],
  ['failed', new Error('no network')],
])(
  'Without consent or network there is no token, and the person stays signed in: %s',
  { tags },
  async (reason, error) => {
    const acquireForDirectory = async () => {
      throw error;
    };
    const w = await setUp({ local: local(), identity: { acquireForDirectory } });
    await w.start();
    expect(await w.directoryToken()).toBe(reason);
    expect(w.auth.status).toBe('signedIn');
    expect(w.asked).not.toContain('signIn');
    expect(w.log.lines).toEqual(['There is no access token for the directory service']);
  },
);

test('The token of another account is not used', { tags: [...tags, 'S-10'] }, async () => {
  const acquireForDirectory = async () => grant('directory-token', ines);
  const w = await setUp({
    local: local(),
    identity: { acquireForDirectory, finishRedirect: async () => grant('fresh-token') },
  });
  await w.start();
  expect(await w.directoryToken()).toBe('takenOver');
});

test('A token that arrives after the logout is cleared', { tags: [...tags, 'S-09'] }, async () => {
  const late = deferred<Grant>();
  const w = await setUp({ local: local(), identity: { acquireForDirectory: () => late.promise } });
  await w.start();
  const token = w.directoryToken();
  await w.logout();
  expect(await token).toBe('aborted');
  w.local.setItem('msal.token', 'late');
  late.resolve(grant('directory-token'));
  await settle();
  expect(w.local.getItem('msal.token')).toBeNull();
});
