import { expect, test } from 'vitest';
import { stateOf } from '../../../src/domain/tryouts/rules/tryoutState.ts';

const requestedAt = new Date('2025-11-21T14:00:00Z');
const twoHoursLater = new Date('2025-11-21T16:00:00Z');
const waiting = { acceptedBy: null, withdrawnAt: null, requestedAt };

test('A try-on request waits for two hours, and then it has expired', { tags: 'K-11' }, () => {
  expect(stateOf(waiting, requestedAt)).toBe('waiting');
  expect(stateOf(waiting, new Date(twoHoursLater.getTime() - 1))).toBe('waiting');
  expect(stateOf(waiting, twoHoursLater)).toBe('expired');
});

test('An accepted request stays accepted, and a withdrawn one withdrawn', { tags: 'K-11' }, () => {
  expect(stateOf({ ...waiting, acceptedBy: '1001' }, requestedAt)).toBe('accepted');
  expect(stateOf({ ...waiting, acceptedBy: '1001' }, twoHoursLater)).toBe('accepted');
  expect(stateOf({ ...waiting, withdrawnAt: requestedAt }, twoHoursLater)).toBe('withdrawn');
  expect(stateOf({ ...waiting, acceptedBy: '1001', withdrawnAt: requestedAt }, requestedAt)).toBe('withdrawn');
});
