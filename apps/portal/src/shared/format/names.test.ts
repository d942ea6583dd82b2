import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { binLocation } from './binLocation.ts';
import { exactTime, shortTime } from './formatTime.ts';
import { sizeName } from './sizeName.ts';

test.each([
  ['A-14-03', '3', 'Aisle A, bay 14, shelf 3'],
  ['B-04-11', null, 'Aisle B, bay 4'],
  ['C-X2', '1', 'Aisle C, bay X2, shelf 1'],
  ['D', '2', 'Aisle D, shelf 2'],
  ['D', null, 'Aisle D'],
  ['', '3', 'No bin'],
  [null, '3', 'No bin'],
])('A picker reads where the bin %s with the shelf %s is', { tags: 'W-02' }, (bin, shelf, words) => {
  expect(binLocation(english, bin, shelf)).toBe(words);
});

test('A size names its system; garments have none', { tags: 'Z-05' }, () => {
  expect(sizeName({ size: '9', sizeSystem: 'US W' })).toBe('US W 9');
  expect(sizeName({ size: 'XL', sizeSystem: 'Regular' })).toBe('XL');
});

/** Times of the machine's time zone, because users read the time of their store. */
const at = (...parts: [number, number, number, number, number]) => new Date(2025, ...parts);

test('A time of today shows hours and minutes, another day shows its date', { tags: ['Z-07', 'X-02'] }, () => {
  const now = at(10, 21, 14, 32, 0);
  expect(shortTime(at(10, 21, 9, 5, 59).toISOString(), 'en-US', now)).toBe('09:05');
  expect(shortTime(at(10, 20, 23, 59, 59).toISOString(), 'en-US', now)).toBe('Nov 20');
  expect(shortTime(at(10, 5, 9, 5, 0).toISOString(), 'en-US', now)).toBe('Nov 05');
  expect(shortTime(new Date(2024, 11, 31, 9, 5).toISOString(), 'en-US', now)).toBe('Dec 31, 2024');
  expect(shortTime(new Date(2024, 11, 31, 9, 5).toISOString(), 'es', now)).toBe('31 dic 2024');
  expect(shortTime(at(9, 21, 9, 5, 0).toISOString(), 'en-US', now)).toBe('Oct 21');
  expect(shortTime(new Date().toISOString(), 'en-US')).toMatch(/^\d\d:\d\d$/);
});

test('A check-out shows its time with seconds', { tags: 'W-02' }, () => {
  expect(exactTime(at(10, 21, 9, 5, 7).toISOString())).toBe('09:05:07');
});

test.each([null, undefined, '', 'yesterday'])(
  'The time %j, which is none, is shown as two dashes',
  { tags: 'E-01' },
  (instant) => {
    expect(shortTime(instant, 'en-US')).toBe('--');
    expect(exactTime(instant)).toBe('--');
  },
);
