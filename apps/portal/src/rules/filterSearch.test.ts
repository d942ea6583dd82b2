import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filterSearch, listOf } from './filterSearch.ts';

const read = (search: unknown) => listOf(v.parse(filterSearch, search));

test('[W-01] [W-02] An address without filters is the list of requests', () => {
  expect(read({})).toEqual({ status: 'request', filters: { bin: [], size: [], brand: [], requestBy: [] } });
});

test('[W-02] Status and the four filters stand in the address, one value or several', () => {
  expect(read({ status: 'pending', bin: 'A', size: [9, '10.5'], brand: ['Halden'], requestBy: 'Kiosk 2' })).toEqual({
    status: 'pending',
    filters: { bin: ['A'], size: ['9', '10.5'], brand: ['Halden'], requestBy: ['Kiosk 2'] },
  });
});

test('[W-02] An address with nonsense is read as far as it can be', () => {
  expect(read({ status: 'gone', bin: { a: 1 }, size: true, brand: null, requestBy: [{}] })).toEqual(read({}));
});
