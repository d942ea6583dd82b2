import type { Transfer, TransferStatus } from '@instore/api';
import type { BoxLabelState, StampState } from '@instore/ui';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';

interface Words {
  stamp: StampState;
  /** The bar at the edge. */
  edge: BoxLabelState;
  text: PlainText;
  /** Which of the four steps it has reached: asked, packing, in transit, received. */
  step: number;
}

/** How a transfer looks, by its status. */
export const WORDS: Record<TransferStatus, Words> = {
  asked: { stamp: 'request', edge: 'request', text: 'Asked', step: 0 },
  accepted: { stamp: 'pending', edge: 'pending', text: 'Accepted', step: 1 },
  packed: { stamp: 'pending', edge: 'pending', text: 'In the carton', step: 1 },
  sealed: { stamp: 'pending', edge: 'pending', text: 'Carton closed', step: 1 },
  'in-transit': { stamp: 'out', edge: 'out', text: 'In transit', step: 2 },
  received: { stamp: 'found', edge: 'out', text: 'Received', step: 4 },
  refused: { stamp: 'error', edge: 'error', text: 'Refused', step: 0 },
  cancelled: { stamp: 'held', edge: 'request', text: 'Cancelled', step: 0 },
  missing: { stamp: 'error', edge: 'error', text: 'Missing', step: 2 },
};

/** The statuses before a transfer leaves, in which it can be cancelled. */
export const BEFORE_LEAVING: ReadonlySet<TransferStatus> = new Set(['asked', 'accepted', 'packed', 'sealed']);

/** For whom a pair comes. */
export const forWhom = (say: SayText, { firstName, lineId }: Transfer): string =>
  firstName ?? (lineId === null ? say('The shelf') : say('A request'));
