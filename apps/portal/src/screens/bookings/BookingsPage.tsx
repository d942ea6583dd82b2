import { InlineMessage, Stack, bookingDays, isWholeDay, useIsWide } from '@instore/ui';
import type { BookingView } from '@instore/ui';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { BookingSearch } from '../../rules/bookingSearch.ts';
import type { BookingsState } from '../../state/bookings/bookings.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { useApp, useLocationChanges } from '../app.ts';
import { useNow } from '../components/useNow.ts';
import { useLocale, useSay } from '../language.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { ClosingPanel } from './ClosingPanel.tsx';
import { LocationCalendar } from './LocationCalendar.tsx';
import { MovePanel } from './MovePanel.tsx';

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
  const { moving, closing } = facts;
  const { shownDays, isListed } = useShownDays(bookings, view, open);
  // The popover needs the booking's card in the calendar. A booking that is not listed opens in the panel.
  const isInPopover = view === 'week' && isWide && !moving && !closing && (isListed || !facts.isKnown);
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
    <BookingPanel
      {...{ bookings, now, shownDays }}
      slotId={open}
      onClose={close}
      onDayChange={(next) => onChange({ day: next })}
    />
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
        <AddressIgnored values={facts.ignored} />
        <LocationCalendar
          bookings={bookings}
          view={view}
          open={open}
          now={now}
          hasPopover={isInPopover}
          onChange={onChange}
          onChangeDay={changeDay}
          onClose={close}
        />
      </Stack>
    </AreaShell>
  );
}

/** The values of the address that are not understood [F-06]. */
function AddressIgnored({ values }: { values: readonly string[] }) {
  const say = useSay();
  if (values.length === 0) return null;
  return (
    <InlineMessage severity="caution">{say('Address ignored: {values}', { values: values.join(', ') })}</InlineMessage>
  );
}

/** The days whose bookings the calendar lists, and whether the open one is among them. */
function useShownDays({ facts }: BookingsState, view: BookingView, open: string | undefined) {
  const locale = useLocale();
  const { day, bookings } = useSnapshot(facts);
  const shownDays = day === '' ? [] : bookingDays(view, day, locale);
  const openDay = bookings.find(({ slotId }) => slotId === open)?.day;
  return { shownDays, isListed: openDay !== undefined && shownDays.includes(openDay) };
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
