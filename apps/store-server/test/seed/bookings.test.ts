import { expect, test } from 'vitest';
import { closed } from '../../src/seed/bookings.ts';

const closingsAt = (now: string): string[] => closed(new Date(now)).map(({ day, name }) => `${day} ${name}`);

test('A demo that begins on a holiday has open locations for its next bookings', { tags: 'B-02' }, () => {
  expect(closingsAt('2026-11-25T15:00:00Z')).toContain('2026-11-26 Thanksgiving');
  expect(closingsAt('2026-11-26T15:00:00Z')).not.toContain('2026-11-26 Thanksgiving');
  // It is still Thursday evening in New York.
  expect(closingsAt('2026-11-27T03:00:00Z')).not.toContain('2026-11-26 Thanksgiving');
  expect(closingsAt('2026-11-26T15:00:00Z')).toContain('2027-11-25 Thanksgiving');
});
