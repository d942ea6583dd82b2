import { expect, test } from 'vitest';
import { english, noAnswer, offline, refusedAs } from '../../../test/support.ts';
import { type RefusedWrite, explainRefusal, scannedBy } from './explainRefusal.ts';

const barcode = '2048177304161';
const explain = (operation: RefusedWrite['operation'], failure: RefusedWrite['failure'], hasExpected = false) =>
  explainRefusal(english, { operation, scanned: barcode, failure, hasExpected });

test.each([
  ['Checked in', 'This pair is already checked in.', 'Put it back into its bin.'],
  ['Sold', 'This pair is sold.', 'Put it aside and ask an admin.'],
  ['Bought', 'This pair belongs to order 10021.', 'Put it aside and ask an admin.'],
  ['Other location', 'This pair belongs to Bedford Avenue.', 'Put it aside for that location.'],
  ['Unknown barcode', 'No pair has the barcode 123.', 'Check the label, or type the barcode.'],
  [
    'Not checked out',
    'This pair is reserved for request 48213 and is not checked out.',
    'Check it out in the list of its request first.',
  ],
])(
  '[W-06, W-14] A check-in that is refused as "%s" says what was scanned, why, and what to do',
  (title, reason, next) => {
    expect(explain('checkIn', refusedAs(title, reason))).toBe(`${barcode} was not checked in: ${reason} ${next}`);
  },
);

test('[W-06, W-14] A refused check-out names the scanned pair; the expected one is what to scan, where one is known', () => {
  const reason = 'There is no open request for Halden Court 82, size 9.';
  const told = `${barcode} was not checked out: ${reason}`;
  expect(explain('checkOut', refusedAs('Not requested', reason))).toBe(`${told} Put it back into its bin.`);
  expect(explain('checkOut', refusedAs('Not requested', reason), true)).toBe(told);
  expect(explain('checkOut', refusedAs('Wrong pair', 'Wrong size: scanned 10, requested 9.5'))).toBe(
    'Wrong size: scanned 10, requested 9.5. Put it back, and scan the requested pair.',
  );
});

test('[W-12, W-14] A refused scan of a count says what to do once', () => {
  const sold = 'Halden Court 82, size 9 is sold. Ask an admin.';
  expect(explain('scanCount', refusedAs('Sold', sold))).toBe(`${barcode} was not counted: ${sold}`);
  const elsewhere = 'This pair belongs to Bedford Avenue.';
  expect(explain('scanCount', refusedAs('Other location', elsewhere))).toBe(
    `${barcode} was not counted: ${elsewhere} Put it aside for that location.`,
  );
});

test('[W-13] Without an answer of the store the reason stands alone', () => {
  expect(explain('checkIn', offline)).toBe('You are offline. Nothing was sent.');
  expect(explain('checkIn', noAnswer)).toBe('Something went wrong, please try later!');
});

test.each([
  ['moveUnits', 'Sold', 'Not done: Move. X is sold. Put it aside and ask an admin.'],
  ['moveUnits', 'Unknown bin', 'Not done: Move. X is sold. Check the label, or type the barcode.'],
  ['deliverLine', 'Line is not open', 'Not done: Hand over. X is sold.'],
  ['takeOverCheckOut', 'Other pair', 'Not done: Make it mine. X is sold.'],
  ['undoCheckOut', 'Bought', 'Not done: Undo check-out. X is sold.'],
  ['correctBinShelfRecord', 'Sold', 'Not done: Correct. X is sold. Put it aside and ask an admin.'],
  ['handInCount', 'Ended', 'Not done: Hand in the count. X is sold.'],
] as const)(
  '[W-13, W-14] A refused %s ("%s") says what was not done, why, and what to do',
  (operation, title, told) => {
    expect(explainRefusal(english, { operation, failure: refusedAs(title, 'X is sold.') })).toBe(told);
  },
);

test('[W-13] A write that the role may not do sends the user to an admin', () => {
  const failure = { ...refusedAs('Not allowed', 'X belongs to another associate.'), kind: 'forbidden' as const };
  expect(explainRefusal(english, { operation: 'cancelRequest', failure })).toBe(
    'Not done: Cancel request. X belongs to another associate. Ask an admin, then try again.',
  );
});

test('[W-13] What was scanned is the barcode; a write without a scan has none', () => {
  const at = { locationId: 'loc-1' };
  expect(scannedBy({ operation: 'checkIn', input: { ...at, barcode } })).toBe(barcode);
  expect(scannedBy({ operation: 'deliverLine', input: { ...at, lineId: '11', spot: 'Bench 1' } })).toBeUndefined();
});
