import { expect, test } from 'vitest';
import { english, noAnswer, offline, refusedAs } from '../../../test/support.ts';
import { type RefusedScan, explainScan } from './explainScan.ts';

const barcode = '2048177304161';
const explain = (operation: RefusedScan['operation'], failure: RefusedScan['failure'], hasExpected = false) =>
  explainScan(english, { operation, barcode, failure, hasExpected });

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
