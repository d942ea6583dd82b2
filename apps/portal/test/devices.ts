import type { Device } from '@instore/api';

/** A kiosk of loc-1 that is not enrolled, with what a test changes. */
export const deviceOf = (part: Partial<Device> = {}): Device => ({
  deviceId: 'kiosk-1',
  kind: 'kiosk',
  name: 'Front door',
  locationId: 'loc-1',
  lockMinutes: null,
  enrolledAt: null,
  inUseBy: null,
  people: [],
  ...part,
});
