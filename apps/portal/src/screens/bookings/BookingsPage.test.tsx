import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '@instore/api';
import { booking, canal, DAY } from '../../../test/bookings.ts';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import type { ClosingDraft } from '../../state/bookings/bookingsFacts.ts';
import { BookingsPage, type BookingsPageProps } from './BookingsPage.tsx';

const bookingOf = (slotId: string, day: string): Booking => booking({ slotId, day, customer: 'Ana Lindqvist' });

/** The bookings of Canal Street around 24 November, a Tuesday. */
function open(search: Pick<BookingsPageProps, 'view' | 'open' | 'day'>, bookings: Booking[], closing?: ClosingDraft) {
  const screen = createScreenApp();
  const onChange = vi.fn();
  Object.assign(screen.facts.bookings, { locations: [canal], location: canal, isKnown: true });
  Object.assign(screen.facts.bookings, { day: DAY, today: DAY, bookings, closing });
  if (closing) screen.facts.auth.role = 'Store_Admin';
  openScreen(screen.app, <BookingsPage {...search} bookings={screen.bookings} onChange={onChange} />);
  return { ...screen, onChange };
}

const panel = page.getByRole('complementary', { name: 'Booking' });

test.each(['day', 'week'] as const)(
  '[B-03, F-06] an address with an unknown booking says in the %s view that it is not known',
  async (view) => {
    const { facts, calls } = open({ view, open: 'no-such' }, [bookingOf('7', DAY)]);
    await expect.poll(() => calls).toContainEqual(['bookings.find', 'no-such']);
    facts.bookings.found = { slotId: 'no-such', booking: null };
    await expect.element(panel).toHaveTextContent('There is no booking no-such at Canal Street.');
  },
);

test.each([
  ['day', '2026-11-25'],
  ['week', '2026-11-30'],
] as const)(
  '[B-03, F-06] a booking that the %s does not list is named with its place and day, and leads there',
  async (view, day) => {
    const { onChange } = open({ view, open: '7', day: DAY }, [bookingOf('7', day)]);
    await expect.element(panel.getByRole('heading', { name: 'Ana Lindqvist' })).toBeVisible();
    await expect.element(panel).toHaveTextContent('This booking is at Canal Street, on a day that is not shown.');
    await expect.element(panel).toHaveTextContent(`Nov ${day.slice(-2)}, 2026`);
    await expect.element(panel.getByRole('button', { name: 'Start the fitting' })).not.toBeInTheDocument();
    await panel.getByRole('button', { name: 'Show the day of the booking' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ day });
  },
);

test.each(['day', 'week'] as const)(
  '[B-03] a link that names only a booking shows its day in the %s view, also one of another month',
  async (view) => {
    const { onChange, facts, calls } = open({ view, open: '7' }, []);
    await expect.poll(() => calls).toContainEqual(['bookings.find', '7']);
    facts.bookings.found = { slotId: '7', booking: bookingOf('7', '2027-02-03') };
    await expect.poll(() => onChange.mock.calls).toEqual([[{ day: '2027-02-03' }]]);
  },
);

/** A closing with one booking, which gets another time. */
const closed = (over: Partial<ClosingDraft> = {}): ClosingDraft => ({
  day: DAY,
  from: '00:00',
  to: '24:00',
  name: 'Thanksgiving',
  isDraft: false,
  isLoading: false,
  isPending: false,
  affected: [{ booking: bookingOf('7', DAY), choice: { kind: 'leave' } }],
  slots: [],
  openId: '7',
  isChoosing: false,
  errors: {},
  ...over,
});

test('[B-04] on a phone a closed day shows its bookings; their free times come once a booking is chosen', async () => {
  await page.viewport(390, 844);
  const { facts, calls } = open({ view: 'day' }, [bookingOf('7', DAY)], closed());
  const choice = page.getByRole('main').getByRole('article').getByRole('button');
  await expect.element(choice).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Closed day' });
  await expect.element(sheet).not.toBeInTheDocument();
  await choice.click();
  expect(calls).toContainEqual(['bookings.openAffected', '7']);
  facts.bookings.closing!.isChoosing = true;
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  // The closed day stays.
  expect(calls).toContainEqual(['bookings.stopChoosing']);
  expect(calls).not.toContainEqual(['bookings.dropClosing']);
  await page.viewport(1280, 800);
});

test('[B-03] a booking of the shown day opens beside its list', async () => {
  open({ view: 'day', open: '7' }, [bookingOf('7', DAY)]);
  await expect.element(panel.getByRole('button', { name: 'Start the fitting' })).toBeVisible();
});

test('[B-04] a booking that the closing cannot take shows why above its times; other faults stand at their fields', async () => {
  const slots = [{ day: DAY, startsAt: `${DAY}T16:00:00Z`, endsAt: `${DAY}T16:30:00Z`, booked: 0, capacity: 1 }];
  open({ view: 'day' }, [], {
    day: DAY,
    from: '00:00',
    to: '24:00',
    name: '',
    isDraft: true,
    isLoading: false,
    isPending: false,
    affected: [
      { booking: bookingOf('7', DAY), choice: { kind: 'leave' } },
      { booking: bookingOf('8', DAY), choice: { kind: 'cancel' }, error: 'Canal Street has no booking 8.' },
    ],
    slots,
    openId: '8',
    isChoosing: true,
    errors: { '/name': 'Give the closing a name.' },
  });
  const form = page.getByRole('region', { name: 'Close a day' });
  await expect.element(form.getByText('Canal Street has no booking 8.')).toBeVisible();
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveAccessibleDescription('Error: Give the closing a name.');
});
