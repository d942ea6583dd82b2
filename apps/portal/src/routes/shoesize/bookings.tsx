import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type BookingSearch, bookingSearch } from '../../bookings/bookingSearch.ts';
import { BookingsPage } from '../../bookings/screens/BookingsPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(bookingSearch);

export const Route = createFileRoute('/shoesize/bookings')({
  validateSearch: readSearch,
  // The view and the open booking are chosen on the page itself: nothing is read for them.
  loaderDeps: ({ search: { day, location } }) => ({ day, location }),
  async loader({ context: { area, entered }, deps }) {
    const bookings = await area.openBookings();
    void entered.then(() => bookings.load(deps));
    return { bookings };
  },
  errorComponent: areaFailure('shoesize'),
  component: Bookings,
});

function Bookings() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (part: Partial<BookingSearch>) =>
    void navigate({ search: { ...search, unknown: undefined, ...part } });
  return <BookingsPage {...search} bookings={Route.useLoaderData().bookings} onChange={change} />;
}
