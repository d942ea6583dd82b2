import type { BookingSlot } from '@instore/api';

/**
 * Proposes a free slot for each booking: the nearest in time, the earlier of two that are equally near. A slot is
 * proposed only as often as it is free [B-04].
 * @param starts the starts of the bookings, in the order in which they choose
 * @returns one slot for each booking; null where none is left
 */
export function proposeSlots(starts: readonly string[], slots: readonly BookingSlot[]): (BookingSlot | null)[] {
  const left = new Map(slots.map((slot) => [slot, slot.capacity - slot.booked]));
  return starts.map((start) => {
    let nearest: BookingSlot | null = null;
    for (const [slot, free] of left) {
      if (free > 0 && (nearest === null || distance(slot, start) < distance(nearest, start))) nearest = slot;
    }
    if (nearest !== null) left.set(nearest, (left.get(nearest) ?? 0) - 1);
    return nearest;
  });
}

const distance = (slot: BookingSlot, start: string) => Math.abs(Date.parse(slot.startsAt) - Date.parse(start));
