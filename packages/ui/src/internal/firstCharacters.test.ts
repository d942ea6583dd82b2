import { expect, test } from 'vitest';
import { firstCharacters } from './firstCharacters.ts';

test.each([
  ['Bench', 3, 'Ben'],
  ['Bench', 5, 'Bench'],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['👟👟', 1, '👟'],
  ['👨\u200D👩\u200D👧', 1, '👨\u200D👩\u200D👧'],
])('A text is cut between the characters that a person sees: %s, %i', { tags: 'E-03' }, (text, most, cut) => {
  expect(firstCharacters(text, most)).toBe(cut);
});
