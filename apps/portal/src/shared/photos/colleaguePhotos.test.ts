import type { FailureKind, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, manualClock, memoryStorage, ok } from '../../../test/support.ts';
import { createColleaguePhotos } from './colleaguePhotos.ts';
import { createMissingPhotos } from './missingPhotos.ts';

const DARIO = { id: 'dario', hasPhoto: true };

/** Photos whose reads are answered with `answers`, one after the other. */
function setUp(...answers: Result<Blob>[]) {
  return setUpOn(memoryStorage(), ...answers);
}

/** The same on a device that remembers missing photos in `local`. */
function setUpOn(local: Storage, ...answers: Result<Blob>[]) {
  const asked: string[] = [];
  const photos = createColleaguePhotos({
    api: apiOf({
      user: {
        getPhoto: async ({ id, locationId }) => {
          asked.push(`${id} at ${locationId}`);
          return answers[asked.length - 1] ?? { ok: false, kind: 'not-found' };
        },
      },
    }),
    locationId: () => 'canal-street',
    missing: createMissingPhotos({ local, clock: manualClock() }),
    urls: { createObjectURL: () => `blob:${asked.length}` },
  });
  return { ...photos, asked };
}

test('The photo of a colleague is read once', { tags: 'Z-09' }, async () => {
  const { state, load, asked } = setUp(ok(new Blob(['<svg/>'])));
  await load(DARIO);
  await load(DARIO);
  expect(asked).toEqual(['dario at canal-street']);
  expect(state['dario']).toBe('blob:1');
});

test('A photo that does not exist is not read again', { tags: 'Z-09' }, async () => {
  const { load, asked } = setUp();
  await load({ id: 'ines', hasPhoto: false });
  await load(DARIO);
  await load(DARIO);
  expect(asked).toEqual(['dario at canal-street']);
});

test.each<FailureKind>(['offline', 'network', 'timeout'])(
  'A photo that failed without network is read when it is shown again: %s',
  { tags: 'Z-09' },
  async (kind) => {
    const { state, load } = setUp({ ok: false, kind }, ok(new Blob(['<svg/>'])));
    await load(DARIO);
    expect(state['dario']).toBeUndefined();
    await load(DARIO);
    expect(state['dario']).toBe('blob:2');
  },
);

test('A missing photo of a colleague is not read again when the page is loaded anew', { tags: 'Z-09' }, async () => {
  const local = memoryStorage();
  await setUpOn(local).load(DARIO);
  const { load, asked } = setUpOn(local);
  await load(DARIO);
  expect(asked).toEqual([]);
});

test('The photo of a person elsewhere is read at their location', { tags: 'P-01' }, async () => {
  const { load, asked } = setUp(ok(new Blob(['<svg/>'])));
  await load(DARIO, 'bedford-avenue');
  expect(asked).toEqual(['dario at bedford-avenue']);
});
