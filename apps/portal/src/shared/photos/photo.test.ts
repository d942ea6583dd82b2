import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, manualClock, memoryStorage, offline, ok, refused } from '../../../test/support.ts';
import type { AccessToken } from '../../session/accessToken.ts';
import { createAuth } from '../../session/auth.ts';
import { openStoredKeys } from '../../session/storedKeys.ts';
import { MISSING_FOR_MS, MISSING_PHOTOS_KEY, createMissingPhotos } from './missingPhotos.ts';
import { createPhoto } from './photo.ts';

const noneMissing = () => createMissingPhotos({ local: memoryStorage(), clock: manualClock() });

function setUp(hasPhoto = true, missing = noneMissing()) {
  const auth = createAuth();
  const asked: string[] = [];
  const revoked: string[] = [];
  const photo = createPhoto({
    api: apiOf({
      graph: {
        getMyPhoto: async ({ accessToken }) => {
          asked.push(accessToken);
          return hasPhoto ? ok(new Blob(['<svg/>'])) : refused(404, undefined, 'not-found');
        },
      },
    }),
    auth,
    missing,
    urls: { createObjectURL: () => `blob:${asked.length}`, revokeObjectURL: (url) => void revoked.push(url) },
  });
  return { ...photo, auth, asked, revoked };
}

test('The photo is read once, with the access token of the corporate sign-in', { tags: 'H-05' }, async () => {
  const w = setUp();
  await w.load();
  expect(w.asked).toEqual([]);
  w.auth.accessToken = 'corporate';
  await w.load();
  await w.load();
  expect(w.asked).toEqual(['corporate']);
  expect(w.state.url).toBe('blob:1');
  w.auth.accessToken = 'renewed';
  await w.load();
  expect(w.revoked).toEqual(['blob:1']);
});

/** A photo whose directory has tokens of its own, in order. */
function setUpDirectory(...tokens: AccessToken[]) {
  const auth = createAuth();
  const asked: string[] = [];
  let acquired = 0;
  const photo = createPhoto({
    api: apiOf({
      graph: {
        getMyPhoto: async ({ accessToken }) => {
          asked.push(accessToken);
          return ok(new Blob(['jpeg']));
        },
      },
    }),
    auth,
    directoryToken: async () => {
      acquired += 1;
      return tokens[acquired - 1] ?? 'none';
    },
    missing: noneMissing(),
    urls: { createObjectURL: () => `blob:${asked.length}`, revokeObjectURL: () => undefined },
  });
  return { ...photo, auth, asked, acquired: () => acquired };
}

test('A directory with tokens of its own is asked with one, once', { tags: ['H-05', 'O-13'] }, async () => {
  const w = setUpDirectory({ accessToken: 'directory' });
  await w.load();
  expect(w.acquired()).toBe(0);
  w.auth.accessToken = 'corporate';
  await w.load();
  await w.load();
  expect([w.asked, w.acquired(), w.state.url]).toEqual([['directory'], 1, 'blob:1']);
});

test('Without consent for the directory nothing is asked, once', { tags: ['H-05', 'O-13'] }, async () => {
  const w = setUpDirectory('interaction', { accessToken: 'directory' });
  w.auth.accessToken = 'corporate';
  await w.load();
  await w.load();
  expect([w.asked, w.acquired(), w.state.url]).toEqual([[], 1, undefined]);
});

test('A token of the directory that cannot be read is asked for again', { tags: ['H-05', 'O-13'] }, async () => {
  const w = setUpDirectory('failed', { accessToken: 'directory' });
  w.auth.accessToken = 'corporate';
  await w.load();
  await w.load();
  expect([w.asked, w.state.url]).toEqual([['directory'], 'blob:1']);
});

test('Without a photo the avatar is shown', { tags: 'H-05' }, async () => {
  const w = setUp(false);
  w.auth.accessToken = 'corporate';
  await w.load();
  expect(w.state.url).toBeUndefined();
});

test('A late photo of a former access token does not replace the present photo', { tags: 'H-05' }, async () => {
  const auth = createAuth();
  const slow = deferred<Result<Blob>>();
  const photo = createPhoto({
    api: apiOf({
      graph: {
        getMyPhoto: ({ accessToken }) =>
          accessToken === 'former' ? slow.promise : Promise.resolve(ok(new Blob(['present']))),
      },
    }),
    auth,
    missing: noneMissing(),
    urls: { createObjectURL: (file) => `blob:${(file as Blob).size}`, revokeObjectURL: () => undefined },
  });
  auth.accessToken = 'former';
  const reading = photo.load();
  auth.accessToken = 'present';
  await photo.load();
  slow.resolve(ok(new Blob(['former photo'])));
  await reading;
  expect(photo.state.url).toBe(`blob:${'present'.length}`);
});

test('A photo that failed without network is read when the connection is live', { tags: 'H-05' }, async () => {
  const auth = createAuth();
  auth.accessToken = 'corporate';
  const answers: Result<Blob>[] = [offline, ok(new Blob(['<svg/>']))];
  const photo = createPhoto({
    api: apiOf({ graph: { getMyPhoto: async () => answers.shift() ?? refused(404, undefined, 'not-found') } }),
    auth,
    missing: noneMissing(),
    urls: { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined },
  });
  await photo.load();
  expect(photo.state.url).toBeUndefined();
  await photo.load();
  expect(photo.state.url).toBe('blob:1');
});

/** Creates the photo state of a new page for Dario with this local storage. Returns the number of reads. */
async function loadPage(local: Storage, clock = manualClock(), userId = 'dario'): Promise<number> {
  const w = setUp(false, createMissingPhotos({ local, clock }));
  w.auth.user = { user_id: userId } as never;
  w.auth.accessToken = 'corporate';
  await w.load();
  return w.asked.length;
}

test('A missing photo is not read again when the page is loaded anew', { tags: 'H-05' }, async () => {
  const local = memoryStorage();
  expect([await loadPage(local), await loadPage(local)]).toEqual([1, 0]);
});

test('A missing photo is read again after some hours', { tags: 'H-05' }, async () => {
  const [local, clock] = [memoryStorage(), manualClock()];
  await loadPage(local, clock);
  clock.pass(MISSING_FOR_MS);
  expect(await loadPage(local, clock)).toBe(1);
});

test('The photo of another person is read although one is missing', { tags: 'H-05' }, async () => {
  const local = memoryStorage();
  await loadPage(local);
  expect(await loadPage(local, manualClock(), 'petra')).toBe(1);
});

test('A logout forgets which photos are missing', { tags: ['S-09', 'H-05'] }, async () => {
  const local = memoryStorage();
  await loadPage(local);
  openStoredKeys(local, memoryStorage()).clear();
  expect(local.length).toBe(0);
  expect(await loadPage(local)).toBe(1);
});

test.each(['{', '7', '[1]', '{"dario":"now"}', '{"dario":null}', '{"dario":9e15}'])(
  'A stored value that is no time of a missing photo is ignored: %s',
  { tags: 'H-05' },
  async (text) => expect(await loadPage(memoryStorage({ [MISSING_PHOTOS_KEY]: text }))).toBe(1),
);
