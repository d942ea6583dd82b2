import * as v from 'valibot';
import { expect, test } from 'vitest';
import { picksSearch, listOf } from './picksSearch.ts';

const read = (search: unknown) => listOf(v.parse(picksSearch, search));

test('An address without filters shows the list of requests', { tags: ['W-02', 'W-01'] }, () => {
  expect(read({})).toEqual({ status: 'request', filters: { bin: [], size: [], brand: [], requestBy: [] } });
});

test('The address holds the status and four filters with one or several values each', { tags: 'W-02' }, () => {
  expect(read({ status: 'pending', bin: 'A', size: [9, '10.5'], brand: ['Halden'], requestBy: 'Kiosk 2' })).toEqual({
    status: 'pending',
    filters: { bin: ['A'], size: ['9', '10.5'], brand: ['Halden'], requestBy: ['Kiosk 2'] },
  });
});

test('Invalid values in an address are ignored, valid ones are used', { tags: 'W-02' }, () => {
  expect(read({ status: 'gone', bin: { a: 1 }, size: true, brand: null, requestBy: [{}] })).toEqual(read({}));
});

test('The address holds that only the own picks are shown', { tags: 'W-10' }, () => {
  expect(read({ held: 'mine' }).isMine).toBe(true);
  expect(read({ held: 'others' }).isMine).toBeUndefined();
});
