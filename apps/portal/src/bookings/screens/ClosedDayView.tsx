import { ClosedDay } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingsStore } from '../bookings.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import { useApp } from '../../app/context.ts';

export interface ClosedDayViewProps {
  bookings: BookingsStore;
  onOpenDay: (day: string) => void;
  onOpenBooking: (slotId: string) => void;
}

/** The closed time with its bookings; an admin chooses their times, an associate opens one at a time [B-04]. */
export function ClosedDayView({ bookings, onOpenDay, onOpenBooking }: ClosedDayViewProps) {
  const { role } = useSnapshot(useApp().auth);
  const { closing, location, nextHolidays } = useSnapshot(bookings.state);
  if (!closing || !location) return null;
  const isAdmin = isLocationAdmin(role);
  const openBooking = (slotId: string) => {
    bookings.dropClosing();
    onOpenBooking(slotId);
  };
  return (
    <ClosedDay
      closing={closing}
      isDraft={closing.isDraft}
      affected={closing.affected}
      openId={isAdmin ? closing.openId : undefined}
      onOpen={isAdmin ? bookings.openAffected : openBooking}
      next={nextHolidays}
      onOpenDay={onOpenDay}
      timeZone={location.timeZone}
    />
  );
}
