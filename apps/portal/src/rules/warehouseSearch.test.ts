import * as v from 'valibot';
import { expect, test } from 'vitest';
import { warehouseSearch, listOf } from './warehouseSearch.ts';

const read = (search: unknown) => listOf(v.parse(warehouseSearch, search));

test('[W-01] [W-02] An address without filters shows the list of requests', () => {
  expect(read({})).toEqual({ status: 'request', filters: { bin: [], size: [], brand: [], requestBy: [] } });
});

test('[W-02] The address holds the status and four filters with one or several values each', () => {
  expect(read({ status: 'pending', bin: 'A', size: [9, '10.5'], brand: ['Halden'], requestBy: 'Kiosk 2' })).toEqual({
    status: 'pending',
    filters: { bin: ['A'], size: ['9', '10.5'], brand: ['Halden'], requestBy: ['Kiosk 2'] },
  });
});

test('[W-02] Invalid values in an address are ignored, valid ones are used', () => {
  expect(read({ status: 'gone', bin: { a: 1 }, size: true, brand: null, requestBy: [{}] })).toEqual(read({}));
});

test('[W-10] The address holds that only the own picks are shown', () => {
  expect(read({ held: 'mine' }).isMine).toBe(true);
  expect(read({ held: 'others' }).isMine).toBeUndefined();
});
