import { expect, test } from 'vitest';
import { fillText } from '../../test/support.ts';
import { createSay } from '../shared/language/language.ts';
import { closingOptions, longerOptions } from './timeOptions.ts';

const say = createSay(fillText, { locale: 'en-US', translation: undefined });
// A Monday, 12:00 in New York.
const now = Date.parse('2030-01-07T17:00:00.000Z');
const place = { timeZone: 'America/New_York', locale: 'en-US', now };
const closings = ['2030-01-08T01:00:00.000Z', '2030-01-09T01:00:00.000Z', '2030-01-11T01:00:00.000Z'];
const latest = '2030-01-21T17:00:00.000Z';

test('A closing is named by its day at the location', { tags: 'M-04' }, () => {
  expect(closingOptions(say, closings, place).map(({ label, time }) => `${label} ${time}`)).toEqual([
    'Today 20:00',
    'Tomorrow 20:00',
    'Thursday 20:00',
  ]);
});

test('Tomorrow is the next day when the clocks change', { tags: 'M-04' }, () => {
  // This Sunday has 25 hours in New York; it is 00:10.
  const night = { ...place, now: Date.parse('2030-11-03T04:10:00.000Z') };
  const evenings = ['2030-11-04T01:00:00.000Z', '2030-11-05T01:00:00.000Z'];
  expect(closingOptions(say, evenings, night).map(({ label }) => label)).toEqual(['Today', 'Tomorrow']);
});

test('A pair is held an hour longer, or until a later closing', { tags: 'M-04' }, () => {
  const until = closings[0] ?? '';
  const options = longerOptions(say, until, { closings, latest }, place);
  expect(options.map(({ label, time }) => `${label} ${time}`)).toEqual([
    '1 hour 21:00',
    'Tomorrow 20:00',
    'Thursday 20:00',
  ]);
  expect(longerOptions(say, latest, { closings, latest }, place)).toEqual([]);
});
