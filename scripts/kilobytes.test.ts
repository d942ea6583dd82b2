import { expect, test } from 'vitest';
import { excessOf, JS_LIMIT } from './firstPageLimits.ts';
import { KILOBYTE, kilobytes } from './kilobytes.ts';
import { costText } from './kitDocs/cost.ts';

test('the same bytes have the same figure in the limits of the first pages and in the docs of the kit', () => {
  const bytes = 200 * KILOBYTE;
  expect(kilobytes(bytes)).toBe('200.0 KB');
  expect(costText({ js: bytes, css: KILOBYTE / 2, later: 0 })).toMatch(/^200\.0 KB of JavaScript and 0\.5 KB of CSS:/);
  const page = { name: '/', js: bytes, css: 0, steps: 1, scripts: [] };
  expect(excessOf(page, 2 * bytes)).toEqual(['JavaScript is 200.0 KB, the limit is 184.0 KB.']);
  expect(JS_LIMIT).toBe(188_416);
});
