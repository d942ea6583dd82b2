import { expect, test } from 'vitest';
import { markedCode } from './markedCode.ts';

test('Names of properties, attributes and values are marked as code', () => {
  expect(markedCode('In a list; isChosen inverts it. Use aria-expanded and as="ul".')).toBe(
    'In a list; `isChosen` inverts it. Use `aria-expanded` and `as="ul"`.',
  );
  expect(markedCode("title is the thing, e.g. a bin. stacked in narrow columns. Call toasts.info('Removed').")).toBe(
    "`title` is the thing, e.g. a bin. `stacked` in narrow columns. Call `toasts.info('Removed')`.",
  );
});

test('Texts of the screen and plain sentences are left', () => {
  const plain = 'For codes: use Barcode. It says "onChange is called" and 4 min.';
  expect(markedCode(plain)).toBe(plain);
});
