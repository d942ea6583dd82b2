import type { FailureKind } from '@instore/api';
import type { PlainText, PortalText } from '../shared/texts/portalText.ts';
import type { OutboxOperation } from './outboxEntry.ts';

/** What a step takes. `count` is the minutes in which a check-out can be undone. */
export type ExpectedText = PlainText | Extract<PortalText, 'Expected: your own check-out of the last {count} minutes.'>;

/** What is asked for by its title, the same in every step. The title of the server's problem names the kind of refusal. */
const EXPECTED_BY_TITLE: Record<string, PlainText> = {
  'Unknown bin': 'Expected: the label of a bin of this location.',
  'No bin': 'Expected: the label of a bin of this location.',
  'Wrong shelf': 'Expected: the shelf of this bin.',
  Held: 'Expected: open lines that no other picker holds.',
  'Line is not open': 'Expected: a line that waits for its pair.',
  'Unknown spot': 'Expected: a person or spot of this location.',
  'Unknown associate': 'Expected: a person or spot of this location.',
  'Too old': 'Expected: a scan of the last 20 hours.',
  'Clock set back': 'Expected: a scan of the last 20 hours.',
  'Changed after this scan': 'Expected: a pair that has not changed since.',
  Ended: 'Expected: an open count.',
};

/** What each step takes. */
const EXPECTED: Record<OutboxOperation, ExpectedText> = {
  checkOut: 'Expected: a pair of an open request.',
  checkIn: 'Expected: a pair that is checked out.',
  undoCheckOut: 'Expected: your own check-out of the last {count} minutes.',
  takeOverCheckOut: 'Expected: the pair that is checked out for this line.',
  reportPairNotHere: 'Expected: a line that waits for its pair.',
  cancelRequest: 'Expected: a line that waits for its pair.',
  deliverLine: 'Expected: a pair that is checked out.',
  takePicks: 'Expected: open lines that no other picker holds.',
  handBackPicks: 'Expected: lines that you hold.',
  moveUnits: 'Expected: pairs that are in the stockroom.',
  correctBinShelfRecord: 'Expected: the record as you opened it.',
  scanCount: 'Expected: pairs that are in the stockroom.',
  handInCount: 'Expected: an open count.',
  countDelivered: 'Expected: a pair that was not counted before.',
  correctDelivered: 'Expected: a counted pair of an open delivery.',
  reportNotInCarton: 'Expected: pairs of an open delivery that are not counted.',
  handInDelivery: 'Expected: a delivery whose pairs are all counted.',
  packTransfer: 'Expected: a pair that another location asks for.',
  closeCarton: 'Expected: a carton that leaves this location.',
  sendCarton: 'Expected: a closed carton that leaves this location.',
  receiveTransfer: 'Expected: a pair that is in transit to this location.',
};

/** Steps for which a pair must be checked out: a line that is not open is not what they expect. */
const NEEDS_CHECKED_OUT: ReadonlySet<string> = new Set<OutboxOperation>([
  'checkIn',
  'deliverLine',
  'undoCheckOut',
  'takeOverCheckOut',
]);

/** What to do next. */
const NEXT: Record<string, PlainText> = {
  'Unknown barcode': 'Check the label, or type the barcode.',
  'Unknown bin': 'Check the label, or type the bin.',
  'Wrong shelf': 'Correct the shelf, then save again.',
  'Other location': 'Put it aside for that location.',
  'Wrong pair': 'Put it back, and scan the requested pair.',
  'Not requested': 'Put it back into its bin.',
  'Checked in': 'Put it back into its bin.',
  'Other pair': 'Put it back into its bin.',
  'Checked out': 'Put it aside and ask an admin.',
  'Not checked out': 'Check it out in the list of its request first.',
  'Line is not open': 'Refresh the list, then go on with another line.',
  Returned: 'Refresh the list, then go on with another line.',
  'Not found': 'Refresh the list, then try again.',
  'Unknown order': 'Check the number of the order.',
  'Unknown spot': 'Choose another person or spot.',
  'Unknown associate': 'Choose another person or spot.',
  Bought: 'Put it aside and ask an admin.',
  Sold: 'Put it aside and ask an admin.',
};

/** Refusals whose reason ends with the next step. */
const REASON_HAS_NEXT: ReadonlySet<string> = new Set([
  'Changed after this scan',
  'Changed in the meantime',
  'Checked Out',
  'Clock set back',
  'Corrected in the meantime',
  'Does not fit',
  'Ended',
  'Held',
  'Just replaced',
  'No bin',
  'Not free',
  'Not reserved',
  'Nothing to pick',
  'On hold',
  'Other size',
  'Reserved',
  'Too late',
  'Too old',
]);

/** What a write of the outbox expected instead. */
export function expectedOf(operation: OutboxOperation, title: string, kind: FailureKind | undefined): ExpectedText {
  const isCountGone = operation === 'scanCount' && title === 'Not found';
  if (isCountGone) return 'Expected: an open count.';
  if (kind === 'forbidden' && operation !== 'undoCheckOut') return 'Expected: your own work, or an admin.';
  const byTitle = NEEDS_CHECKED_OUT.has(operation) && title === 'Line is not open' ? undefined : title;
  return (byTitle === undefined ? undefined : EXPECTED_BY_TITLE[byTitle]) ?? EXPECTED[operation];
}

/** Steps in which the reason of a title ends with the next step, although in others it does not. */
function reasonHasNext(operation: string, title: string): boolean {
  if (operation === 'undoCheckOut' && title === 'Not allowed') return true;
  if (operation === 'discardCount' && title === 'Not allowed') return true;
  return operation === 'scanCount' && (title === 'Sold' || title === 'Checked out');
}

/** What to do after a refusal; undefined if its reason says it. */
export function nextOf(operation: string, title: string, kind: FailureKind | undefined): PlainText | undefined {
  if (REASON_HAS_NEXT.has(title) || reasonHasNext(operation, title)) return undefined;
  if (kind === 'forbidden') return 'Ask an admin, then try again.';
  // Its pair is with the customer or on the way there.
  if (operation === 'cancelRequest' && title === 'Checked out') return 'Check the pair in instead.';
  return NEXT[title] ?? 'Check the pair, then try again.';
}
