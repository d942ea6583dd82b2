import { expect, test } from 'vitest';
import { readWords } from '../../src/db/words.ts';

test('A search looks at its first twelve different words', { tags: 'C-04' }, () => {
  const many = Array.from({ length: 60 }, (_, n) => `word${n % 30}`).join(' ');
  expect(readWords(many)).toHaveLength(12);
  expect(readWords('red red, RED blue')?.map(({ text }) => text)).toEqual(['%red%', '%RED%', '%blue%']);
});
