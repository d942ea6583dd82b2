import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, english, noAnswer, offline, ok, recordToasts, refused } from '../../test/support.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createDeliverySpots } from './deliverySpots.ts';

function openSpots(names: string[]) {
  const server = {
    names,
    answer: undefined as Promise<Result<string[]>> | undefined,
    /** What other admins store between a read and a write. */
    beforeWrite: [] as string[][],
  };
  const place = { locationId: 'loc-1' };
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const { toasts, titles } = recordToasts();
  const spots = createDeliverySpots({
    api: apiOf({
      storefront: {
        getDeliverySpots: async ({ locationId }) => {
          asked.push(locationId);
          return server.answer ?? ok([...server.names]);
        },
        setDeliverySpots: async ({ locationId, spots: next, basedOn }, options) => {
          asked.push(locationId);
          keys.push(options?.key);
          const others = server.beforeWrite.shift();
          if (others) server.names = others;
          if (basedOn?.join() !== server.names.join()) return refused(409, 'Changed meanwhile.', 'conflict');
          const [last = ''] = next.slice(-1);
          if (next.indexOf(last) < next.length - 1) return refused(422, `${last} is in the list twice.`);
          server.names = next;
          return ok(next);
        },
      },
    }),
    toasts,
    say: english,
    locationId: () => place.locationId,
  });
  return { spots, server, place, titles, asked, keys };
}

test('A Store_Admin adds, renames, orders and removes delivery spots', { tags: 'K-12' }, async () => {
  const { spots } = openSpots(['Bench 3']);
  await spots.names.load();
  expect(await spots.add('Sofa')).toBeUndefined();
  expect(await spots.rename('Bench 3', 'Bench 4')).toBeUndefined();
  expect(spots.names.state.value).toEqual(['Bench 4', 'Sofa']);
  await spots.move('Sofa', 0);
  expect(spots.names.state.value).toEqual(['Sofa', 'Bench 4']);
  await spots.remove('Bench 4');
  expect([spots.names.state.value, spots.state]).toEqual([['Sofa'], { isPending: false }]);
});

test('A spot that is refused is not shown as stored, and the reason is returned', { tags: 'K-12' }, async () => {
  const { spots, server, titles } = openSpots(['Bench 3']);
  await spots.names.load();
  expect(await spots.add('Bench 3')).toBe('Bench 3 is in the list twice.');
  server.answer = Promise.resolve(offline);
  expect(await spots.add('Sofa')).toBe('You are offline. Nothing was sent.');
  await spots.remove('Bench 3');
  expect(titles()).toEqual(['You are offline. Nothing was sent.']);
  server.answer = Promise.resolve(noAnswer);
  expect(await spots.add('Sofa')).toBe('Something went wrong, please try later!');
  expect(spots.names.state.value).toEqual(['Bench 3']);
});

test('A spot that another admin adds is kept, and one that they remove is named', { tags: 'K-12' }, async () => {
  const { spots, server, titles } = openSpots(['Bench 3']);
  await spots.names.load();
  server.names = ['Sofa'];
  await spots.add('Mirror');
  expect(server.names).toEqual(['Sofa', 'Mirror']);
  await spots.move('Bench 3', 0);
  expect(await spots.rename('Bench 3', 'Bench 4')).toBe('This spot has been removed or renamed meanwhile.');
  expect(titles()).toEqual(['This spot has been removed or renamed meanwhile.']);
  expect(spots.names.state.value).toEqual(['Sofa', 'Mirror']);
});

test('Of two admins at one moment both keep their changes, except for the same spot', { tags: 'K-12' }, async () => {
  const { spots, server } = openSpots(['Bench 3']);
  await spots.names.load();
  server.beforeWrite = [['Bench 3', 'Sofa']];
  expect(await spots.add('Mirror')).toBeUndefined();
  expect(server.names).toEqual(['Bench 3', 'Sofa', 'Mirror']);
  server.beforeWrite = [['Bench 5', 'Sofa', 'Mirror']];
  expect(await spots.rename('Bench 3', 'Bench 4')).toBe('This spot has been removed or renamed meanwhile.');
  expect(spots.names.state.value).toEqual(['Bench 5', 'Sofa', 'Mirror']);
  server.beforeWrite = [['Sofa'], ['Mirror'], ['Bench 5']];
  expect(await spots.add('Chair')).toBe('Changed meanwhile.');
  expect(server.names).toEqual(['Bench 5']);
});

test(
  'Spots that cannot be read are an error, and are not shown at another location',
  { tags: ['K-12', 'E-03'] },
  async () => {
    const { spots, server, place } = openSpots(['Bench 3']);
    const late = deferred<Result<string[]>>();
    server.answer = late.promise;
    const loading = spots.names.load();
    place.locationId = 'loc-2';
    spots.names.clear();
    late.resolve(ok(['Bench 3']));
    await loading;
    expect(spots.names.state.value).toBeUndefined();
    server.answer = Promise.resolve(refused(403, 'You do not work there.', 'forbidden'));
    await spots.names.load();
    expect(spots.names.state.error).toBe('You do not work there.');
  },
);

test('Of two reads the last one is shown, and no read undoes a change', { tags: 'K-12' }, async () => {
  const { spots, server } = openSpots(['Bench 3']);
  const late = deferred<Result<string[]>>();
  server.answer = late.promise;
  const first = spots.names.load();
  server.answer = undefined;
  await spots.names.load();
  await spots.add('Sofa');
  late.resolve(ok(['Old bench']));
  await first;
  expect(spots.names.state).toMatchObject({ value: ['Bench 3', 'Sofa'], status: 'ready' });
  server.answer = Promise.resolve(ok(['Bench 3']));
  const second = spots.names.load();
  server.answer = undefined;
  await spots.add('Mirror');
  await second;
  expect(spots.names.state.value).toEqual(['Bench 3', 'Sofa', 'Mirror']);
});

test('A change during another one is stored after it, also after one that is refused', { tags: 'K-12' }, async () => {
  const { spots, server } = openSpots(['Bench 3', 'Bench 4', 'Sofa']);
  await spots.names.load();
  const changes = [
    spots.move('Bench 3', 1),
    spots.move('Bench 3', 2),
    spots.add('Sofa'),
    spots.rename('Bench 4', 'Bench 5'),
    spots.remove('Sofa'),
  ];
  expect(spots.state.isPending).toBe(true);
  expect(await Promise.all(changes)).toEqual([
    undefined,
    undefined,
    'Sofa is in the list twice.',
    undefined,
    undefined,
  ]);
  expect(server.names).toEqual(['Bench 5', 'Bench 3']);
  expect([spots.names.state.value, spots.state]).toEqual([['Bench 5', 'Bench 3'], { isPending: false }]);
});

test('A spot that is added with a double press is added once', { tags: 'K-12' }, async () => {
  const { spots, server } = openSpots([]);
  await spots.names.load();
  expect(await Promise.all([spots.add('Sofa'), spots.add('Sofa')])).toEqual([undefined, undefined]);
  expect(server.names).toEqual(['Sofa']);
});

test('A change is stored at its own location, also if another one is chosen meanwhile', { tags: 'K-12' }, async () => {
  const { spots, place, asked } = openSpots(['Bench 3']);
  await spots.names.load();
  const changes = [spots.add('Mirror'), spots.add('Sofa')];
  place.locationId = 'loc-2';
  spots.names.clear();
  await Promise.all(changes);
  expect(new Set(asked)).toEqual(new Set(['loc-1']));
  expect(spots.names.state.value).toBeUndefined();
});

test(
  'While the spots are read again the page says so, and a success removes the error',
  { tags: ['K-12', 'E-03'] },
  async () => {
    const { spots, server } = openSpots(['Bench 3']);
    server.answer = Promise.resolve(noAnswer);
    await spots.names.load();
    expect(spots.names.state).toEqual({ error: SOMETHING_WRONG, value: undefined, status: 'failed' });
    server.answer = undefined;
    const loading = spots.names.load();
    expect(spots.names.state.status).toBe('loading');
    await loading;
    expect(spots.names.state).toEqual({ error: undefined, value: ['Bench 3'], status: 'ready' });
  },
);

test('Each change has its own key, and moves or removes one spot', { tags: 'K-12' }, async () => {
  const { spots, keys } = openSpots(['Bench 3', 'Bench 4', 'Sofa']);
  await spots.names.load();
  await Promise.all([
    spots.move('Bench 3', 2),
    spots.move('Bench 4', 1),
    spots.remove('Bench 3'),
    spots.remove('Sofa'),
  ]);
  expect(spots.names.state.value).toEqual(['Bench 4']);
  expect([new Set(keys).size, keys.includes(undefined)]).toEqual([4, false]);
});

test(
  'After three changes of other admins a change is refused with the reason',
  { tags: ['K-12', 'E-03'] },
  async () => {
    const { spots, server, titles } = openSpots(['Bench 3', 'Sofa']);
    await spots.names.load();
    server.beforeWrite = [
      ['A', 'Sofa'],
      ['B', 'Sofa'],
      ['C', 'Sofa'],
      ['D', 'Sofa'],
    ];
    await spots.remove('Sofa');
    expect([server.names, server.beforeWrite.length, titles()]).toEqual([['C', 'Sofa'], 1, ['Changed meanwhile.']]);
  },
);
