import { expect, test } from 'vitest';
import { readScanTime } from '../../../src/domain/stock/rules/scanTime.ts';

const now = new Date('2026-03-05T12:00:00.000Z');
const HOUR = 60 * 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

test('[W-13] A scan that a device sends later keeps its time for 20 hours; a fast clock counts as now', () => {
  expect(readScanTime(now, undefined)).toEqual(now);
  for (const ms of [1, 20 * HOUR]) expect(readScanTime(now, ago(ms).toISOString())).toEqual(ago(ms));
  expect(readScanTime(now, ago(-1).toISOString())).toEqual(now);
  expect(() => readScanTime(now, ago(20 * HOUR + 1).toISOString())).toThrow('This scan is older than 20 hours.');
});
