import { expect, test } from 'vitest';
import { readScanTime } from '../../src/base/scanTime.ts';

const now = new Date('2026-03-05T12:00:00.000Z');
const HOUR = 60 * 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms);
const scannedAt = (ms: number) => ago(ms).toISOString();

test('A scan that is sent later keeps its time for 20 hours', { tags: 'W-13' }, () => {
  expect(readScanTime(now, {})).toEqual(now);
  for (const ms of [1, 20 * HOUR]) expect(readScanTime(now, { scannedAt: scannedAt(ms) })).toEqual(ago(ms));
  expect(readScanTime(now, { scannedAt: scannedAt(-1) })).toEqual(now);
  expect(() => readScanTime(now, { scannedAt: scannedAt(20 * HOUR + 1) })).toThrow('This scan is older than 20 hours.');
});

test('A scan keeps its exact time, although the call was on its way for two seconds', { tags: 'W-13' }, () => {
  expect(readScanTime(now, { scannedAt: scannedAt(5_000), deviceTime: scannedAt(2_000) })).toEqual(ago(5_000));
});

test.each([
  ['slow', HOUR],
  ['fast', -HOUR],
])('The clock of the device is %s: the age of the scan counts', { tags: 'W-13' }, (_clock, behind) => {
  const deviceTime = scannedAt(behind);
  expect(readScanTime(now, { scannedAt: scannedAt(behind + 5_000), deviceTime })).toEqual(ago(5_000));
  expect(readScanTime(now, { scannedAt: scannedAt(behind - 5_000), deviceTime })).toEqual(now);
});

test.each([0, HOUR, -HOUR])(
  'A scan is refused if the clock was set back after it (%i ms off)',
  { tags: 'W-13' },
  (behind) => {
    const deviceTime = scannedAt(behind);
    expect(() => readScanTime(now, { scannedAt: scannedAt(behind - 5_001), deviceTime })).toThrow(
      'The clock of this device was set back after this scan. Check the pair and scan it again.',
    );
  },
);
