import { expect, test } from 'vitest';
import { deferred, ok, refused } from '../../../test/support.ts';
import { AudibleWrites } from './audibleWrites.ts';

test('Each write plays one sound at its end, and a double press plays none', { tags: ['G-05', 'W-12'] }, async () => {
  const played: string[] = [];
  const writes = new AudibleWrites(async (sound) => void played.push(sound));
  const answer = deferred<ReturnType<typeof ok<string>>>();
  const first = writes.send('accept 1', () => answer.promise);
  expect(await writes.send('accept 1', () => answer.promise)).toBeUndefined();
  expect(played).toEqual([]);
  answer.resolve(ok('accepted'));
  await first;
  expect(played).toEqual(['scan-ok']);
  await writes.send('accept 2', async () => refused(409, 'Already accepted.'));
  expect(played).toEqual(['scan-ok', 'scan-error']);
});

test('A sound that cannot be played changes nothing', { tags: 'G-05' }, async () => {
  const writes = new AudibleWrites(() => Promise.reject(new Error('blocked')));
  expect(await writes.send('accept 1', async () => ok('accepted'))).toMatchObject({ ok: true });
});
