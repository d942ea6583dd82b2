import { expect, test } from 'vitest';
import { recentIds } from './recentIds.ts';

test('The latest events that sounded are remembered, and a repeated one counts once', { tags: 'N-04' }, () => {
  const ids = recentIds(2);
  for (const id of ['a', 'b']) ids.add(id);
  expect(['a', 'b'].map((id) => ids.has(id))).toEqual([true, true]);
  ids.add('a');
  ids.add('c');
  expect(['a', 'b', 'c'].map((id) => ids.has(id))).toEqual([true, false, true]);
});
