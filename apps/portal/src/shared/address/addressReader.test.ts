import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressReader } from './addressReader.ts';

const read = addressReader(
  v.object({
    status: v.fallback(v.optional(v.picklist(['1', '2'])), undefined),
    open: v.fallback(v.optional(v.string()), undefined),
  }),
);

test('A parameter that a page does not understand is named and replaces the raw value', { tags: 'F-06' }, () => {
  const raw = { status: 'late', open: '7', other: 'x' };
  expect(read(raw)).toEqual({ open: '7', unknown: ['status=late'] });
  expect({ ...raw, ...read(raw) }).toHaveProperty('status', undefined);
});

test('An address that is understood has nothing to name; an empty parameter is none', { tags: 'F-06' }, () => {
  expect(read({ status: '2', open: '' })).toEqual({ status: '2', open: '' });
  expect(read({ status: '' })).toEqual({});
});

test('What was named stays named when the router reads its own address', { tags: 'F-06' }, () => {
  expect(read({ ...read({ status: 'late' }), open: '7' })).toEqual({ open: '7', unknown: ['status=late'] });
  expect({ unknown: 'all', ...read({ unknown: 'all' }) }).toEqual({});
});
