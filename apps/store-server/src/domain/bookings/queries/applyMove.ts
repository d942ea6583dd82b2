import { eq } from 'drizzle-orm';
import type { BookingLocation } from '@instore/api';
import { bookings } from '../../../db/schema/bookings.ts';
import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';
import { findFreeSlot } from './readSlots.ts';

interface Wanted {
  startsAt: string;
  reason?: string | undefined;
  /** The field of the time, for problems. */
  field: string;
}

/**
 * Moves a booking to a slot. Call it after `lockSlots`.
 * @throws ProblemError 422 for a time that is past or not a slot, 409 for a slot that is closed or full
 */
export async function applyMove(
  tx: Tx,
  location: BookingLocation,
  bookingId: number,
  { startsAt, reason, field }: Wanted,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  const slot = await findFreeSlot(tx, location, { bookingId, startsAt, reason, role: caller.role, field }, now);
  await tx
    .update(bookings)
    .set({
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      fullSlotReason: slot.isFull ? (reason ?? null) : null,
      changedBy: caller.userId,
      changedAt: now,
    })
    .where(eq(bookings.id, bookingId));
}
