import {
  BookingCalendar,
  type BookingView,
  Button,
  Inline,
  InlineMessage,
  Stack,
  isWholeDay,
  useIsWide,
} from '@instore/ui';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { addDays } from '../../rules/bookingDays.ts';
import type { BookingSearch } from '../../rules/bookingSearch.ts';
import type { BookingsState } from '../../state/bookings/bookings.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { useApp, useLocationChanges } from '../app.ts';
import { useNow } from '../components/useNow.ts';
import { useSay } from '../language.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { BookingTools } from './BookingTools.tsx';
import { ClosedDayView } from './ClosedDayView.tsx';
import { ClosingPanel } from './ClosingPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { OpenBooking } from './OpenBooking.tsx';

/** Ages, and statuses that follow the clock, are updated in this interval, milliseconds. */
const TICK_MS = 30_000;

export interface BookingsPageProps extends BookingSearch {
  bookings: BookingsState;
  onChange: (part: Partial<BookingSearch>) => void;
}

/** /shoesize/bookings: the bookings of a location by day and week [B-03, B-04]. */
export function BookingsPage({ bookings, view = 'week', open, onChange }: BookingsPageProps) {
  const say = useSay();
  const facts = useSnapshot(bookings.facts);
  const now = useTicks(bookings);
  const isWide = useIsWide();
  useLocationChanges(bookings.readChanges);
  useClosingOfDay(bookings, view);
  const { location, day, moving, closing } = facts;
  const isInPopover = view === 'week' && isWide && !moving && !closing;
  const close = () => {
    bookings.stopMove();
    bookings.dropClosing();
    onChange({ open: undefined });
  };
  const changeDay = (next: string) => {
    bookings.dropClosing();
    onChange({ day: next, open: undefined });
  };
  const panel = moving ? (
    <MovePanel bookings={bookings} onMoved={(to) => onChange({ day: to })} />
  ) : closing ? (
    <ClosingPanel bookings={bookings} onClose={close} />
  ) : open !== undefined && !isInPopover ? (
    <BookingPanel bookings={bookings} slotId={open} now={now} onClose={close} />
  ) : undefined;

  return (
    <AreaShell
      area="shoesize"
      title={say('Bookings')}
      aside={panel}
      asideLabel={closing ? say('Closed day') : say('Booking')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={panel !== undefined}
      onAsideClose={close}
    >
      <Stack gap={16}>
        {facts.ignored.length > 0 && (
          <InlineMessage severity="caution">
            {say('Address ignored: {values}', { values: facts.ignored.join(', ') })}
          </InlineMessage>
        )}
        <BookingCalendar
          view={view}
          onViewChange={(next: BookingView) => onChange({ view: next, open: undefined })}
          day={day === '' ? '2000-01-01' : day}
          onDayChange={changeDay}
          today={facts.today === '' ? '2000-01-01' : facts.today}
          now={now}
          bookings={facts.bookings}
          holidays={facts.holidays}
          {...(location && { timeZone: location.timeZone })}
          openId={open}
          onOpenChange={(booking) => {
            bookings.stopMove();
            onChange({ open: booking?.slotId });
          }}
          {...(isInPopover &&
            open !== undefined && {
              popover: (
                <OpenBooking
                  bookings={bookings}
                  slotId={open}
                  now={now}
                  layout="popover"
                  onOpenDay={() => {
                    const booking = bookings.facts.bookings.find(({ slotId }) => slotId === open);
                    onChange({ view: 'day', ...(booking && { day: booking.day }) });
                  }}
                  onClose={close}
                />
              ),
            })}
          onOpenClosedDay={(closed) => {
            const holiday = bookings.facts.holidays.find((each) => each.day === closed);
            if (view === 'day' && holiday) void bookings.openClosing(closed, holiday);
            else onChange({ view: 'day', day: closed, open: undefined });
          }}
          tools={<BookingTools bookings={bookings} view={view} onChange={onChange} />}
          emptyAction={<EmptyActions bookings={bookings} onChange={onChange} />}
          status={facts.error === undefined ? (facts.isKnown ? 'ready' : 'loading') : 'error'}
          error={facts.error}
          onRetry={() => void bookings.refresh()}
        >
          {view === 'day' && closing ? (
            <ClosedDayView bookings={bookings} onOpenDay={changeDay} onOpenBooking={(id) => onChange({ open: id })} />
          ) : undefined}
        </BookingCalendar>
      </Stack>
    </AreaShell>
  );
}

/** The time in steps; with each step the statuses are read again, because some follow from the time. */
function useTicks(bookings: BookingsState): number {
  const { environment } = useApp();
  const now = useNow(environment.clock, TICK_MS, true);
  const read = useRef(now);
  useEffect(() => {
    if (read.current === now) return;
    read.current = now;
    void bookings.refresh();
  }, [bookings, now]);
  return now;
}

/** In the day view, opens the closing of a day that is closed as a whole; once it was left, only on another day again. */
function useClosingOfDay(bookings: BookingsState, view: BookingView): void {
  const { day, holidays } = useSnapshot(bookings.facts);
  const isClosed = view === 'day' && holidays.some((holiday) => holiday.day === day && isWholeDay(holiday));
  const closedDay = isClosed ? day : undefined;
  useEffect(() => {
    const closing = bookings.facts.holidays.find((holiday) => holiday.day === closedDay && isWholeDay(holiday));
    if (closing && bookings.facts.closing?.day !== closedDay) void bookings.openClosing(closing.day, closing);
  }, [bookings, closedDay]);
}

function EmptyActions({ bookings, onChange }: Pick<BookingsPageProps, 'bookings' | 'onChange'>) {
  const say = useSay();
  const { day, locations, location } = useSnapshot(bookings.facts);
  const other = locations.find(({ id }) => id !== location?.id);
  return (
    <Inline gap={16}>
      <Button onPress={() => onChange({ day: addDays(day, 7) })}>{say('Next week')}</Button>
      {other && (
        <Button variant="quiet" onPress={() => onChange({ location: other.id })}>
          {say('Go to {location}', { location: other.name })}
        </Button>
      )}
    </Inline>
  );
}
