import type { Failure } from '@instore/api';
import { expect, test } from 'vitest';
import { english, noAnswer, offline, recordToasts, refused, refusedAs } from '../../test/support.ts';
import type { OutboxOperation } from './outboxEntry.ts';
import { type RefusedWrite, explainRefusal, scannedBy, showRefused } from './explainRefusal.ts';

const barcode = '2048177304161';
const at = { locationId: 'loc-1' };
const court = { name: 'Halden Court 82', size: '9', bin: 'A-14-03' };
const line = { ...at, lineId: '11' };
/** One write of each operation, as the pages make them. */
const WRITES = {
  checkOut: { operation: 'checkOut', input: { ...line, barcode }, label: court },
  checkIn: { operation: 'checkIn', input: { ...at, barcode }, label: court },
  undoCheckOut: { operation: 'undoCheckOut', input: line, label: court },
  takeOverCheckOut: { operation: 'takeOverCheckOut', input: { ...line, barcode }, label: court },
  reportPairNotHere: { operation: 'reportPairNotHere', input: { ...line, reason: 'damaged' }, label: court },
  cancelRequest: { operation: 'cancelRequest', input: { ...at, lineIds: ['11'] }, label: court },
  deliverLine: { operation: 'deliverLine', input: { ...line, spot: 'Bench 1' }, label: court },
  takePicks: { operation: 'takePicks', input: { ...at, requestIds: ['48213'] }, label: { name: 'Request 48213' } },
  handBackPicks: { operation: 'handBackPicks', input: at, label: { name: 'All my picks' } },
  moveUnits: {
    operation: 'moveUnits',
    input: { ...at, bin: 'B-02-11', barcodes: [barcode] },
    label: { name: '3 pairs', bin: 'B-02-11' },
  },
  correctBinShelfRecord: {
    operation: 'correctBinShelfRecord',
    input: { rowId: '7', body: { ...at, version: 1, bin: 'B-02-11' } },
    label: { ...court, bin: 'B-02-11' },
  },
  scanCount: { operation: 'scanCount', input: { ...at, countId: '3', barcode }, label: court },
  handInCount: { operation: 'handInCount', input: { ...at, countId: '3' }, label: { name: 'Count of A-14-03' } },
  countDelivered: {
    operation: 'countDelivered',
    input: { ...at, deliveryId: '5', carton: '1', barcode },
    label: court,
  },
  correctDelivered: {
    operation: 'correctDelivered',
    input: { ...at, deliveryId: '5', pairId: '9', condition: 'damaged' },
    label: court,
  },
  reportNotInCarton: {
    operation: 'reportNotInCarton',
    input: { ...at, deliveryId: '5', carton: '1' },
    label: { name: '1' },
  },
  packTransfer: { operation: 'packTransfer', input: { ...at, barcode }, label: court },
  closeCarton: { operation: 'closeCarton', input: { ...at, carton: 'C-0001' }, label: { name: 'C-0001' } },
  sendCarton: { operation: 'sendCarton', input: { ...at, carton: 'C-0001' }, label: { name: 'C-0001' } },
  receiveTransfer: { operation: 'receiveTransfer', input: { ...at, barcode }, label: court },
  handInDelivery: { operation: 'handInDelivery', input: { ...at, deliveryId: '5' }, label: { name: 'D-4471' } },
} as const satisfies Record<OutboxOperation, Omit<RefusedWrite, 'failure'>>;

const explain = (operation: OutboxOperation, failure: Failure, more: { hasExpected?: boolean } = {}) =>
  explainRefusal(english, { ...WRITES[operation], failure, ...more });

const pairOut = 'Expected: a pair that is checked out.';
const lineWaits = 'Expected: a line that waits for its pair.';
const inStock = 'Expected: pairs that are in the stockroom.';
const askAdmin = 'Put it aside and ask an admin.';
const nextLine = 'Refresh the list, then go on with another line.';

test.each([
  ['Checked in', 'This pair is already checked in.', 'Put it back into its bin.'],
  ['Sold', 'This pair is sold.', askAdmin],
  ['Bought', 'This pair belongs to order 10021.', askAdmin],
  ['Other location', 'This pair belongs to Bedford Avenue.', 'Put it aside for that location.'],
  ['Unknown barcode', 'No pair has the barcode 123.', 'Check the label, or type the barcode.'],
  [
    'Not checked out',
    'This pair is reserved for request 48213 and is not checked out.',
    'Check it out in the list of its request first.',
  ],
])(
  'A check-in that is refused as "%s" says why, what was expected, and what to do',
  { tags: ['W-06', 'W-14'] },
  (title, reason, next) => {
    const told = `${barcode} was not checked in: ${reason} ${pairOut} ${next}`;
    expect(explain('checkIn', refusedAs(title, reason))).toBe(told);
  },
);

test('A refused check-out names the scanned pair and, if known, the expected one', { tags: ['W-06', 'W-14'] }, () => {
  const reason = 'There is no open request for Halden Court 82, size 9.';
  const told = `${barcode} was not checked out: ${reason}`;
  const advice = 'Expected: a pair of an open request. Put it back into its bin.';
  expect(explain('checkOut', refusedAs('Not requested', reason))).toBe(`${told} ${advice}`);
  expect(explain('checkOut', refusedAs('Not requested', reason), { hasExpected: true })).toBe(told);
  expect(explain('checkOut', refusedAs('Wrong pair', 'Wrong size: scanned 10, requested 9.5'))).toBe(
    'Wrong size: scanned 10, requested 9.5. Expected: a pair of an open request. Put it back, and scan the requested pair.',
  );
  const gone = 'Halden Court 82, size 9 was cancelled.';
  expect(explain('checkOut', refusedAs('Line is not open', gone))).toBe(
    `${barcode} was not checked out: ${gone} ${lineWaits} ${nextLine}`,
  );
});

test('A refused scan of a count says what was expected, and what to do once', { tags: ['W-12', 'W-14'] }, () => {
  const sold = 'Halden Court 82, size 9 is sold. Ask an admin.';
  expect(explain('scanCount', refusedAs('Sold', sold))).toBe(`${barcode} was not counted: ${sold} ${inStock}`);
  const elsewhere = 'This pair belongs to Bedford Avenue.';
  expect(explain('scanCount', refusedAs('Other location', elsewhere))).toBe(
    `${barcode} was not counted: ${elsewhere} ${inStock} Put it aside for that location.`,
  );
  const gone = 'There is no such count at this location.';
  expect(explain('scanCount', refusedAs('Not found', gone, 404))).toBe(
    `${barcode} was not counted: ${gone} Expected: an open count. Refresh the list, then try again.`,
  );
});

test('Without an answer of the store, or from a busy one, the reason stands alone', { tags: 'W-13' }, () => {
  expect(explain('checkIn', offline)).toBe('You are offline. Nothing was sent.');
  expect(explain('checkIn', noAnswer)).toBe('Something went wrong, please try later!');
  const busy = { ...refusedAs('The store is busy', 'Try again in a moment.', 503), kind: 'server' as const };
  expect(explain('moveUnits', busy)).toBe('Try again in a moment.');
});

const pair = 'Halden Court 82, size 9';
const reason = 'X is sold.';
test.each<[OutboxOperation, string, string]>([
  ['moveUnits', 'Sold', `Not done: Move, 3 pairs to B-02-11. ${reason} ${inStock} ${askAdmin}`],
  ['moveUnits', 'Checked Out', `Not done: Move, 3 pairs to B-02-11. ${reason} ${inStock}`],
  [
    'moveUnits',
    'Unknown bin',
    `Not done: Move, 3 pairs to B-02-11. ${reason} Expected: the label of a bin of this location. Check the label, or type the bin.`,
  ],
  ['deliverLine', 'Line is not open', `Not done: Hand over, ${pair}. ${reason} ${pairOut} ${nextLine}`],
  [
    'deliverLine',
    'Unknown spot',
    `Not done: Hand over, ${pair}. ${reason} Expected: a person or spot of this location. Choose another person or spot.`,
  ],
  [
    'deliverLine',
    'Unknown associate',
    `Not done: Hand over, ${pair}. ${reason} Expected: a person or spot of this location. Choose another person or spot.`,
  ],
  [
    'takeOverCheckOut',
    'Other pair',
    `Not done: Make it mine, ${pair}. ${reason} Expected: the pair that is checked out for this line. Put it back into its bin.`,
  ],
  [
    'undoCheckOut',
    'Too late',
    `Not done: Undo check-out, ${pair}. ${reason} Expected: your own check-out of the last 2 minutes.`,
  ],
  [
    'undoCheckOut',
    'Bought',
    `Not done: Undo check-out, ${pair}. ${reason} Expected: your own check-out of the last 2 minutes. ${askAdmin}`,
  ],
  ['reportPairNotHere', 'Line is not open', `Not done: Not in bin, ${pair}. ${reason} ${lineWaits} ${nextLine}`],
  [
    'cancelRequest',
    'Checked out',
    `Not done: Cancel request, ${pair}. ${reason} ${lineWaits} Check the pair in instead.`,
  ],
  ['takePicks', 'Held', `Not done: Take, Request 48213. ${reason} Expected: open lines that no other picker holds.`],
  [
    'handBackPicks',
    'Not found',
    `Not done: Hand back, All my picks. ${reason} Expected: lines that you hold. Refresh the list, then try again.`,
  ],
  [
    'correctBinShelfRecord',
    'Corrected in the meantime',
    `Not done: Correct, ${pair} to B-02-11. ${reason} Expected: the record as you opened it.`,
  ],
  [
    'correctBinShelfRecord',
    'Wrong shelf',
    `Not done: Correct, ${pair} to B-02-11. ${reason} Expected: the shelf of this bin. Correct the shelf, then save again.`,
  ],
  ['handInCount', 'Ended', `Not done: Hand in the count, Count of A-14-03. ${reason} Expected: an open count.`],
])(
  'A refused %s ("%s") says what was not done, why, and what to do',
  { tags: ['W-13', 'W-14'] },
  (operation, title, told) => {
    expect(explain(operation, refusedAs(title, reason))).toBe(told);
  },
);

test('The refusal of each queued write says what was expected and what to do', { tags: 'W-14' }, () => {
  for (const operation of Object.keys(WRITES) as OutboxOperation[]) {
    const told = explain(operation, refusedAs('Not planned', 'It does not work.', 422));
    expect(told).toMatch(/ Expected: .+\. Check the pair, then try again\.$/);
  }
});

test('A write that the role may not do sends the user to an admin', { tags: 'W-13' }, () => {
  const failure = { ...refusedAs('Not allowed', 'X belongs to another associate.', 403), kind: 'forbidden' as const };
  expect(explain('cancelRequest', failure)).toBe(
    `Not done: Cancel request, ${pair}. X belongs to another associate. Expected: your own work, or an admin. Ask an admin, then try again.`,
  );
});

test('A card that shows the pair does not name it again', { tags: 'W-13' }, () => {
  const { label: _, ...write } = WRITES.deliverLine;
  expect(explainRefusal(english, { ...write, failure: refusedAs('Sold', reason) })).toBe(
    `Not done: Hand over. ${reason} ${pairOut} ${askAdmin}`,
  );
});

test('A toast has the refusal as its title, and below it what to do', { tags: 'W-14' }, () => {
  const heard = recordToasts();
  const toasts = { toasts: heard.toasts, say: english };
  showRefused(toasts, { ...WRITES.deliverLine, failure: refusedAs('Unknown spot', 'There is no Bench 1.') });
  showRefused(toasts, { ...WRITES.deliverLine, failure: refused(409, 'Try again.') });
  showRefused(toasts, { ...WRITES.deliverLine, failure: noAnswer });
  expect(heard.said).toEqual([
    {
      kind: 'caution',
      title: `Not done: Hand over, ${pair}. There is no Bench 1.`,
      description: 'Expected: a person or spot of this location. Choose another person or spot.',
    },
    { kind: 'caution', title: 'Try again.' },
    { kind: 'critical', title: 'Something went wrong, please try later!' },
  ]);
});

test('What was scanned is the barcode; a write without a scan has none', { tags: 'W-13' }, () => {
  expect(scannedBy(WRITES.checkIn)).toBe(barcode);
  expect(scannedBy(WRITES.deliverLine)).toBeUndefined();
});
