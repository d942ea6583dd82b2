import { Button, ErrorState, FreeTimes, Inline, InlineMessage, Panel, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingsStore } from '../bookings.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { useApp } from '../../app/context.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { ClosingForm } from './ClosingForm.tsx';

export interface ClosingPanelProps {
  bookings: BookingsStore;
  onClose: () => void;
}

/** What an admin decides about a closed time: its name and times, and where each booking goes [B-04]. */
export function ClosingPanel({ bookings, onClose }: ClosingPanelProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { role } = useSnapshot(useApp().auth);
  const { closing, location } = useSnapshot(bookings.state);
  if (!closing || !location) return null;
  if (!isLocationAdmin(role)) {
    return (
      <Panel title={say('Closed day')} onClose={onClose}>
        <Text tone="soft">{say('Only an admin can move the bookings of a closed day together.')}</Text>
      </Panel>
    );
  }
  const general = Object.entries(closing.errors).flatMap(([field, message]) =>
    ['/name', '/from', '/to'].includes(field) ? [] : [message],
  );
  return (
    <Panel
      title={titleOf(say, closing)}
      onClose={onClose}
      actions={hasActions(closing) ? <ClosingActions bookings={bookings} /> : undefined}
    >
      <Stack gap={20}>
        {general.map((message) =>
          closing.isMissing ? (
            <ErrorState key={message} onRetry={() => void bookings.readAffected()}>
              {sayMessage(message)}
            </ErrorState>
          ) : (
            <InlineMessage key={message} severity="critical">
              {sayMessage(message)}
            </InlineMessage>
          ),
        )}
        {closing.isDraft && <ClosingForm bookings={bookings} />}
        <AffectedBooking bookings={bookings} timeZone={location.timeZone} />
        {!closing.isDraft && (
          <Button size="s" onPress={() => void bookings.reopen()}>
            {say('Reopen')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

interface Closing {
  isDraft: boolean;
  affected: readonly unknown[];
}

/** A stored closing without bookings needs nothing. */
const hasActions = ({ isDraft, affected }: Closing): boolean => isDraft || affected.length > 0;

function titleOf(say: SayText, closing: Closing): string {
  if (closing.isDraft) return say('Close a day');
  return hasActions(closing) ? say('Free times') : say('Closed day');
}

/** The choice for one booking of the closed time: another time, cancel, or leave it. */
function AffectedBooking({ bookings, timeZone }: Pick<ClosingPanelProps, 'bookings'> & { timeZone: string }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { closing } = useSnapshot(bookings.state);
  const affected = closing?.affected.find(({ booking }) => booking.slotId === closing.openId);
  if (!closing || !affected) return null;
  const { slotId } = affected.booking;
  return (
    <>
      {affected.error !== undefined && (
        // The time that was refused is no longer proposed: the chosen one is another.
        <InlineMessage severity="critical">
          {sayMessage(affected.error)} {say('Nothing is changed yet. Check the new times.')}
        </InlineMessage>
      )}
      <FreeTimes
        customer={affected.booking.customer}
        slots={closing.slots}
        startsAt={affected.booking.startsAt}
        value={affected.choice.kind === 'move' ? affected.choice.slot.startsAt : undefined}
        onChange={(slot) => bookings.choose(slotId, { kind: 'move', slot })}
        timeZone={timeZone}
      />
      <Inline gap={8}>
        <Button size="s" onPress={() => bookings.choose(slotId, { kind: 'cancel' })}>
          {say('Cancel the booking instead')}
        </Button>
        <Button size="s" onPress={() => bookings.choose(slotId, { kind: 'leave' })}>
          {say('Leave it as it is')}
        </Button>
      </Inline>
      <InlineMessage severity="info">
        {say('Ask each customer first. Nothing changes until you press the button.')}
      </InlineMessage>
    </>
  );
}

function ClosingActions({ bookings }: Pick<ClosingPanelProps, 'bookings'>) {
  const say = useSay();
  const { closing } = useSnapshot(bookings.state);
  if (!closing) return null;
  const { affected, isDraft, isPending, isLoading } = closing;
  const moves = affected.filter(({ choice }) => choice.kind === 'move').length;
  const cancels = affected.filter(({ choice }) => choice.kind === 'cancel').length;
  const labelOf = () => {
    if (moves > 0 && cancels > 0) {
      return say(isDraft ? 'Close, move {moves}, cancel {cancels}' : 'Move {moves}, cancel {cancels}', {
        moves,
        cancels,
      });
    }
    if (moves > 0) {
      const count = moves;
      return isDraft
        ? say('Close and move {count}', { count })
        : say('Move {count} booking|Move {count} bookings', { count });
    }
    if (cancels > 0) {
      const count = cancels;
      return isDraft
        ? say('Close and cancel {count}', { count })
        : say('Cancel {count} booking|Cancel {count} bookings', { count });
    }
    return isDraft ? say('Close the day') : say('Move {count} booking|Move {count} bookings', { count: 0 });
  };
  const hasWork = isDraft || moves + cancels > 0;
  return (
    <>
      <Button
        variant="signal"
        size="xl"
        isFill
        isDisabled={isLoading || !hasWork}
        isPending={isPending}
        onPress={() => void bookings.close()}
      >
        {labelOf()}
      </Button>
      {affected.length > 0 &&
        (moves > 0 ? (
          <Button variant="link" size="s" isFill onPress={() => bookings.cancelAll()}>
            {affected.length === 2
              ? say('Cancel both instead')
              : say('Cancel it instead|Cancel all {count} instead', { count: affected.length })}
          </Button>
        ) : (
          <Button variant="link" size="s" isFill onPress={() => void bookings.proposeAgain()}>
            {say('Propose times again')}
          </Button>
        ))}
    </>
  );
}
