import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Dates } from './Dates.tsx';

/** Days are values 'yyyy-MM-dd' and times 'HH:mm'; the locale decides how they are shown and typed. */
const meta = {
  title: 'Patterns/Dates',
  component: Dates,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'To ask for a day, a time, a range of days, and to show when something was.',
        'One zone: say in which the times are, that of the location or of the device.',
      ],
      avoid: ['For the bookings of a day: BookingCalendar.', 'For one of a few times: TimeChoice.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Dates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 pick-ups' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /Day of the pick-up/ })).toBeVisible();
  },
};
