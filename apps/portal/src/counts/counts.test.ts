import { expect, test } from 'vitest';
import { setUpCounts } from '../../test/counts.ts';

const nothing = { all: false, lines: [], tryouts: [], units: [] };

test.each([
  [{ ...nothing, counts: ['1'] }, 2],
  [{ ...nothing, rounds: ['1'] }, 2],
  [{ ...nothing, all: true }, 2],
  [{ ...nothing, units: ['1'] }, 1],
])('After the changes %o the rounds were read %i times', { tags: 'M-07' }, async (changes, times) => {
  const { counts, reads } = setUpCounts();
  await counts.load('today');
  await counts.readChanges(changes);
  expect(reads).toHaveLength(times);
});

test('The count of a bin is started, with a sound', { tags: 'M-07' }, async () => {
  const { counts, sent, sounds } = setUpCounts();
  expect(await counts.start('A-14-03')).toBe(true);
  expect(sent).toEqual([{ locationId: 'loc-1', bin: 'A-14-03' }]);
  expect(sounds).toEqual(['scan-ok']);
});

test('A refused start says why, and the next list forgets it', { tags: 'M-07' }, async () => {
  const { counts, sounds } = setUpCounts({ refusal: 'You counted this bin first.' });
  expect(await counts.start('A-14-03')).toBe(false);
  expect(counts.state.error).toBe('You counted this bin first.');
  expect(sounds).toEqual(['scan-error']);
  await counts.load('accuracy');
  expect(counts.state.error).toBeUndefined();
});

test('A plan is sent, and the plans are read again', { tags: 'M-07' }, async () => {
  const { counts, sent, reads, titles } = setUpCounts();
  await counts.plan({ aisles: ['A'], weekdays: [1], isBlind: true, recountAbove: 2 });
  expect(sent).toEqual([{ locationId: 'loc-1', aisles: ['A'], weekdays: [1], isBlind: true, recountAbove: 2 }]);
  expect(reads).toEqual(['plans']);
  expect(titles()).toEqual(['The counts are planned']);
});

test('A refused plan stays in the form with the reason', { tags: 'M-07' }, async () => {
  const { counts } = setUpCounts({ refusal: 'This day is over.' });
  expect(await counts.plan({ aisles: ['A'], onDay: '2025-11-20', isBlind: true })).toBeUndefined();
  expect(counts.state.error).toBe('This day is over.');
});

test('A refused end of a plan shows its reason beside the new list', { tags: 'M-07' }, async () => {
  const { counts, reads } = setUpCounts({ refusal: 'There is no such plan at this location.' });
  await counts.end('1');
  expect(reads).toEqual(['plans']);
  expect(counts.state.error).toBe('There is no such plan at this location.');
});
