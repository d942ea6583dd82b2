import { expect, test } from 'vitest';
import { english, noAnswer, refusedAs } from '../../test/support.ts';
import { inOneText } from '../outbox/explainRefusal.ts';
import { type CountStep, explainCorrection, explainCountStep, explainScan } from './binRefusals.ts';

const barcode = '2048177304161';
const unknown = refusedAs('Not found', `No pair has the barcode ${barcode}.`, 404);

test.each([
  [
    'openPair',
    barcode,
    unknown,
    `${barcode} was not found: No pair has the barcode ${barcode}. Expected: the label of a bin or pair of this location. Check the label, or type the barcode.`,
  ],
  [
    'takePair',
    barcode,
    unknown,
    `${barcode} was not added to the move: No pair has the barcode ${barcode}. Expected: pairs that are in the stockroom. Check the label, or type the barcode.`,
  ],
  [
    'takePair',
    barcode,
    refusedAs('Sold', 'This pair is sold.'),
    `${barcode} was not added to the move: This pair is sold. Expected: pairs that are in the stockroom. Put it aside and ask an admin.`,
  ],
  [
    'chooseTarget',
    'Z-01-01',
    refusedAs('Unknown bin', 'There is no bin Z-01-01 at Canal Street.', 404),
    'Z-01-01 was not chosen: There is no bin Z-01-01 at Canal Street. Expected: the label of a bin of this location. Check the label, or type the bin.',
  ],
] as const)(
  'A refused scan (%s) says what was scanned, why, what was expected, what to do',
  { tags: ['W-12', 'W-14'] },
  (step, scanned, failure, told) => {
    expect(inOneText(explainScan(english, step, scanned, failure))).toBe(told);
  },
);

test.each<[CountStep, string, string, string]>([
  [
    'startCount',
    'Unknown bin',
    'There is no bin A-14-03 at Canal Street.',
    'Not done: Count, A-14-03. There is no bin A-14-03 at Canal Street. Expected: the label of a bin of this location. Check the label, or type the bin.',
  ],
  [
    'applyCount',
    'Changed in the meantime',
    'Halden Court 82, size 9 left the bin after the last scan. Scan the bin again.',
    'Not done: Apply the count, A-14-03. Halden Court 82, size 9 left the bin after the last scan. Scan the bin again. Expected: an open count of a bin that is as it was scanned.',
  ],
  [
    'discardCount',
    'Ended',
    'This count was applied. Start a new one.',
    'Not done: Discard the count, A-14-03. This count was applied. Start a new one. Expected: an open count.',
  ],
])('A refused %s ("%s") says what was not done, why, and what to do', { tags: ['W-12', 'W-14'] }, (step, ...rest) => {
  const [title, reason, told] = rest;
  expect(inOneText(explainCountStep(english, step, 'A-14-03', refusedAs(title, reason)))).toBe(told);
});

test('A count that a picker may not discard names who may', { tags: ['W-12', 'W-14'] }, () => {
  const reason = 'A Warehouse_Admin, YK_Admin or Super_Admin can discard this count.';
  const failure = { ...refusedAs('Not allowed', reason, 403), kind: 'forbidden' as const };
  expect(inOneText(explainCountStep(english, 'discardCount', 'A-14-03', failure))).toBe(
    `Not done: Discard the count, A-14-03. ${reason} Expected: your own work, or an admin.`,
  );
});

test('A refused correction says in its row what was expected', { tags: ['W-05', 'W-14'] }, () => {
  const reason = 'Bin B-02-11 is on shelf 2, not on shelf 3.';
  expect(inOneText(explainCorrection(english, refusedAs('Wrong shelf', reason, 422)))).toBe(
    `${reason} Expected: the shelf of this bin. Correct the shelf, then save again.`,
  );
  expect(inOneText(explainCorrection(english, noAnswer))).toBe('Something went wrong, please try later!');
});
