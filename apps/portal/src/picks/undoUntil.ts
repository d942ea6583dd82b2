import { UNDO_MS, type RequestLine } from '@instore/api';
import { type Picker, isPickAdmin } from './heldAgainst.ts';
import type { QueuedWrite } from './picksState.ts';

/** What the undo of a row follows from. */
interface Undoable {
  line: Pick<RequestLine, 'status' | 'checkedOutAt' | 'checkedOutById' | 'takenOver' | 'handedOverAt' | 'orderNumber'>;
  queued?: Readonly<QueuedWrite> | undefined;
}

/**
 * Until when this person can undo the check-out of a row, milliseconds since 1970; undefined if there is none to undo. It
 * follows from the line, so the undo is there in each list, after a reload, and for a scan that was sent later.
 */
export function undoUntil({ line, queued }: Undoable, picker: Picker): number | undefined {
  if (queued) {
    // A conflict is answered in the panel.
    return queued.operation === 'checkOut' && queued.number !== undefined ? queued.at + UNDO_MS : undefined;
  }
  const { status, checkedOutAt, checkedOutById, takenOver, handedOverAt, orderNumber } = line;
  if (status !== 'checkedout' || !checkedOutAt || handedOverAt || orderNumber) return undefined;
  const isOwn = checkedOutById === picker.userId && takenOver !== true;
  const isAllowed = isOwn || isPickAdmin(picker.role);
  return isAllowed ? Date.parse(checkedOutAt) + UNDO_MS : undefined;
}
