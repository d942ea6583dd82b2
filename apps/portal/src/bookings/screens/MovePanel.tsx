import { Button, ErrorState, FreeTimes, InlineMessage, Panel, SkeletonPicks, Stack, TextField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingsStore } from '../bookings.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

export interface MovePanelProps {
  bookings: BookingsStore;
  /** Called with the day to which the booking went. */
  onMoved: (day: string) => void;
}

/** The times to which the booking can go [B-04]. */
export function MovePanel({ bookings, onMoved }: MovePanelProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { moving, location, bookings: all } = useSnapshot(bookings.state);
  const booking = all.find(({ slotId }) => slotId === moving?.slotId);
  if (!moving || !booking || !location) return null;
  const { chosen, slots, isPending, isLoading, isMissing, error, reason } = moving;
  const isFull = chosen !== undefined && chosen.booked >= chosen.capacity;
  const move = async () => {
    const day = await bookings.move();
    if (day !== undefined) onMoved(day);
  };
  return (
    <Panel
      title={say('Free times')}
      onClose={bookings.stopMove}
      actions={
        <>
          <Button
            variant="signal"
            size="xl"
            isFill
            isDisabled={!chosen || (isFull && reason.trim() === '')}
            isPending={isPending}
            onPress={() => void move()}
          >
            {say('Move to this time')}
          </Button>
          <Button variant="link" size="s" isFill onPress={bookings.stopMove}>
            {say('Keep the time')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {error !== undefined && !isMissing && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
        {isFull && <FullReason reason={reason} onChange={bookings.giveReason} />}
        {isLoading ? (
          <SkeletonPicks count={3} />
        ) : isMissing ? (
          <ErrorState onRetry={() => void bookings.startMove(booking.slotId)}>{sayMessage(error ?? '')}</ErrorState>
        ) : (
          <FreeTimes
            customer={booking.customer}
            slots={slots}
            startsAt={booking.startsAt}
            value={chosen?.startsAt}
            onChange={bookings.chooseTime}
            timeZone={location.timeZone}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** Why a booking moves to a full time. */
function FullReason({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const say = useSay();
  return (
    <TextField
      label={say('Reason')}
      description={say('Full times need a reason. Only admins see them.')}
      value={reason}
      maxLength={200}
      onChange={onChange}
    />
  );
}
