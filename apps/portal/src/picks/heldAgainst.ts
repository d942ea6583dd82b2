import { PICK_HOLD_MS, type RequestLine, isAdminOf } from '@instore/api';

/**
 * Whether a role checks out lines which others hold, and undoes their check-outs [W-10, W-14]. The server decides; this
 * only hides what it refuses.
 */
export const isPickAdmin = (role: string): boolean => isAdminOf(role, 'warehouse');

/** The person who looks at a line. */
export interface Picker {
  userId: string;
  role: string;
}

/** The name of the picker who holds a line [W-10]; undefined if it is free, held by this person, or held too long ago. */
export function holderOf(line: Pick<RequestLine, 'holder' | 'heldAt'>, { userId }: Picker, now: number) {
  const { holder, heldAt } = line;
  if (!holder || holder.id === userId || !heldAt) return undefined;
  return now - Date.parse(heldAt) < PICK_HOLD_MS ? holder.name : undefined;
}

/** Whether another picker holds a line, so that this person may not check it out. */
export function isHeldAgainst(line: Pick<RequestLine, 'holder' | 'heldAt'>, picker: Picker, now: number): boolean {
  return !isPickAdmin(picker.role) && holderOf(line, picker, now) !== undefined;
}
