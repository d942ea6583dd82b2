import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { DAY } from '../../../test/bookings.ts';
import type { ClosingDraft } from '../bookingsState.ts';
import { bookingOf, open, button, actions, free } from '../../../test/bookingsPage.tsx';

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

test('a closing that cannot be read can be read again', { tags: ['B-04', 'E-03'] }, async () => {
  const errors = { '': 'The store is busy.' };
  const { calls } = open({ view: 'day' }, [bookingOf('7', DAY)], closed({ errors, isMissing: true, isChoosing: true }));
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(actions(calls, 'readAffected')).toEqual([['bookings.readAffected']]);
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
