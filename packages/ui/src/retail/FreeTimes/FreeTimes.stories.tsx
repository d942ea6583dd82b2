import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import type { BookingSlot } from '../BookingCalendar/bookings.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FreeTimes } from './FreeTimes.tsx';

/** A slot in New York in winter (UTC-5). */
const slot = (day: string, from: string, booked = 0): BookingSlot => {
  const begin = new Date(`${day}T${from}:00-05:00`);
  return {
    day,
    startsAt: begin.toISOString(),
    endsAt: new Date(begin.getTime() + 30 * 60_000).toISOString(),
    booked,
    capacity: 1,
  };
};

const meta = {
  title: 'Bookings/FreeTimes',
  component: FreeTimes,
  parameters: {
    guide: {
      use: ['To choose another time for a booking, in a Panel.'],
      avoid: ['To choose any time of a day: use TextField.'],
      accessibility: ['Each day is a region; each time is a toggle button, and the chosen one is pressed.'],
    } satisfies Guide,
  },
  args: {
    customer: 'Jonas Berg',
    startsAt: slot('2025-03-06', '10:00').startsAt,
    value: slot('2025-03-07', '10:30').startsAt,
    timeZone: 'America/New_York',
    onChange: fn(),
    slots: [
      ...['12:00', '13:00', '14:30', '16:00'].map((time) => slot('2025-03-05', time)),
      ...['10:30', '12:30', '14:30', '17:00'].map((time) => slot('2025-03-07', time)),
      slot('2025-03-08', '11:00'),
      slot('2025-03-08', '13:00', 1),
    ],
  },
} satisfies Meta<typeof FreeTimes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The nearest day is first. A full time is marked. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Wed, Mar 05',
      'Fri, Mar 07',
      'Sat, Mar 08',
    ]);
    await expect(canvas.getByRole('button', { name: '10:30' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '17:00' }));
    await expect(args.onChange).toHaveBeenCalledWith(slot('2025-03-07', '17:00'));
    await expect(canvas.getByRole('button', { name: /13:00.*Full, 1 of 1/ })).toBeVisible();
  },
};

export const Nothing: Story = { args: { slots: [] } };

/** Times of another year than the booking have the year. */
export const TurnOfTheYear: Story = {
  args: {
    startsAt: slot('2025-12-31', '10:00').startsAt,
    slots: [slot('2025-12-31', '16:00'), slot('2026-01-02', '10:30')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Wed, Dec 31',
      'Fri, Jan 02, 2026',
    ]);
  },
};

/** Only times that are free. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <FreeTimes {...args} slots={args.slots.filter(({ booked }) => booked === 0)} />,
};

/** The free times have to be guessed. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="New time" value="19:15" onChange={() => {}} errorMessage="Not free" />,
};
