import { Button, DateText, Panel, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import { OpenBooking, type OpenBookingProps } from './OpenBooking.tsx';

export interface BookingPanelProps extends Omit<OpenBookingProps, 'layout'> {
  /** The days of the list beside the panel, yyyy-MM-dd. */
  shownDays: readonly string[];
  /** Shows the list of another day. */
  onDayChange: (day: string) => void;
}

/** The open booking in the panel beside its day. A booking that the list does not show is named with the reason [F-06]. */
export function BookingPanel({ shownDays, onDayChange, ...props }: BookingPanelProps) {
  const say = useSay();
  const { bookings, found, location } = useSnapshot(props.bookings.state);
  const { slotId, onClose } = props;
  const listed = bookings.find((each) => each.slotId === slotId);
  const other = found?.slotId === slotId ? found.booking : undefined;
  const booking = listed ?? other;
  if (listed && shownDays.includes(listed.day)) return <OpenBooking {...props} layout="panel" />;
  const names = { id: slotId, location: location?.name ?? '' };
  return (
    <Panel
      title={booking?.customer ?? say('Booking')}
      onClose={onClose}
      actions={
        booking && (
          <Button size="xl" isFill onPress={() => onDayChange(booking.day)}>
            {say('Show the day of the booking')}
          </Button>
        )
      }
    >
      {booking && (
        <Stack gap={8}>
          <Text tone="soft">{say('This booking is at {location}, on a day that is not shown.', names)}</Text>
          {/* The location's day, not an instant. */}
          <DateText date={`${booking.day}T00:00`} />
        </Stack>
      )}
      {booking === null && <Text tone="soft">{say('There is no booking {id} at {location}.', names)}</Text>}
    </Panel>
  );
}
