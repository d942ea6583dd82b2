import { Button, DateText, Panel, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../language.ts';
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
  const { bookings, isKnown, location } = useSnapshot(props.bookings.facts);
  const { slotId, onClose } = props;
  const booking = bookings.find((each) => each.slotId === slotId);
  if (booking && shownDays.includes(booking.day)) return <OpenBooking {...props} layout="panel" />;
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
      {!booking && isKnown && (
        <Text tone="soft">{say('The booking {id} is not known at {location} around this day.', names)}</Text>
      )}
    </Panel>
  );
}
