import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Select } from '../../components/Select/Select.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import type { BookingView } from './bookings.ts';

function Bookings({ tools }: { tools?: ReactNode }) {
  const [view, setView] = useState<BookingView>('day');
  const [day, setDay] = useState('2025-03-07');
  const [openId, setOpenId] = useState<string>();
  return (
    <BookingCalendar
      view={view}
      onViewChange={setView}
      day={day}
      onDayChange={setDay}
      today="2025-03-07"
      tools={tools}
      timeZone="America/New_York"
      bookings={[
        {
          slotId: '1',
          day: '2025-03-07',
          startsAt: '2025-03-07T15:00:00Z',
          endsAt: '2025-03-07T15:30:00Z',
          customer: 'Grace Hopper',
          size: '9',
          sizeSystem: 'US W',
          service: 'Fitting',
          note: null,
          status: 'booked',
        },
      ]}
      openId={openId}
      onOpenChange={(booking) => setOpenId(booking?.slotId)}
      popover={<button type="button">Start the fitting</button>}
    />
  );
}

test('Dates are changed and bookings opened with the keyboard', { tags: 'B-02' }, async () => {
  await show(<Bookings />);
  await press('{Tab}', named('button', 'Previous day'));
  await press('{Tab}{Tab}', named('button', 'Next day'));
  await press('{Enter}', named('button', 'Next day'));
  await expect.element(page.getByRole('heading', { name: /Saturday, Mar 08/ })).toBeVisible();
  await press('{Shift>}{Tab}{/Shift}{Enter}', named('button', 'Today'));
  await press('{Tab}{Tab}', named('radio', 'Day'));
  await press('{ArrowRight}', named('radio', 'Week'));
  await press('{Tab}', named('button', 'Open booking of Grace Hopper'));
  await press('{Enter}', named('dialog', 'Grace Hopper'));
  await press('{Escape}', named('button', 'Open booking of Grace Hopper'));
});

/** A booking at an hour of a day in March 2025. */
const at = (day: string, hour: number, customer: string) => ({
  slotId: customer,
  day: `2025-03-${day}`,
  startsAt: `2025-03-${day}T${hour}:00:00Z`,
  endsAt: `2025-03-${day}T${hour}:30:00Z`,
  customer,
  size: '9',
  sizeSystem: 'US W' as const,
  service: 'Fitting',
  note: null,
  status: 'booked' as const,
});

test('Arrow keys go from booking to booking within a day and to the next day', { tags: 'B-02' }, async () => {
  await show(
    <BookingCalendar
      view="week"
      onViewChange={() => {}}
      day="2025-03-05"
      onDayChange={() => {}}
      today="2025-03-05"
      timeZone="America/New_York"
      bookings={[at('04', 15, 'Ada'), at('04', 16, 'Grace'), at('04', 17, 'Edith'), at('06', 15, 'Hedy')]}
      onOpenChange={() => {}}
    />,
  );
  const open = (customer: string) => named('button', `Open booking of ${customer}`);
  open('Ada').element().focus();
  await press('{ArrowDown}', open('Grace'));
  await press('{End}', open('Edith'));
  await press('{ArrowDown}', open('Edith'));
  await press('{ArrowRight}', open('Hedy'));
  await press('{ArrowRight}', open('Hedy'));
  await press('{ArrowLeft}', open('Ada'));
  await press('{ArrowDown}{ArrowUp}', open('Ada'));
  await press('{End}{Home}', open('Ada'));
});

test.each([600, 912, 1280])(
  'At %i px the popover of a booking is inside the window and beside its booking',
  { tags: 'B-03' },
  async (width) => {
    await page.viewport(width, 768);
    onTestFinished(() => page.viewport(1280, 800));
    await show(<Bookings />);
    await page.getByText('Week', { exact: true }).click();
    const booking = page.getByRole('button', { name: 'Open booking of Grace Hopper' });
    await booking.click();
    const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
    await expect.element(dialog).toBeVisible();
    const inside = dialog.element().getBoundingClientRect();
    expect(inside.left).toBeGreaterThanOrEqual(0);
    expect(inside.right).toBeLessThanOrEqual(width);
    expect(inside.bottom).toBeLessThanOrEqual(768);
    const row = booking.element().closest('article')!.getBoundingClientRect();
    const isBeside = inside.left >= row.right || inside.right <= row.left;
    expect(isBeside || inside.top >= row.bottom || inside.bottom <= row.top).toBe(true);
  },
);

const close = (
  <Button key="close" size="s" icon={icons.calendarOff} isIconOnNarrow>
    Close a day
  </Button>
);
const location = (
  <Select
    key="location"
    label="Location"
    isLabelHidden
    icon={icons.mapPin}
    items={[{ id: '1', label: 'Canal Street' }]}
    value="1"
    onChange={() => {}}
  />
);

test.each([
  ['an associate', [location]],
  ['an admin', [close, location]],
])('On a phone the title and the tools of %s take two rows', { tags: ['B-03', 'B-04'] }, async (_who, tools) => {
  // Without the gutters of a page of 390 px.
  await page.viewport(366, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await show(<Bookings tools={tools} />);
  const place = page.getByRole('button', { name: /Canal Street/ });
  await expect.element(place).toBeVisible();
  const name = place.getByText('Canal Street').element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  const top = page.getByRole('heading', { level: 2 }).element().getBoundingClientRect().top;
  const { bottom } = page.getByRole('button', { name: 'Today' }).element().getBoundingClientRect();
  expect(bottom - top).toBeLessThan(110);
});
