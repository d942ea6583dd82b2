import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maren Okafor', 'MO'],
  ['  dario   de la vance ', 'DV'],
  ['Cher', 'C'],
  ['Éva Ørsted', 'ÉØ'],
  // A letter of two code units is kept whole.
  ['\u{20BB7}田 一郎', '\u{20BB7}一'],
  ['--', ''],
  ['', ''],
])('the fallback of a photo for "%s" is "%s"', { tags: 'H-05' }, (name, letters) => {
  expect(initials(name)).toBe(letters);
});
