import { expect, test, vi } from 'vitest';
import { english } from '../../../test/support.ts';
import { outboxConflict } from './outboxItems.ts';

/** The card of a check-out that was refused, and the actions of the outbox. */
const cardOf = ({ input = {}, conflict = {}, operation = 'checkOut' }) => {
  const entry = {
    id: 1,
    operation,
    input: { locationId: 'loc-1', barcode: '2048177304161', ...input },
    at: 0,
    label: { name: 'Halden Court 82', size: '9', bin: 'A-14-03' },
    conflict: { reason: 'refused', kind: 'conflict', message: 'The server refused it.', at: 0, ...conflict },
  };
  const actions = { retry: vi.fn(), drop: vi.fn(), replace: vi.fn() };
  return { ...outboxConflict(entry as never, actions, english, 'en-US'), actions };
};

/** The answers that the card of a check-out offers. */
const answersOf = (title: string, input: object = { lineId: '11' }, operation = 'checkOut') =>
  cardOf({ input, conflict: { title }, operation }).answers.map(({ label }) => label);

test.each([
  ['another refusal of the check-out', answersOf('Not requested')],
  ['a check-out without a line', answersOf('Checked out', { lineId: undefined })],
  ['a refused check-in', answersOf('Checked out', {}, 'checkIn')],
])(
  'a picker takes over only a pair that a colleague checked out, not after %s',
  { tags: ['W-09', 'W-13'] },
  (_, answers) => {
    expect(answersOf('Checked out')).toEqual(['I have it, make it mine', 'Drop it']);
    expect(answers).toEqual(['Try again', 'Drop it']);
  },
);

test('a scan that is too old to be sent is confirmed or dropped', { tags: 'W-13' }, () => {
  const { text, answers, actions } = cardOf({
    conflict: { reason: 'old', title: 'Checked out' },
    input: { lineId: '11' },
  });
  expect(text).toBe('This scan is older than 20 hours. Check the pair, then confirm or drop it.');
  expect(answers.map(({ label }) => label)).toEqual(['Confirm', 'Drop it']);
  answers[0]?.onPress();
  expect(actions.retry).toHaveBeenCalledExactlyOnceWith(1);
  expect(actions.drop).not.toHaveBeenCalled();
  answers[1]?.onPress();
  expect(actions.drop).toHaveBeenCalledExactlyOnceWith(1);
});

test('an outdated correction is sent again without its version, or dropped', { tags: ['W-05', 'W-13'] }, () => {
  const { text, answers, actions } = cardOf({
    operation: 'correctBinShelfRecord',
    input: { body: { bin: 'B-01-02', version: 3 } },
    conflict: { title: 'Corrected in the meantime', message: 'Ines Calloway corrected it.' },
  });
  expect(text).toBe('Ines Calloway corrected it.');
  expect(answers.map(({ label }) => label)).toEqual(['Correct it all the same', 'Drop it']);
  answers[0]?.onPress();
  const input = { locationId: 'loc-1', barcode: '2048177304161', body: { bin: 'B-01-02', version: null } };
  expect(actions.replace).toHaveBeenCalledExactlyOnceWith(1, { operation: 'correctBinShelfRecord', input });
  expect(actions.drop).not.toHaveBeenCalled();
});

test('a refusal without a reason says that something went wrong', { tags: ['E-03', 'W-13'] }, () => {
  const { text } = cardOf({ conflict: { title: 'Checked out', message: undefined }, input: { lineId: '11' } });
  expect(text).toBe('Something went wrong, please try later! Do you have the box in your hands?');
});

test.each(['checkOut', 'checkIn', 'moveUnits', 'correctBinShelfRecord', 'scanCount', 'reportPairNotHere'])(
  'The card of a late %s names who has changed the pair since, and when',
  { tags: 'W-13' },
  (operation) => {
    const message =
      'Emil Strand changed Halden Court 82, size 9 at 14:32, after this scan. Check the pair, then try again or drop it.';
    const { text, answers, actions } = cardOf({ operation, conflict: { title: 'Changed after this scan', message } });
    expect(text).toContain(`${message} Expected: a pair that has not changed since.`);
    expect(answers.map(({ label }) => label)).toEqual(['Try again', 'Drop it']);
    answers[0]?.onPress();
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(1);
  },
);
