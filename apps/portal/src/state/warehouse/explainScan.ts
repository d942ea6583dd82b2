import type { Failure } from '@instore/api';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { PlainText, PortalText, SayText } from '../../texts/portalText.ts';

/** What each scan did not do. */
const NOT_DONE = {
  checkOut: '{barcode} was not checked out: {reason}',
  checkIn: '{barcode} was not checked in: {reason}',
  scanCount: '{barcode} was not counted: {reason}',
} as const satisfies Record<string, PortalText>;

/** What to do next, by the title of the server's problem. The reasons of all others say it themselves. */
const NEXT: Record<string, PlainText> = {
  'Unknown barcode': 'Check the label, or type the barcode.',
  'Other location': 'Put it aside for that location.',
  'Wrong pair': 'Put it back, and scan the requested pair.',
  'Not requested': 'Put it back into its bin.',
  'Checked in': 'Put it back into its bin.',
  'Checked out': 'Put it aside and ask an admin.',
  'Not checked out': 'Check it out in the list of its request first.',
  Bought: 'Put it aside and ask an admin.',
  Sold: 'Put it aside and ask an admin.',
};

/** A scan that was refused. */
export interface RefusedScan {
  operation: keyof typeof NOT_DONE;
  barcode: string;
  failure: Failure;
  /** What to do follows from the pair that was expected. @default false */
  hasExpected?: boolean;
}

/** Reasons of a count that name the next step themselves. */
const TOLD_BY_COUNT = /^Sold|^Checked out/;

/** A refused scan in words: what was scanned, why it was refused, and what to do [W-06, W-12, W-14]. */
export function explainScan(say: SayText, { operation, barcode, failure, hasExpected = false }: RefusedScan): string {
  const reason = failure.message ?? SOMETHING_WRONG;
  const title = failure.problem?.title;
  // Without an answer of the store the reason is about the network or the device.
  if (title === undefined) return reason;
  // It names what was scanned and what was requested.
  const told = title === 'Wrong pair' ? `${reason}.` : say(NOT_DONE[operation], { barcode, reason });
  const isTold = hasExpected || (operation === 'scanCount' && TOLD_BY_COUNT.test(title));
  const next = isTold ? undefined : NEXT[title];
  return next ? `${told} ${say(next)}` : told;
}
