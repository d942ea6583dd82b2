import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressReader } from './addressReader.ts';

const read = addressReader(
  v.object({
    status: v.fallback(v.optional(v.picklist(['1', '2'])), undefined),
    open: v.fallback(v.optional(v.string()), undefined),
  }),
);

test('[F-06] A parameter that a page does not understand is named and replaces the raw value', () => {
  const raw = { status: 'late', open: '7', other: 'x' };
  expect(read(raw)).toEqual({ open: '7', unknown: ['status=late'] });
  expect({ ...raw, ...read(raw) }).toHaveProperty('status', undefined);
});

test('[F-06] An address that is understood has nothing to name; an empty parameter is none', () => {
  expect(read({ status: '2', open: '' })).toEqual({ status: '2', open: '' });
  expect(read({ status: '' })).toEqual({});
});

test('[F-06] What was named stays named when the router reads its own address', () => {
  expect(read({ ...read({ status: 'late' }), open: '7' })).toEqual({ open: '7', unknown: ['status=late'] });
  expect({ unknown: 'all', ...read({ unknown: 'all' }) }).toEqual({});
});
