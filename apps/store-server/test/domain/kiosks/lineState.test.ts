import { expect, test } from 'vitest';
import { arrivedAt, stateOfLine } from '../../../src/domain/kiosks/rules/lineState.ts';

const at = new Date('2025-11-21T14:00:00Z');
const later = new Date('2025-11-21T14:05:00Z');
const line = { handedOverAt: null, isAtSpot: false, deliveredAt: null };

test.each([
  ['accepted', 'accepted'],
  ['request', 'fetched'],
  ['pending', 'fetched'],
  ['checkedout', 'onItsWay'],
  ['checkedin', 'cancelled'],
  ['sold', 'here'],
  ['unavailable', 'unavailable'],
  ['cancelled', 'cancelled'],
] as const)('A line that is %s reads "%s" at the kiosk', { tags: 'C-10' }, (status, state) => {
  expect(stateOfLine({ ...line, status })).toBe(state);
});

test('A checked-out pair is here once it is handed over or at the delivery spot', { tags: ['C-10', 'W-11'] }, () => {
  const out = { ...line, status: 'checkedout' as const };
  expect(stateOfLine({ ...out, handedOverAt: at })).toBe('here');
  expect(stateOfLine({ ...out, isAtSpot: true, deliveredAt: at })).toBe('here');
  expect(stateOfLine({ ...out, deliveredAt: at })).toBe('onItsWay');
  // Back in the stockroom it is not here any more.
  expect(stateOfLine({ ...out, status: 'checkedin', handedOverAt: at })).toBe('cancelled');
  expect(arrivedAt({ handedOverAt: later, isAtSpot: true, deliveredAt: at })).toBe(later);
  expect(arrivedAt({ ...line, deliveredAt: at })).toBeNull();
});
