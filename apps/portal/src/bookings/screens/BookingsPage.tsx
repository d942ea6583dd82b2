import { BookingStartBar, SearchField, bookingDays, isWholeDay, useIsWide } from '@instore/ui';
import type { BookingView } from '@instore/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { BookingSearch } from '../bookingSearch.ts';
import type { BookingsStore } from '../bookings.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import { useApp, useLocationChanges } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { ClosingPanel } from './ClosingPanel.tsx';
import { LocationCalendar } from './LocationCalendar.tsx';
import { MovePanel } from './MovePanel.tsx';

/** Ages, and statuses that follow the clock, are updated in this interval, milliseconds. */
const TICK_MS = 30_000;

export interface BookingsPageProps extends BookingSearch {
  bookings: BookingsStore;
  onChange: (part: Partial<BookingSearch>) => void;
}

/** /shoesize/bookings: the bookings of a location by day and week [B-03, B-04]. */
export function BookingsPage({ bookings, view = 'week', day, open, onChange }: BookingsPageProps) {
  const say = useSay();
  const { moving, closing, isKnown } = useSnapshot(bookings.state);
  const now = useTicks(bookings);
  const isWide = useIsWide();
  const { searchField, ...search } = useCustomerSearch();
  useLocationChanges(bookings.readChanges);
  useClosingOfDay(bookings, view);
  const { shownDays, isListed, openDay } = useShownDays(bookings, view, open);
  useBookingOfLink(bookings, { open, openDay, isListed, hasDay: day !== undefined }, onChange);
  // A narrow panel covers the page: a closed day shows its bookings until one of them is chosen.
  const hasClosingPanel = closing !== undefined && (isWide || closing.isChoosing);
  // The popover needs the booking's card in the calendar. A booking that is not listed opens in the panel.
  const isInPopover = view === 'week' && isWide && !moving && !closing && (isListed || !isKnown);
  const close = () => {
    bookings.stopMove();
    if (isWide || closing?.isDraft) bookings.dropClosing();
    else bookings.stopChoosing();
    onChange({ open: undefined });
  };
  const changeDay = (next: string) => {
    bookings.dropClosing();
    onChange({ day: next, open: undefined });
  };
  const panel = moving ? (
    <MovePanel bookings={bookings} onMoved={(to) => onChange({ day: to })} />
  ) : hasClosingPanel ? (
    <ClosingPanel bookings={bookings} onClose={close} />
  ) : open !== undefined && !isInPopover ? (
    <BookingPanel
      {...{ bookings, now, shownDays, onClose: close }}
      slotId={open}
      onDayChange={(next) => onChange({ day: next })}
    />
  ) : undefined;

  return (
    <AreaShell
      area="shoesize"
      title={say('Bookings')}
      spaceAbove={0}
      searchField={searchField}
      aside={panel}
      asideLabel={hasClosingPanel ? say('Closed day') : say('Booking')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={panel !== undefined}
      onAsideClose={close}
      bottom={<NextFitting bookings={bookings} />}
    >
      <LocationCalendar
        {...{ bookings, view, open, now, onChange }}
        {...search}
        hasPopover={isInPopover}
        onChangeDay={changeDay}
        onClose={close}
      />
    </AreaShell>
  );
}

/** The search for a customer among the shown bookings, and its field in the header. */
function useCustomerSearch() {
  const say = useSay();
  const [query, setQuery] = useState('');
  const label = say('Search a customer');
  return {
    query,
    onQueryChange: setQuery,
    searchField: <SearchField {...{ label }} value={query} onChange={setQuery} shortcut="/" />,
  };
}

/** Starts the fitting that comes next on the shown day; nothing if there is none. */
function NextFitting({ bookings }: { bookings: BookingsStore }) {
  const { bookings: all, day, location, pendingId } = useSnapshot(bookings.state);
  const next = all.find((booking) => booking.day === day && booking.status === 'upcoming');
  if (!next?.nextStatuses.includes('ongoing') || !location) return null;
  return (
    <BookingStartBar
      startsAt={next.startsAt}
      timeZone={location.timeZone}
      isPending={pendingId === next.slotId}
      onStart={() => void bookings.changeStatus(next.slotId, 'ongoing')}
    />
  );
}

/** The days whose bookings the calendar lists, and whether the open one is among them. */
function useShownDays({ state }: BookingsStore, view: BookingView, open: string | undefined) {
  const locale = useLocale();
  const { day, bookings, found } = useSnapshot(state);
  const shownDays = day === '' ? [] : bookingDays(view, day, locale);
  const other = found?.slotId === open ? found?.booking : undefined;
  const openDay = (bookings.find(({ slotId }) => slotId === open) ?? other)?.day;
  return { shownDays, isListed: openDay !== undefined && shownDays.includes(openDay), openDay };
}

/** The booking that the address names, and whether the page lists it. */
interface LinkedBooking {
  open: string | undefined;
  openDay: string | undefined;
  isListed: boolean;
  /** The address names a day, too. */
  hasDay: boolean;
}

/** Reads the open booking if it is not around the shown day. An address without a day shows the day of its booking. */
function useBookingOfLink(
  bookings: BookingsStore,
  { open, openDay, isListed, hasDay }: LinkedBooking,
  onChange: BookingsPageProps['onChange'],
): void {
  const { isKnown, found } = useSnapshot(bookings.state);
  const isWanted = open !== undefined && isKnown && openDay === undefined && found?.slotId !== open;
  useEffect(() => {
    if (isWanted) void bookings.find(open);
  }, [bookings, isWanted, open]);
  const dayToShow = isKnown && !isListed && !hasDay ? openDay : undefined;
  const show = useEffectEvent((day: string) => onChange({ day }));
  useEffect(() => {
    if (dayToShow !== undefined) show(dayToShow);
  }, [dayToShow]);
}

/** The time in steps; with each step the statuses are read again, because some follow from the time. */
function useTicks(bookings: BookingsStore): number {
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

/** In the day view, opens the closing of a day that is closed all day. Once left, it opens again only on another day. */
function useClosingOfDay(bookings: BookingsStore, view: BookingView): void {
  const { day, holidays } = useSnapshot(bookings.state);
  const isClosed = view === 'day' && holidays.some((holiday) => holiday.day === day && isWholeDay(holiday));
  const closedDay = isClosed ? day : undefined;
  useEffect(() => {
    const closing = bookings.state.holidays.find((holiday) => holiday.day === closedDay && isWholeDay(holiday));
    if (closing && bookings.state.closing?.day !== closedDay) void bookings.openClosing(closing.day, closing);
  }, [bookings, closedDay]);
}
