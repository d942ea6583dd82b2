import type { ReturnCondition, ReturnReason } from '@instore/api';
import { setAsideNotes } from '../../../base/setAsideNotes.ts';

/** Why a pair that comes back is on hold: it is faulty, or worn. Undefined for a pair that can be sold again. */
export function damageOf(reason: ReturnReason, condition: ReturnCondition): 'faulty' | 'worn' | undefined {
  if (reason === 'faulty') return 'faulty';
  return condition === 'worn' ? 'worn' : undefined;
}

/** What the history of the unit says of the reason. */
export const REASON_NOTES: Readonly<Record<ReturnReason, string>> = {
  'too small': setAsideNotes.tooSmall,
  'too big': setAsideNotes.tooBig,
  faulty: setAsideNotes.faulty,
  other: setAsideNotes.otherReason,
};
