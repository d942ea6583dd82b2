import { expect, test, vi } from 'vitest';
import { english } from '../../../test/support.ts';
import { outboxConflict } from './outboxItems.ts';

/** The answers that the card of a check-out offers. */
const answersOf = (title: string, input: object = { lineId: '11' }, operation = 'checkOut') => {
  const entry = {
    id: 1,
    operation,
    input: { locationId: 'loc-1', barcode: '2048177304161', ...input },
    at: 0,
    label: { name: 'Halden Court 82', size: '9', bin: 'A-14-03' },
    conflict: { reason: 'refused', kind: 'conflict', title, message: 'The server refused it.', at: 0 },
  };
  const verbs = { retry: vi.fn(), drop: vi.fn(), replace: vi.fn() };
  return outboxConflict(entry as never, verbs, english, 'en-US').answers.map(({ label }) => label);
};

test.each([
  ['another refusal of the check-out', answersOf('Not requested')],
  ['a check-out without a line', answersOf('Checked out', { lineId: undefined })],
  ['a refused check-in', answersOf('Checked out', {}, 'checkIn')],
])('[W-09, W-13] a picker takes over only a pair that a colleague checked out, not after %s', (_, answers) => {
  expect(answersOf('Checked out')).toEqual(['I have it, make it mine', 'Drop it']);
  expect(answers).toEqual(['Try again', 'Drop it']);
});
