import { expect, test } from 'vitest';
import { binRuns } from './binRuns.ts';

test('Adjacent bins of a bay are one entry that one press removes', { tags: 'Z-13' }, () => {
  const bins = ['A-14-01', 'A-14-02', 'A-14-03', 'A-15-04', 'B-15-05', 'B-15-07', 'B-15-06'];
  expect(binRuns(bins, []).map(({ text }) => text)).toEqual([
    'A-14-01 – 03',
    'A-15-04',
    'B-15-05',
    'B-15-07',
    'B-15-06',
  ]);
  expect(binRuns(bins, [])[0]?.bins).toEqual(['A-14-01', 'A-14-02', 'A-14-03']);
});

test('A bin that the location does not have stays its own entry and can be removed', { tags: 'Z-13' }, () => {
  expect(binRuns(['A-14-01', 'A-14-02', 'A-14-03', 'rack'], ['A-14-02']).map(({ text }) => text)).toEqual([
    'A-14-01',
    'A-14-02',
    'A-14-03',
    'rack',
  ]);
});
