import { expect, test } from 'vitest';
import { excessOf, JS_LIMIT, SIGN_IN_JS_LIMIT } from './firstPageLimits.ts';
import { KILOBYTE } from './kilobytes.ts';
import type { FirstPage } from './firstPages.ts';

const page = (name: string, js: number, steps = 2): FirstPage => ({ name, js, css: 0, steps, scripts: [] });

test('a first page within its limits is accepted, up to the last byte', () => {
  expect(excessOf(page('/shoesize', JS_LIMIT))).toEqual([]);
  expect(excessOf(page('/', SIGN_IN_JS_LIMIT))).toEqual([]);
});

test('an area with too much JavaScript is refused', () => {
  expect(excessOf(page('/warehouse', JS_LIMIT + KILOBYTE))).toEqual(['JavaScript is 201.0 KB, the limit is 200.0 KB.']);
});

test('a sign-in page with too much JavaScript is refused', () => {
  expect(excessOf(page('/', SIGN_IN_JS_LIMIT + KILOBYTE))).toEqual(['JavaScript is 161.0 KB, the limit is 160.0 KB.']);
});

test('a first page with too long a chain of requests is refused', () => {
  expect(excessOf(page('/shoesize', 1, 3))).toEqual(['3 requests follow one another, the limit is 2.']);
});
