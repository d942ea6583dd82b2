import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, offline, ok, refused } from '../../test/support.ts';
import { createAuth } from '../session/auth.ts';
import { createPhoto } from './photo.ts';

function setUp(hasPhoto = true) {
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
    urls: { createObjectURL: () => `blob:${asked.length}`, revokeObjectURL: (url) => void revoked.push(url) },
  });
  return { ...photo, auth, asked, revoked };
}

test('[H-05] The photo is read once, with the access token of the corporate sign-in', async () => {
  const w = setUp();
  await w.load();
  expect(w.asked).toEqual([]);
  w.auth.accessToken = 'corporate';
  await w.load();
  await w.load();
  expect(w.asked).toEqual(['corporate']);
  expect(w.facts.url).toBe('blob:1');
  w.auth.accessToken = 'renewed';
  await w.load();
  expect(w.revoked).toEqual(['blob:1']);
});

test('[H-05] Without a photo the avatar is shown', async () => {
  const w = setUp(false);
  w.auth.accessToken = 'corporate';
  await w.load();
  expect(w.facts.url).toBeUndefined();
});

test('[H-05] A photo of a former access token that arrives late does not replace that of the present one', async () => {
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
    urls: { createObjectURL: (file) => `blob:${(file as Blob).size}`, revokeObjectURL: () => undefined },
  });
  auth.accessToken = 'former';
  const reading = photo.load();
  auth.accessToken = 'present';
  await photo.load();
  slow.resolve(ok(new Blob(['former photo'])));
  await reading;
  expect(photo.facts.url).toBe(`blob:${'present'.length}`);
});

test('[H-05] A photo that could not be read without network is read again when the connection is live', async () => {
  const auth = createAuth();
  auth.accessToken = 'corporate';
  const answers: Result<Blob>[] = [offline, ok(new Blob(['<svg/>']))];
  const photo = createPhoto({
    api: apiOf({ graph: { getMyPhoto: async () => answers.shift() ?? refused(404, undefined, 'not-found') } }),
    auth,
    urls: { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined },
  });
  await photo.load();
  expect(photo.facts.url).toBeUndefined();
  await photo.load();
  expect(photo.facts.url).toBe('blob:1');
});
