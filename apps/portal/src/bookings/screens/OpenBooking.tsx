import { BookingDetail } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingsStore } from '../bookings.ts';

export interface OpenBookingProps {
  bookings: BookingsStore;
  slotId: string;
  now: number;
  layout: 'popover' | 'panel';
  onOpenDay?: () => void;
  onClose: () => void;
}

/** The open booking with its statuses; nothing if it is not on the shown days any more. */
export function OpenBooking({ bookings, slotId, now, layout, onOpenDay, onClose }: OpenBookingProps) {
  const { bookings: all, location, pendingId } = useSnapshot(bookings.state);
  const booking = all.find((each) => each.slotId === slotId);
  if (!booking || !location) return null;
  const isMovable = booking.nextStatuses.includes('cancelled') && booking.status !== 'not visited';
  return (
    <BookingDetail
      booking={booking}
      timeZone={location.timeZone}
      now={now}
      layout={layout}
      isPending={pendingId === slotId}
      onStatusChange={(status) => void bookings.changeStatus(slotId, status)}
      onMove={isMovable ? () => void bookings.startMove(slotId) : undefined}
      onOpenDay={onOpenDay}
      onClose={onClose}
    />
  );
}
