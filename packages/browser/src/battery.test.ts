import { expect, test } from 'vitest';
import { readBattery } from './battery.ts';

test('The charge is read in percent, where the browser tells it', { tags: 'D-05' }, async () => {
  const getBattery = async () => ({ level: 0.636, charging: true });
  expect(await readBattery({ getBattery })).toEqual({ battery: 64, isCharging: true });
  expect(await readBattery({})).toEqual({});
  expect(await readBattery({ getBattery: () => Promise.reject(new Error('refused by the policy')) })).toEqual({});
});
