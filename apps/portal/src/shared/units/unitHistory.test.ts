import type { Result, UnitEvent } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, noAnswer, ok, refused } from '../../../test/support.ts';
import { createUnitHistory } from './unitHistory.ts';

const moved = { id: '1', kind: 'moved' } as UnitEvent;
const found = { id: '2', kind: 'found' } as UnitEvent;

function setUp(answers: (Result<UnitEvent[]> | Promise<Result<UnitEvent[]>>)[]) {
  const asked: string[] = [];
  const history = createUnitHistory({
    api: apiOf({
      inventory: {
        getUnitHistory: async ({ barcode, locationId }) => {
          asked.push(`${barcode} ${locationId}`);
          return answers.shift()!;
        },
      },
    }),
    locationId: () => 'loc-1',
  });
  return { ...history, asked };
}

test('The history of a pair is shown, and an answer for another pair is dropped', { tags: 'Z-10' }, async () => {
  const late = deferred<Result<UnitEvent[]>>();
  const { state, show, asked } = setUp([late.promise, ok([])]);
  const first = show('a');
  await show('b');
  late.resolve(ok([moved]));
  await first;
  expect(state).toEqual({ barcode: 'b', events: [], isLoading: false, error: undefined });
  expect(asked).toEqual(['a loc-1', 'b loc-1']);
  await show(undefined);
  expect(state).toEqual({ barcode: undefined, events: undefined, isLoading: false, error: undefined });
});

test('A history that fails to load is an error, and a retry reads it', { tags: ['Z-10', 'E-03'] }, async () => {
  const retry = deferred<Result<UnitEvent[]>>();
  const { state, show } = setUp([noAnswer, retry.promise]);
  await show('a');
  expect(state).toMatchObject({
    events: undefined,
    isLoading: false,
    error: 'Something went wrong, please try later!',
  });
  const reading = show('a');
  expect(state).toMatchObject({ isLoading: true, error: 'Something went wrong, please try later!' });
  retry.resolve(ok([moved]));
  await reading;
  expect(state).toEqual({ barcode: 'a', events: [moved], isLoading: false, error: undefined });
});

test('After a write the history is read again, and its events stay meanwhile', { tags: 'Z-10' }, async () => {
  const late = deferred<Result<UnitEvent[]>>();
  const { state, show } = setUp([ok([moved]), late.promise, ok([found, moved]), refused(503, 'Later.', 'server')]);
  await show('a');
  const overtaken = show('a');
  expect(state).toMatchObject({ events: [moved], isLoading: true });
  await show('a');
  late.resolve(ok([moved]));
  await overtaken;
  expect(state).toMatchObject({ events: [found, moved], isLoading: false });
  await show('a');
  expect(state).toMatchObject({ events: [found, moved], error: 'Later.' });
});
