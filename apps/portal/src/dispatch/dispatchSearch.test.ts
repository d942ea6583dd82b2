import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dispatchSearch, dispatchView } from './dispatchSearch.ts';

const view = (address: object) => dispatchView(v.parse(dispatchSearch, address));

test('An address without order and associates shows all, the longest out first', { tags: 'W-11' }, () => {
  expect(view({})).toEqual({ sort: 'oldest', owners: [] });
  expect(view({ sort: 'loudest', owners: { a: 1 } })).toEqual({ sort: 'oldest', owners: [] });
});

test('The address holds the order and one or several associates, with numbers as text', { tags: 'W-11' }, () => {
  expect(view({ sort: 'newest', owners: [7, '8'] })).toEqual({ sort: 'newest', owners: ['7', '8'] });
  expect(view({ owners: 7 })).toEqual({ sort: 'oldest', owners: ['7'] });
});
