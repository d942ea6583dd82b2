import type { LineState } from '@instore/api';
import type { PlainText } from '../texts/portalText.ts';

/** What a status of a line means on screen. */
interface Meaning {
  /** The line waits for its unit in the warehouse. */
  isOpen: boolean;
  /** Those for whom the line waits can be nudged [K-11]. */
  mayNudge: boolean;
  /** Nothing can be done with the line any more. */
  isOver: boolean;
  /** What another person did with the line, for a picker who still has it in the list. */
  finished: PlainText;
}

const MEANINGS: Readonly<Record<LineState, Meaning>> = {
  waiting: { isOpen: false, mayNudge: true, isOver: false, finished: 'Not in this list' },
  accepted: { isOpen: false, mayNudge: false, isOver: false, finished: 'Not in this list' },
  request: { isOpen: true, mayNudge: true, isOver: false, finished: 'Not in this list' },
  pending: { isOpen: true, mayNudge: true, isOver: false, finished: 'Not in this list' },
  unavailable: { isOpen: false, mayNudge: false, isOver: false, finished: 'Not in this list' },
  checkedout: { isOpen: false, mayNudge: false, isOver: false, finished: 'Checked out' },
  checkedin: { isOpen: false, mayNudge: false, isOver: true, finished: 'Checked in' },
  cancelled: { isOpen: false, mayNudge: false, isOver: true, finished: 'Cancelled' },
  sold: { isOpen: false, mayNudge: false, isOver: true, finished: 'Not in this list' },
};

/** The meaning of a status. */
export const meaningOf = (status: LineState): Meaning => MEANINGS[status];
