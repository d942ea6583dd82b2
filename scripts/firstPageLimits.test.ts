import { expect, test } from 'vitest';
import { excessOf, JS_LIMIT } from './firstPageLimits.ts';
import { KILOBYTE } from './kilobytes.ts';
import type { FirstPage } from './firstPages.ts';

const page = (js: number, css: number, steps = 2): FirstPage => ({ name: '/', js, css, steps, scripts: [] });
const kb = (kilobytes: number): number => kilobytes * KILOBYTE;

test('a first page within its limits is accepted, up to the last byte', () => {
  expect(excessOf(page(JS_LIMIT, kb(2)), kb(207))).toEqual([]);
  expect(excessOf(page(kb(120), kb(15)), kb(150))).toEqual([]);
});

test('a first page with too much JavaScript is refused, however much Mantine needs', () => {
  expect(excessOf(page(JS_LIMIT + KILOBYTE, 0), kb(900))).toEqual(['JavaScript is 185.0 KB, the limit is 184.0 KB.']);
});

test('a first page that loads more than 0.9 of the same page with Mantine is refused', () => {
  const sentence = 'JavaScript and CSS are 136.0 KB, the limit is 135.0 KB: 0.9 of the page with Mantine.';
  expect(excessOf(page(kb(120), kb(16)), kb(150))).toEqual([sentence]);
});

test('a page without a recorded figure is refused, not accepted', () => {
  expect(excessOf(page(1, 1), Number.NaN)).toHaveLength(1);
});

test('a first page with too long a chain of requests is refused', () => {
  expect(excessOf(page(1, 1, 3), kb(150))).toEqual(['3 requests follow one another, the limit is 2.']);
});
