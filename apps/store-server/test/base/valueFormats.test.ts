import { expect, test } from 'vitest';
import { whole } from '../../src/base/valueFormats.ts';

test('[O-03] A whole number with leading zeros is the number that is stored: an import finds no change', () => {
  expect(whole(5, 480).read('030')).toBe('30');
});
