import { expect, test } from 'vitest';
import { storyName } from './storyName.ts';

test.each([
  ['Long Text', 'Long text'],
  ['Back On A Phone', 'Back on a phone'],
  ['Example', 'Example'],
  ['A4', 'A4'],
  ['With SKU And Bin', 'With SKU and bin'],
])('A reader finds the story "%s" by a name in sentence case', (name, expected) => {
  expect(storyName(name)).toBe(expected);
});
