import { expect, test } from 'vitest';
import { excessOf, JS_LIMIT } from './firstPageLimits.ts';
import { KILOBYTE, kilobytes } from './kilobytes.ts';
import { costText } from './kitDocs/cost.ts';

test('the same bytes have the same figure in the page limits and in the kit docs', () => {
  const bytes = 210 * KILOBYTE;
  expect(kilobytes(bytes)).toBe('210.0 KB');
  expect(costText({ js: bytes, css: KILOBYTE / 2, later: 0 })).toMatch(/^210\.0 KB of JavaScript and 0\.5 KB of CSS:/);
  const page = { name: '/shoesize', js: bytes, css: 0, steps: 1, scripts: [] };
  expect(excessOf(page)).toEqual(['JavaScript is 210.0 KB, the limit is 200.0 KB.']);
  expect(JS_LIMIT).toBe(204_800);
});
