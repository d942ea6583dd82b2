import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { BookingCalendar, type BookingCalendarProps } from './BookingCalendar.tsx';

const booking = (slotId: string, hour: number, status: 'completed' | 'booked') => ({
  slotId,
  day: '2025-03-07',
  startsAt: `2025-03-07T${hour}:00:00Z`,
  endsAt: `2025-03-07T${hour}:30:00Z`,
  customer: `Customer ${slotId}`,
  size: '9',
  sizeSystem: 'US W',
  service: 'Fitting',
  note: null,
  status,
});

const bookings = [booking('1', 13, 'completed'), booking('2', 14, 'completed'), booking('3', 19, 'booked')];

async function open(over: Partial<BookingCalendarProps> = {}) {
  const verbs = { onViewChange: vi.fn(), onDayChange: vi.fn(), onOpenChange: vi.fn() };
  await show(
    <BookingCalendar
      view="week"
      day="2025-03-07"
      today="2025-03-07"
      now={Date.parse('2025-03-07T18:00:00Z')}
      timeZone="UTC"
      bookings={bookings}
      {...verbs}
      {...over}
    />,
  );
  return verbs;
}

const row = (id: string) => page.getByRole('article', { name: new RegExp(`Customer ${id}`) });

test('The earlier bookings of today are folded, unless one of them is open', { tags: 'B-02' }, async () => {
  await open();
  await expect.element(row('3')).toBeVisible();
  await expect.element(row('1')).not.toBeInTheDocument();
  await open({ openId: '1' });
  await expect.element(row('1')).toBeVisible();
});

test('A second press on a booking with its detail beside it closes the detail', { tags: 'B-02' }, async () => {
  const { onOpenChange } = await open({ openId: '3' });
  await named('button', 'Open booking of Customer 3').click();
  expect(onOpenChange).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['week', 'Previous week', '2025-02-28'],
  ['week', 'Next week', '2025-03-14'],
  ['day', 'Previous day', '2025-03-06'],
  ['day', 'Next day', '2025-03-08'],
] as const)('In the view of a %s, "%s" leads to %s', { tags: 'B-02' }, async (view, name, day) => {
  const { onDayChange } = await open({ view });
  await named('button', name).click();
  expect(onDayChange).toHaveBeenCalledExactlyOnceWith(day);
});

test('An empty day has no column behind its text', { tags: 'B-02' }, async () => {
  await open({ view: 'day', bookings: [] });
  await expect.element(page.getByRole('status')).toHaveTextContent('No Bookings found');
  await expect.element(page.getByRole('heading', { level: 3, name: /Fri/ })).not.toBeInTheDocument();
});
