import { expect, test } from 'vitest';
import * as v from 'valibot';
import { binSearch } from './binSearch.ts';

test('The address holds a bin or search, a move or count, and a pair, nothing else', { tags: 'W-12' }, () => {
  const read = (address: object) => v.parse(binSearch, address);
  for (const mode of ['move', 'count'])
    expect(read({ bin: 'A-14-03', mode, pair: 7 })).toEqual({ bin: 'A-14-03', mode, pair: '7' });
  expect(read({ bin: ['A'], search: ' tarn ', mode: 'sell', pair: 'x'.repeat(16) })).toEqual({ search: 'tarn' });
});
