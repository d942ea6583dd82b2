import { BookingCalendar, type BookingView, Button, Inline } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { addDays } from '../../shared/format/days.ts';
import type { BookingSearch } from '../bookingSearch.ts';
import { ofCustomer } from './customerSearch.ts';
import type { BookingsStore } from '../bookings.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { BookingTools } from './BookingTools.tsx';
import { ClosedDayView } from './ClosedDayView.tsx';
import { OpenBooking } from './OpenBooking.tsx';

export interface LocationCalendarProps {
  bookings: BookingsStore;
  view: BookingView;
  /** Slot id of the open booking. */
  open: string | undefined;
  /** The current time, milliseconds. */
  now: number;
  /** Only bookings of customers that match it are shown. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Shows the open booking in a popover, not in the panel beside the calendar. */
  hasPopover: boolean;
  onChange: (part: Partial<BookingSearch>) => void;
  onChangeDay: (day: string) => void;
  onClose: () => void;
}

/** The calendar of the chosen location; a closed day replaces its bookings. */
export function LocationCalendar(props: LocationCalendarProps) {
  const { bookings, view, open, now, query, hasPopover, onChange, onChangeDay, onClose } = props;
  const say = useSay();
  const sayMessage = useSayMessage();
  const state = useSnapshot(bookings.state);
  const { location, day, closing } = state;
  return (
    <BookingCalendar
      view={view}
      onViewChange={(next: BookingView) => onChange({ view: next, open: undefined })}
      day={day === '' ? '2000-01-01' : day}
      onDayChange={onChangeDay}
      today={state.today === '' ? '2000-01-01' : state.today}
      now={now}
      bookings={ofCustomer(state.bookings, query)}
      noMatch={query.trim() === '' ? undefined : say('No customer matches "{query}"', { query: query.trim() })}
      holidays={state.holidays}
      timeZone={location?.timeZone}
      openId={open}
      onOpenChange={(booking) => {
        bookings.stopMove();
        onChange({ open: booking?.slotId });
      }}
      popover={
        hasPopover && open !== undefined ? (
          <OpenBooking
            bookings={bookings}
            slotId={open}
            now={now}
            layout="popover"
            onOpenDay={() => {
              const booking = bookings.state.bookings.find(({ slotId }) => slotId === open);
              onChange(booking ? { view: 'day', day: booking.day } : { view: 'day' });
            }}
            onClose={onClose}
          />
        ) : undefined
      }
      onOpenClosedDay={(closed) => {
        const holiday = bookings.state.holidays.find((each) => each.day === closed);
        if (view === 'day' && holiday) void bookings.openClosing(closed, holiday);
        else onChange({ view: 'day', day: closed, open: undefined });
      }}
      tools={<BookingTools bookings={bookings} view={view} onChange={onChange} />}
      notice={<AddressBanner alsoUnknown={state.ignored} />}
      emptyAction={<EmptyActions {...props} />}
      status={state.error === undefined ? (state.isKnown ? 'ready' : 'loading') : 'error'}
      error={state.error === undefined ? undefined : sayMessage(state.error)}
      onRetry={() => void bookings.refresh()}
    >
      {view === 'day' && closing ? (
        <ClosedDayView bookings={bookings} onOpenDay={onChangeDay} onOpenBooking={(id) => onChange({ open: id })} />
      ) : undefined}
    </BookingCalendar>
  );
}

/** Clears a search that leaves nothing; otherwise the ways to other bookings. */
function EmptyActions({ bookings, query, onQueryChange, onChange }: LocationCalendarProps) {
  const say = useSay();
  const { day, locations, location } = useSnapshot(bookings.state);
  const other = locations.find(({ id }) => id !== location?.id);
  if (query.trim() !== '') return <Button onPress={() => onQueryChange('')}>{say('Clear the search')}</Button>;
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
