import type { Failure } from '@instore/api';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { QueuedCall, QueuedOperation } from '../queue/queueEntry.ts';
import { WRITE_WORDS } from '../queue/writeWords.ts';
import type { PlainText, PortalText, SayText } from '../../texts/portalText.ts';

/** What each scan did not do. */
const NOT_DONE: Partial<Record<QueuedOperation, Extract<PortalText, `{barcode} was not ${string}`>>> = {
  checkOut: '{barcode} was not checked out: {reason}',
  checkIn: '{barcode} was not checked in: {reason}',
  scanCount: '{barcode} was not counted: {reason}',
};

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
  'Unknown bin': 'Check the label, or type the barcode.',
};

/** A write that was refused. */
export interface RefusedWrite {
  operation: QueuedOperation;
  /** The barcode that was scanned. */
  scanned?: string | undefined;
  failure: Partial<Pick<Failure, 'kind' | 'message'>> & { problem?: { readonly title?: string } | undefined };
  /** What to do follows from the pair that was expected. @default false */
  hasExpected?: boolean;
}

/** The reason of these refusals names the next step: each refusal of an undo, and a counted pair that has left the stock. */
const namesStep = (operation: QueuedOperation, title: string): boolean =>
  operation.startsWith('undo') || (operation === 'scanCount' && (title === 'Sold' || title === 'Checked out'));

/** Says which action failed, and the reason. */
function notDone(say: SayText, { operation, scanned }: RefusedWrite, reason: string): string {
  const scan = NOT_DONE[operation];
  if (scan) return say(scan, { barcode: scanned ?? '', reason });
  return say('Not done: {action}. {reason}', { action: say(WRITE_WORDS[operation]), reason });
}

/**
 * The message of a refused write: the scanned barcode or the action, the reason, and the next step
 * [W-06, W-12, W-13, W-14].
 * @param other what to do after a refusal that has no step of its own
 */
export function explainRefusal(say: SayText, refused: RefusedWrite, other?: string): string {
  const { operation, failure, hasExpected } = refused;
  const reason = failure.message ?? SOMETHING_WRONG;
  const title = failure.problem?.title;
  // Without an answer of the store the reason is about the network or the device.
  if (title === undefined) return reason;
  // The reason of a wrong pair names the scanned and the requested size already.
  const told = title === 'Wrong pair' ? `${reason}.` : notDone(say, refused, reason);
  if (hasExpected || namesStep(operation, title)) return told;
  const step = failure.kind === 'forbidden' ? 'Ask an admin, then try again.' : NEXT[title];
  const next = step ? say(step) : other;
  return next ? `${told} ${next}` : told;
}

/** The barcode that a write of the queue scanned. */
export const scannedBy = ({ input }: QueuedCall): string | undefined =>
  'barcode' in input ? input.barcode : undefined;
