import type { CustomerHold } from '@instore/api';
import { expect, test } from 'vitest';
import { holdOf } from '../../test/holds.ts';
import { apiOf, fillText, ok, recordToasts, refused } from '../../test/support.ts';
import { createSay } from '../shared/language/language.ts';
import { createHolds } from './holds.ts';

function setUp(refusal?: string) {
  const asked: string[] = [];
  let shown = [holdOf(), holdOf({ holdId: '2', until: '2030-01-07T18:00:00.000Z' })];
  const answer = async () => (refusal === undefined ? ok({ holdId: '1' }) : refused(409, refusal));
  const api = apiOf({
    storefront: {
      getCustomerHolds: async ({ list, whose, search, ids }) => {
        asked.push([list, whose, search, ids].filter(Boolean).join(' '));
        const content = shown.filter(({ holdId }) => ids?.includes(holdId) ?? true);
        return ok({ content, totalElements: shown.length, counts: { mine: 1, held: shown.length, ended: 0 } });
      },
      getCustomerHoldTimes: async () => ok({ closings: [], latest: '', bin: 'H-01-02', timeZone: 'America/New_York' }),
      holdForCustomer: async (input) => {
        asked.push(JSON.stringify(input));
        return answer();
      },
      letHeldPairGo: answer,
    },
    inventory: {},
  });
  const { toasts, titles } = recordToasts();
  const say = createSay(fillText, { locale: 'en-US', translation: undefined });
  const holds = createHolds({ api, toasts, say, locationId: () => 'canal-street' });
  return {
    holds,
    asked,
    titles,
    show: (...rows: CustomerHold[]) => (shown = rows),
    leave: (id: string) => (shown = shown.filter(({ holdId }) => holdId !== id)),
  };
}

const view = { list: 'held', whose: 'all', search: '' } as const;

test('A hold that ended elsewhere leaves the list', { tags: 'M-04' }, async () => {
  const { holds, asked, leave } = setUp();
  await holds.load(view);
  expect(holds.state.order).toEqual(['1', '2']);
  expect(holds.state.counts).toEqual({ mine: 1, held: 2, ended: 0 });
  leave('2');
  await holds.readChanges({ all: false, lines: [], tryouts: [], units: [], customerHolds: ['2'] });
  expect(holds.state.order).toEqual(['1']);
  await holds.load({ ...view, search: 'noo' });
  expect(asked).toEqual(['held all', 'held all 2', 'held all noo']);
});

test('Of holds that end at once the newest stays first', { tags: 'M-04' }, async () => {
  const { holds, show } = setUp();
  const endedAt = '2030-01-07T20:00:00.000Z';
  const ended = ['12', '11'].map((holdId) => holdOf({ holdId, ending: 'ran out', endedAt }));
  show(...ended);
  await holds.load({ ...view, list: 'ended' });
  expect(holds.state.order).toEqual(['12', '11']);
  await holds.readChanges({ all: false, lines: [], tryouts: [], units: [], customerHolds: ['11', '12'] });
  expect(holds.state.order).toEqual(['12', '11']);
});

test('A refusal is shown, and the list is read again', { tags: 'M-04' }, async () => {
  const { holds, asked, titles } = setUp('Ines Calloway let this pair go at 14:00.');
  expect(await holds.letGo('1')).toBe(false);
  expect(titles()).toEqual(['Ines Calloway let this pair go at 14:00.']);
  expect(asked).toEqual(['held all']);
  expect(holds.state.pending).toEqual({});
});

test('The pair of a line goes to the hold shelf', { tags: 'M-04' }, async () => {
  const { holds, asked } = setUp();
  await holds.readTimes();
  const draft = { firstName: ' Noor ', note: '', until: '2030-01-07T20:00:00.000Z' };
  expect(await holds.hold('2048177304161', draft, '11')).toBe('1');
  expect(JSON.parse(asked[0] ?? '')).toEqual({
    locationId: 'canal-street',
    barcode: '2048177304161',
    firstName: 'Noor',
    until: draft.until,
    lineId: '11',
    bin: 'H-01-02',
  });
});

test('The reason of a refused hold is in the form', { tags: 'M-04' }, async () => {
  const { holds, titles } = setUp('This pair is sold.');
  expect(await holds.hold('1', { firstName: 'Noor', note: '', until: '' }, undefined)).toBeUndefined();
  expect(holds.form.error).toBe('This pair is sold.');
  expect(titles()).toEqual([]);
});
