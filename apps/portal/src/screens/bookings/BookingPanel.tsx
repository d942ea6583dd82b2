import { Panel, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../language.ts';
import { OpenBooking, type OpenBookingProps } from './OpenBooking.tsx';

/** The open booking in the panel beside the day. */
export function BookingPanel(props: Omit<OpenBookingProps, 'layout'>) {
  const say = useSay();
  const { bookings, isKnown } = useSnapshot(props.bookings.facts);
  if (bookings.some(({ slotId }) => slotId === props.slotId)) return <OpenBooking {...props} layout="panel" />;
  return (
    <Panel title={say('Booking')} onClose={props.onClose}>
      {isKnown && <Text tone="soft">{say('This booking is no longer on this day.')}</Text>}
    </Panel>
  );
}
