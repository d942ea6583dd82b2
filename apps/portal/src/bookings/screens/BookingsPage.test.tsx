import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BookingSlot } from '@instore/api';
import { booking, canal, DAY } from '../../../test/bookings.ts';
import type { MovingBooking } from '../bookingsState.ts';
import { bookingOf, open, button, actions, free } from '../../../test/bookingsPage.tsx';

const panel = page.getByRole('complementary', { name: 'Booking' });

test.each(['day', 'week'] as const)(
  'an address with an unknown booking says in the %s view that it is not known',
  { tags: ['B-03', 'F-06'] },
  async (view) => {
    const { state, calls } = open({ view, open: 'no-such' }, [bookingOf('7', DAY)]);
    await expect.poll(() => calls).toContainEqual(['bookings.find', 'no-such']);
    state.bookings.found = { slotId: 'no-such', booking: null };
    await expect.element(panel).toHaveTextContent('There is no booking no-such at Canal Street.');
  },
);

test.each([
  ['day', '2026-11-25'],
  ['week', '2026-11-30'],
] as const)(
  'a booking that the %s does not list is named with a link to its day',
  { tags: ['B-03', 'F-06'] },
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
  'a link with only a booking shows its day in the %s view',
  { tags: 'B-03' },
  async (view) => {
    const { onChange, state, calls } = open({ view, open: '7' }, []);
    await expect.poll(() => calls).toContainEqual(['bookings.find', '7']);
    state.bookings.found = { slotId: '7', booking: bookingOf('7', '2027-02-03') };
    await expect.poll(() => onChange.mock.calls).toEqual([[{ day: '2027-02-03' }]]);
  },
);

test('a link to a booking of the shown week opens its popover', { tags: 'B-03' }, async () => {
  const early = Array.from({ length: 12 }, (_, at) => booking({ slotId: `1${at}`, customer: `Customer ${at}` }));
  const late = { ...bookingOf('7', DAY), startsAt: `${DAY}T22:00:00Z`, endsAt: `${DAY}T22:30:00Z` };
  const { onChange, calls } = open({ view: 'week', open: '7', day: DAY }, [...early, late]);
  const popover = page.getByRole('dialog', { name: 'Ana Lindqvist' });
  await expect.element(popover.getByRole('button', { name: 'Start the fitting' })).toBeVisible();
  const label = page
    .getByRole('article', { name: /Ana Lindqvist/ })
    .first()
    .element()
    .getBoundingClientRect();
  expect(label.bottom).toBeLessThanOrEqual(window.innerHeight);
  await popover.getByRole('button', { name: 'Start the fitting' }).click();
  expect(calls).toContainEqual(['bookings.changeStatus', '7', 'ongoing']);
  await popover.getByRole('button', { name: 'Open booking' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ view: 'day', day: DAY });
  await popover.getByRole('button', { name: 'Close' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ open: undefined });
});

test('a press on a booking opens it and ends the move of another one', { tags: ['B-03', 'B-04'] }, async () => {
  const { onChange, calls } = open({ view: 'day' }, [bookingOf('6', DAY), booking({ slotId: '7', customer: 'Ravi' })]);
  await page.getByRole('button', { name: 'Open booking of Ravi' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ open: '7' });
  expect(calls).toContainEqual(['bookings.stopMove']);
});

test('on a phone the fitting that comes next is started at the foot of the page', { tags: 'B-03' }, async () => {
  await page.viewport(390, 844);
  const next = booking({ slotId: '8', customer: 'Ravi Menon', status: 'upcoming', startsAt: `${DAY}T16:00:00Z` });
  const { calls, state } = open({ view: 'day' }, [bookingOf('7', DAY), next]);
  const start = page.getByRole('button', { name: 'Start the fitting 11:00' });
  await start.click();
  expect(calls).toContainEqual(['bookings.changeStatus', '8', 'ongoing']);
  state.bookings.pendingId = '8';
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  state.bookings.bookings = [{ ...next, nextStatuses: ['cancelled'] }];
  await expect.element(start).not.toBeInTheDocument();
  // Only a fitting that comes next: the others are started in their panel.
  state.bookings.bookings = [bookingOf('7', DAY)];
  await expect.element(start).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('while another day is shown, the foot does not start the next fitting of today', { tags: 'B-03' }, async () => {
  await page.viewport(390, 844);
  const next = booking({ slotId: '8', status: 'upcoming', startsAt: `${DAY}T16:00:00Z` });
  const { state } = open({ view: 'day' }, [next]);
  const start = page.getByRole('button', { name: 'Start the fitting 11:00' });
  await expect.element(start).toBeVisible();
  state.bookings.day = '2026-11-25';
  await expect.element(start).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('a booking of the shown day opens beside its list', { tags: 'B-03' }, async () => {
  open({ view: 'day', open: '7' }, [bookingOf('7', DAY)]);
  await expect.element(panel.getByRole('button', { name: 'Start the fitting' })).toBeVisible();
});

test(
  'view, day and location are kept in the address, and each closes what is open',
  { tags: ['B-02', 'B-03'] },
  async () => {
    const { onChange, state } = open({ view: 'day', open: '7' }, [bookingOf('7', DAY)]);
    state.bookings.locations.push({ ...canal, id: 'bedford', name: 'Bedford Avenue' });
    await button('Next day').click();
    expect(onChange).toHaveBeenLastCalledWith({ day: '2026-11-25', open: undefined });
    await page.getByText('Week', { exact: true }).click();
    expect(onChange).toHaveBeenLastCalledWith({ view: 'week', open: undefined });
    await page.getByRole('button', { name: /Location/ }).click();
    await page.getByRole('option', { name: /Bedford Avenue/ }).click();
    expect(onChange).toHaveBeenLastCalledWith({ location: 'bedford', open: undefined });
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(onChange).toHaveBeenLastCalledWith({ open: undefined });
  },
);

test('only a booking that can be cancelled can be moved', { tags: 'B-03' }, async () => {
  const { calls, state } = open({ view: 'day', open: '7' }, [
    booking({ nextStatuses: ['ongoing', 'cancelled'], customer: 'Ana Lindqvist' }),
  ]);
  await panel.getByRole('button', { name: 'Start the fitting' }).click();
  expect(calls).toContainEqual(['bookings.changeStatus', '7', 'ongoing']);
  await panel.getByRole('button', { name: 'Move to…' }).click();
  expect(calls).toContainEqual(['bookings.startMove', '7']);
  state.bookings.pendingId = '8';
  await panel.getByRole('button', { name: 'Cancelled' }).click();
  expect(calls).toContainEqual(['bookings.changeStatus', '7', 'cancelled']);
  state.bookings.pendingId = '7';
  await expect.element(panel.getByRole('button', { name: 'Move to…' })).toBeDisabled();
  state.bookings.bookings = [booking({ status: 'not visited', nextStatuses: ['cancelled'] })];
  await expect.element(panel.getByRole('button', { name: 'Move to…' })).not.toBeInTheDocument();
});

test('ages and statuses follow the clock: the bookings are read again every 30 seconds', { tags: 'B-02' }, async () => {
  const { calls, clock } = open({ view: 'day' }, [bookingOf('7', DAY)]);
  await expect.element(page.getByText('Ana Lindqvist')).toBeVisible();
  expect(actions(calls, 'refresh')).toEqual([]);
  clock.pass(30_000);
  await expect.poll(() => actions(calls, 'refresh')).toHaveLength(1);
});

test('a failure shows its reason and a retry; wrong address values are named', { tags: ['E-03', 'F-06'] }, async () => {
  const { state, calls, onChange } = open({ view: 'day' }, []);
  state.bookings.locations.push({ ...canal, id: 'bedford', name: 'Bedford Avenue' });
  Object.assign(state.bookings, { ignored: ['view=month', 'day=32'] });
  await expect.element(page.getByText('view=month, day=32')).toBeVisible();
  await button('Next week').click();
  expect(onChange).toHaveBeenLastCalledWith({ day: '2026-12-01' });
  await button('Go to Bedford Avenue').click();
  expect(onChange).toHaveBeenLastCalledWith({ location: 'bedford' });
  state.bookings.error = 'The store is busy.';
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await button('Try again').click();
  expect(calls).toContainEqual(['bookings.refresh']);
});

const full: BookingSlot = { ...free, startsAt: `${DAY}T17:00:00Z`, endsAt: `${DAY}T17:30:00Z`, booked: 1 };

function openMove(over: Partial<MovingBooking> = {}, answers: object = {}) {
  const moving = {
    slotId: '7',
    slots: [free, full],
    chosen: undefined,
    reason: '',
    isLoading: false,
    isMissing: false,
    isPending: false,
    error: undefined,
    ...over,
  };
  const moved = open({ view: 'day', open: '7' }, [bookingOf('7', DAY)], undefined, answers);
  moved.state.bookings.moving = moving;
  return moved;
}

const times = page.getByRole('complementary', { name: 'Booking' });

const moveTo = times.getByRole('button', { name: 'Move to this time' });

test('free times that cannot be read can be read again', { tags: ['B-04', 'E-03'] }, async () => {
  const { state, calls } = openMove();
  Object.assign(state.bookings.moving!, { isMissing: true, error: 'The store is busy.' });
  await expect.element(times.getByText('The store is busy.')).toBeVisible();
  await times.getByRole('button', { name: 'Try again' }).click();
  expect(actions(calls, 'startMove')).toEqual([['bookings.startMove', '7']]);
});

test('a booking moves to a chosen time, and to a full one only with a reason', { tags: 'B-04' }, async () => {
  const { state, calls } = openMove();
  await expect.element(moveTo).toBeDisabled();
  await times.getByRole('button', { name: '11:00' }).click();
  expect(calls).toContainEqual(['bookings.chooseTime', free]);
  state.bookings.moving!.chosen = free;
  await expect.element(times.getByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  await moveTo.click();
  expect(actions(calls, 'move')).toEqual([['bookings.move']]);
  state.bookings.moving!.chosen = full;
  await expect.element(moveTo).toBeDisabled();
  await times.getByRole('textbox', { name: 'Reason' }).fill('V');
  expect(calls).toContainEqual(['bookings.giveReason', 'V']);
  state.bookings.moving!.reason = '  ';
  await expect.element(times.getByRole('textbox', { name: 'Reason' })).toHaveValue('  ');
  await expect.element(moveTo).toBeDisabled();
  state.bookings.moving!.reason = 'VIP';
  await expect.element(moveTo).toBeEnabled();
});

test('the day to which a booking went is shown; after a refusal the page stays', { tags: 'B-04' }, async () => {
  const days = [undefined, '2026-11-25'];
  const { state, onChange } = openMove({ chosen: free }, { move: async () => days.shift() });
  await moveTo.click();
  await expect.poll(() => days).toHaveLength(1);
  await moveTo.click();
  await expect.poll(() => onChange.mock.calls).toEqual([[{ day: '2026-11-25' }]]);
  state.bookings.moving!.isPending = true;
  await expect.element(moveTo).toHaveAttribute('aria-disabled', 'true');
  await expect.element(times.getByRole('button', { name: '11:00' })).toHaveAttribute('aria-pressed', 'true');
});

test('a refused move says why, its times load, and the time can be kept', { tags: 'B-04' }, async () => {
  const { state, calls } = openMove({ error: 'This time has been taken.', isLoading: true });
  await expect.element(times.getByText('This time has been taken.')).toBeVisible();
  await expect.element(times.getByRole('button', { name: '11:00' })).not.toBeInTheDocument();
  state.bookings.moving!.isLoading = false;
  await expect.element(times.getByRole('button', { name: '11:00' })).toBeVisible();
  await times.getByRole('button', { name: 'Keep the time' }).click();
  expect(actions(calls, 'stopMove')).toHaveLength(1);
});

test('A customer who comes in is found by the start of a name', { tags: 'B-03' }, async () => {
  open({ view: 'week' }, [
    bookingOf('7', DAY),
    booking({ slotId: '8', customer: 'Ravi Menon', startsAt: `${DAY}T16:00:00Z` }),
  ]);
  const field = page.getByRole('searchbox', { name: 'Search a customer' });
  await expect.element(page.getByRole('article', { name: /Ravi Menon/ })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'lindq');
  await expect.element(page.getByRole('article', { name: /Ravi Menon/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('article', { name: /Ana Lindqvist/ })).toBeVisible();
  await userEvent.fill(field, 'Okoye');
  await expect.element(page.getByText('No customer matches "Okoye"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(page.getByRole('article', { name: /Ravi Menon/ })).toBeVisible();
});
