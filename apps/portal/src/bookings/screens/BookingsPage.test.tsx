import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Booking, BookingSlot } from '@instore/api';
import { booking, canal, DAY } from '../../../test/bookings.ts';
import { type Call, createScreenApp, openScreen } from '../../../test/screens.tsx';
import type { ClosingDraft, MovingBooking } from '../bookingsState.ts';
import { BookingsPage, type BookingsPageProps } from './BookingsPage.tsx';

const bookingOf = (slotId: string, day: string): Booking => booking({ slotId, day, customer: 'Ana Lindqvist' });

/** The bookings of Canal Street around 24 November, a Tuesday. */
function open(
  search: Pick<BookingsPageProps, 'view' | 'open' | 'day'>,
  bookings: Booking[],
  closing?: ClosingDraft,
  answers: object = {},
) {
  const screen = createScreenApp({ bookings: answers });
  const onChange = vi.fn();
  // One hour before the first booking of the day.
  screen.clock.pass(Date.parse(`${DAY}T14:00:00Z`) - screen.clock.now());
  Object.assign(screen.state.bookings, { locations: [canal], location: canal, isKnown: true });
  Object.assign(screen.state.bookings, { day: DAY, today: DAY, bookings, closing });
  if (closing) screen.state.auth.role = 'Store_Admin';
  openScreen(screen.app, <BookingsPage {...search} bookings={screen.bookings} onChange={onChange} />);
  return { ...screen, onChange };
}

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

test.each(['week', 'day'] as const)(
  'in the %s view a press on a closing opens its day, or the closing on that day',
  { tags: 'B-04' },
  async (view) => {
    const part = { day: DAY, name: 'Stocktaking', from: '12:00', to: '24:00', toMove: 1 };
    const later = { ...part, day: '2026-11-26', name: 'Thanksgiving', from: '00:00' };
    const { state, calls, onChange } = open({ view }, [bookingOf('7', DAY)]);
    state.bookings.holidays = [later, part];
    const name = view === 'week' ? /Closed, Thanksgiving/ : /Closed from 12:00, Stocktaking/;
    await page.getByRole('button', { name }).click();
    const isWeek = view === 'week';
    expect(onChange.mock.calls).toEqual(isWeek ? [[{ view: 'day', day: later.day, open: undefined }]] : []);
    expect(actions(calls, 'openClosing')).toEqual(isWeek ? [] : [['bookings.openClosing', DAY, part]]);
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
  isMissing: false,
  isPending: false,
  affected: [{ booking: bookingOf('7', DAY), choice: { kind: 'leave' }, isOwn: false }],
  slots: [],
  openId: '7',
  isChoosing: false,
  errors: {},
  ...over,
});

test('on a phone a closed day shows free times once a booking is chosen', { tags: 'B-04' }, async () => {
  await page.viewport(390, 844);
  const { state, calls } = open({ view: 'day' }, [bookingOf('7', DAY)], closed());
  const choice = page.getByRole('main').getByRole('article').getByRole('button');
  await expect.element(choice).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Closed day' });
  await expect.element(sheet).not.toBeInTheDocument();
  await choice.click();
  expect(calls).toContainEqual(['bookings.openAffected', '7']);
  state.bookings.closing!.isChoosing = true;
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  // The closed day stays.
  expect(calls).toContainEqual(['bookings.stopChoosing']);
  expect(calls).not.toContainEqual(['bookings.dropClosing']);
  await page.viewport(1280, 800);
});

test('a refused closing says that nothing is changed and shows the new times', { tags: 'B-04' }, async () => {
  const [affected] = closed().affected;
  const error = 'This time has been taken.';
  open({ view: 'day' }, [bookingOf('7', DAY)], closed({ affected: [{ ...affected!, error }] }));
  await expect.element(page.getByText(`${error} Nothing is changed yet. Check the new times.`)).toBeVisible();
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

test('a closing that cannot be read can be read again', { tags: ['B-04', 'E-03'] }, async () => {
  const errors = { '': 'The store is busy.' };
  const { calls } = open({ view: 'day' }, [bookingOf('7', DAY)], closed({ errors, isMissing: true, isChoosing: true }));
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(actions(calls, 'readAffected')).toEqual([['bookings.readAffected']]);
});

test('a booking of the shown day opens beside its list', { tags: 'B-03' }, async () => {
  open({ view: 'day', open: '7' }, [bookingOf('7', DAY)]);
  await expect.element(panel.getByRole('button', { name: 'Start the fitting' })).toBeVisible();
});

test('a booking that the closing cannot take shows the reason above its times', { tags: 'B-04' }, async () => {
  const slots = [{ day: DAY, startsAt: `${DAY}T16:00:00Z`, endsAt: `${DAY}T16:30:00Z`, booked: 0, capacity: 1 }];
  const { calls } = open({ view: 'day' }, [], {
    day: DAY,
    from: '00:00',
    to: '24:00',
    name: '',
    isDraft: true,
    isLoading: false,
    isMissing: false,
    isPending: false,
    affected: [
      { booking: bookingOf('7', DAY), choice: { kind: 'leave' }, isOwn: false },
      {
        booking: bookingOf('8', DAY),
        choice: { kind: 'cancel' },
        isOwn: true,
        error: 'Canal Street has no booking 8.',
      },
    ],
    slots,
    openId: '8',
    isChoosing: true,
    errors: { '/name': 'Give the closing a name.', '/to': 'It ends before it begins.', '': 'The store is busy.' },
  });
  const form = page.getByRole('region', { name: 'Close a day' });
  await expect.element(form.getByText('Canal Street has no booking 8.')).toBeVisible();
  const name = form.getByRole('textbox', { name: 'Reason, e.g. Stock count' });
  await expect.element(name).toHaveAccessibleDescription('Error: Give the closing a name.');
  await name.fill('S');
  expect(calls).toContainEqual(['bookings.changeDraft', { name: 'S' }]);
  // The form shows an error without a field above its fields, and any other error at its own field only.
  await expect.element(form.getByText('The store is busy.')).toHaveLength(1);
  await expect.element(form.getByText('Give the closing a name.')).toHaveLength(1);
  const until = form.getByRole('button', { name: /Closed until/ });
  await expect.element(until).toHaveAccessibleDescription(/It ends before it begins\./);
  await expect.element(until).toHaveTextContent('End of the day');
  await expect.element(form.getByRole('button', { name: /Closed from/ })).toHaveTextContent('Start of the day');
  await expect.element(page.getByRole('main')).toHaveTextContent(/Close \w+day, \w+ \d+/);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const actions = (calls: readonly Call[], name: string) => calls.filter(([action]) => action === `bookings.${name}`);

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

test('an admin closes a day that is not over, an associate does not', { tags: 'B-04' }, async () => {
  const { state, calls, onChange } = open({ view: 'week' }, [bookingOf('7', DAY)]);
  await expect.element(button('Next week')).toBeVisible();
  await expect.element(button('Close a day')).not.toBeInTheDocument();
  state.auth.role = 'Store_Admin';
  await button('Close a day').click();
  expect(calls).toContainEqual(['bookings.openClosing', DAY]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ view: 'day', open: undefined });
  state.bookings.day = '2026-11-23';
  await expect.element(button('Close a day')).not.toBeInTheDocument();
});

test('in the day view the shown day is closed at once, unless a closing is open', { tags: 'B-04' }, async () => {
  const { state, calls, onChange } = open({ view: 'day' }, [bookingOf('7', DAY)]);
  state.auth.role = 'Store_Admin';
  await button('Close a day').click();
  expect(actions(calls, 'openClosing')).toEqual([['bookings.openClosing', DAY]]);
  expect(onChange).not.toHaveBeenCalled();
  state.bookings.closing = closingOf();
  await expect.element(button('Close a day')).not.toBeInTheDocument();
});

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

const free: BookingSlot = {
  day: DAY,
  startsAt: `${DAY}T16:00:00Z`,
  endsAt: `${DAY}T16:30:00Z`,
  booked: 0,
  capacity: 1,
};
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

const closingOf = (over: Partial<ClosingDraft> = {}): ClosingDraft =>
  closed({
    affected: [
      { booking: bookingOf('7', DAY), choice: { kind: 'move', slot: free }, isOwn: true },
      { booking: bookingOf('8', DAY), choice: { kind: 'cancel' }, isOwn: true },
    ],
    slots: [free],
    openId: '8',
    ...over,
  });
const closedDay = page.getByRole('complementary', { name: 'Closed day' });

test('the button of a closing says what will happen, and a choice is for one booking', { tags: 'B-04' }, async () => {
  const { state, calls } = open({ view: 'day' }, [], closingOf());
  await closedDay.getByRole('button', { name: 'Move 1, cancel 1' }).click();
  expect(calls).toContainEqual(['bookings.close']);
  await closedDay.getByRole('button', { name: '11:00' }).click();
  expect(calls).toContainEqual(['bookings.choose', '8', { kind: 'move', slot: free }]);
  await closedDay.getByRole('button', { name: 'Cancel the booking instead' }).click();
  expect(calls).toContainEqual(['bookings.choose', '8', { kind: 'cancel' }]);
  await closedDay.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(calls).toContainEqual(['bookings.choose', '8', { kind: 'leave' }]);
  await closedDay.getByRole('button', { name: 'Cancel both instead' }).click();
  expect(actions(calls, 'cancelAll')).toHaveLength(1);
  await closedDay.getByRole('button', { name: 'Reopen' }).click();
  expect(actions(calls, 'reopen')).toHaveLength(1);
  const [first, second] = state.bookings.closing!.affected;
  state.bookings.closing!.affected = [{ ...first!, choice: { kind: 'cancel' } }, second!];
  await expect.element(closedDay.getByRole('button', { name: 'Cancel 2 bookings' })).toBeVisible();
  await expect.element(closedDay.getByRole('button', { name: /instead$/ })).toHaveLength(1);
  await closedDay.getByRole('button', { name: 'Propose times again' }).click();
  expect(actions(calls, 'proposeAgain')).toHaveLength(1);
  state.bookings.closing!.affected = [{ ...first!, choice: { kind: 'leave' } }];
  await expect.element(closedDay.getByRole('button', { name: 'Move 0 bookings' })).toBeDisabled();
});

test('the button counts the moved and cancelled bookings of new and stored closings', { tags: 'B-04' }, async () => {
  const { state } = open({ view: 'day' }, [], closingOf({ openId: '7' }));
  await expect.element(closedDay.getByRole('button', { name: '11:00' })).toHaveAttribute('aria-pressed', 'true');
  const move = { kind: 'move', slot: free } as const;
  const cancel = { kind: 'cancel' } as const;
  const leave = { kind: 'leave' } as const;
  const cases = [
    [[move, cancel, cancel], 'Move 1, cancel 2', 'Close, move 1, cancel 2', 'Cancel all 3 instead'],
    [[move, move, leave], 'Move 2 bookings', 'Close and move 2', 'Cancel all 3 instead'],
    [[move], 'Move 1 booking', 'Close and move 1', 'Cancel it instead'],
    [[cancel, leave], 'Cancel 1 booking', 'Close and cancel 1', 'Propose times again'],
    [[leave], 'Move 0 bookings', 'Close the day', 'Propose times again'],
  ] as const;
  for (const [choices, stored, draft, other] of cases) {
    state.bookings.closing!.affected = choices.map((choice, at) => ({
      booking: bookingOf(`${7 + at}`, DAY),
      choice,
      isOwn: true,
    }));
    for (const isDraft of [false, true]) {
      state.bookings.closing!.isDraft = isDraft;
      const name = isDraft ? draft : stored;
      await expect.element(closedDay.getByRole('button', { name, exact: true })).toBeVisible();
      await expect.element(closedDay.getByRole('button', { name: other, exact: true })).toBeVisible();
    }
  }
  state.bookings.closing!.isPending = true;
  const close = closedDay.getByRole('button', { name: 'Close the day' });
  await expect.element(close).toHaveAttribute('aria-disabled', 'true');
});

test('a new closing can be closed without bookings, once its bookings are known', { tags: 'B-04' }, async () => {
  const { state, calls } = open({ view: 'day' }, [], closingOf({ isDraft: true, affected: [], isLoading: true }));
  await expect.element(closedDay.getByRole('button', { name: 'Close the day' })).toBeDisabled();
  state.bookings.closing!.isLoading = false;
  await expect.element(closedDay.getByRole('button', { name: 'Close the day' })).toBeEnabled();
  await expect.element(closedDay.getByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  await closedDay.getByRole('button', { name: /Closed from/ }).click();
  await page.getByRole('option', { name: '12:00' }).click();
  expect(calls).toContainEqual(['bookings.changeDraft', { from: '12:00' }]);
  await closedDay.getByRole('button', { name: /Closed until/ }).click();
  await page.getByRole('option', { name: '15:30' }).click();
  expect(calls).toContainEqual(['bookings.changeDraft', { to: '15:30' }]);
});

test('an associate reads a closed day but cannot move its bookings together', { tags: 'B-04' }, async () => {
  const { state, calls, onChange } = open({ view: 'day' }, [], closingOf());
  state.auth.role = 'Sales_Associate';
  await expect.element(closedDay).toHaveTextContent('Only an admin can move the bookings of a closed day together.');
  await expect.element(closedDay.getByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ana Lindqvist/ })
    .last()
    .click();
  expect(actions(calls, 'dropClosing')).toHaveLength(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ open: '8' });
});

test('only a day that is closed as a whole opens its closing in the day view', { tags: 'B-04' }, async () => {
  const whole = { day: DAY, name: 'Stocktaking', from: '00:00', to: '24:00', toMove: 0 };
  const { state, calls } = open({ view: 'day' }, []);
  state.bookings.holidays = [{ ...whole, from: '12:00' }];
  await expect.element(button('Next day')).toBeVisible();
  expect(actions(calls, 'openClosing')).toEqual([]);
  state.bookings.holidays = [whole];
  await expect.poll(() => actions(calls, 'openClosing')).toEqual([['bookings.openClosing', DAY, whole]]);
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

test('the next closed days open from a closed day; a press on Close leaves the closing', { tags: 'B-04' }, async () => {
  const { state, calls, onChange } = open({ view: 'day', open: '7' }, [], closingOf());
  state.bookings.nextHolidays = [{ day: '2026-12-25', name: 'Christmas', from: '00:00', to: '24:00', toMove: 0 }];
  await page
    .getByRole('main')
    .getByRole('button', { name: /Christmas/ })
    .click();
  expect(actions(calls, 'dropClosing')).toHaveLength(1);
  expect(onChange).toHaveBeenLastCalledWith({ day: '2026-12-25', open: undefined });
  await closedDay.getByRole('button', { name: 'Close', exact: true }).click();
  expect(actions(calls, 'dropClosing')).toHaveLength(2);
  expect(actions(calls, 'stopChoosing')).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith({ open: undefined });
  // An admin chooses the times of a booking here, and does not leave the day.
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ana Lindqvist/ })
    .last()
    .click();
  expect(calls).toContainEqual(['bookings.openAffected', '8']);
});

test('on a phone a closing that is not stored ends with its sheet', { tags: 'B-04' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { calls } = open({ view: 'day' }, [], closingOf({ isDraft: true, isChoosing: true }));
  const sheet = page.getByRole('dialog', { name: 'Closed day' });
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  expect(actions(calls, 'dropClosing')).toHaveLength(1);
});

test('A closed day without bookings offers to open it again, and no times', { tags: 'B-04' }, async () => {
  open({ view: 'day' }, [], closingOf({ affected: [], isDraft: false }));
  await expect.element(closedDay.getByRole('heading', { name: 'Closed day' })).toBeVisible();
  await expect.element(closedDay.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(closedDay.element().querySelector('footer')).toBeNull();
});
