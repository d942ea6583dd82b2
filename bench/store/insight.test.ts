import { expect, test } from 'vitest';
import { insightText } from './insight.ts';

test('Figures that take longer than their target miss it, and whole reads are named', { tags: 'V-05' }, () => {
  const times = [
    { title: 'today', pairs: 1667, ms: 99.6, cpu: 40, most: 100 },
    { title: '7 days', pairs: 11_669, ms: 210, cpu: 90, most: undefined },
    { title: '28 days', pairs: 46_676, ms: 501, cpu: 300, most: 500 },
  ];
  const text = insightText(1_000_000, times, [{ name: 'today', tables: ['tryouts'], text: '' }], '2 × CPU.');
  expect(text).toContain('1,000,000 lines');
  expect(text).toContain('| today | 1,667 | 40 ms | 100 ms | ≤ 100 ms | met |');
  expect(text).toContain('| 7 days | 11,669 | 90 ms | 210 ms |  |  |');
  expect(text).toContain('| 28 days | 46,676 | 300 ms | 501 ms | ≤ 500 ms | **missed** |');
  expect(text).toContain('Read whole: tryouts.');
});
