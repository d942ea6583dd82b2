import { expect, test } from 'vitest';
import { endingWith, startingWith, within } from '../../src/db/like.ts';

test('What a person types is searched as it is: the wildcards of LIKE are characters', { tags: 'A-03' }, () => {
  expect(within(String.raw`50%_a\b`)).toBe(String.raw`%50\%\_a\\b%`);
  expect(startingWith('5%')).toBe(String.raw`5\%%`);
  expect(endingWith('_5')).toBe(String.raw`%\_5`);
});
