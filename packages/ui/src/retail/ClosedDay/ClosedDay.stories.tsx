import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import type { Booking } from '../BookingCalendar/bookings.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ClosedDay } from './ClosedDay.tsx';

/** A booking of a closed day in New York in winter (UTC-5). */
const booking = (from: string, customer: string, size: string): Booking => {
  const begin = new Date(`2025-03-06T${from}:00-05:00`);
  return {
    slotId: customer,
    day: '2025-03-06',
    startsAt: begin.toISOString(),
    endsAt: new Date(begin.getTime() + 30 * 60_000).toISOString(),
    customer,
    size,
    sizeSystem: 'US M',
    service: 'Fitting',
    note: null,
    status: 'holiday',
  };
};

const meta = {
  title: 'Bookings/ClosedDay',
  component: ClosedDay,
  parameters: {
    guide: {
      use: ['For a day, or a part of a day, on which the location is closed, with the bookings that it affects.'],
      avoid: ['For an open day: use BookingCalendar alone.'],
      anatomy: [
        ['Head', 'The day, and why it is closed.'],
        ['Bookings', 'Each with the time that it gets, or that it is cancelled or left.'],
        ['Next closed days', 'With the number of bookings to move.'],
      ],
      keyboard: [['Tab', 'The new time of each booking, then the next closed days.']],
      accessibility: ['Each booking is an article, named by time and customer.'],
    } satisfies Guide,
  },
  args: {
    closing: { day: '2025-03-06', name: 'Stocktaking', from: '00:00', to: '24:00' },
    timeZone: 'America/New_York',
    openId: 'Jonas Berg',
    onOpen: fn(),
    onOpenDay: fn(),
    affected: [
      {
        booking: booking('10:00', 'Jonas Berg', '9.5'),
        choice: {
          kind: 'move',
          slot: {
            day: '2025-03-07',
            startsAt: '2025-03-07T15:30:00Z',
            endsAt: '2025-03-07T16:00:00Z',
            booked: 0,
            capacity: 1,
          },
        },
      },
      { booking: booking('13:00', 'Mei Tanaka', '7'), choice: { kind: 'cancel' } },
    ],
    next: [
      { day: '2025-12-25', name: 'Christmas Day', from: '00:00', to: '24:00', toMove: 0 },
      { day: '2025-12-31', name: 'New Year’s Eve', from: '16:00', to: '24:00', toMove: 1 },
    ],
  },
} satisfies Meta<typeof ClosedDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A closed day with two bookings; the time of the first one is being chosen. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Closed, Stocktaking' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Change the time of Mei Tanaka/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('Mei Tanaka');
    await userEvent.click(canvas.getByRole('button', { name: /Dec 31/ }));
    await expect(args.onOpenDay).toHaveBeenCalledWith('2025-12-31');
  },
};

export const Draft: Story = { args: { isDraft: true } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LargeText: Story = { globals: { textSize: '200' } };

/** The date of a closed day in another year has the year. */
export const TurnOfTheYear: Story = {
  args: { next: [{ day: '2026-01-01', name: 'New Year’s Day', from: '00:00', to: '24:00', toMove: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Thu, Jan 01, 2026/ })).toBeVisible();
  },
};

/** Each booking with what happens to it. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ClosedDay {...args} />,
};

/** Which ones? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Banner severity="caution" title="Closed">
      Some bookings are affected.
    </Banner>
  ),
};
