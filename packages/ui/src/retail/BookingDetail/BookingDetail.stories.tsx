import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../internal/guide.ts';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { BookingDetail } from './BookingDetail.tsx';
import { BookingStartBar } from './BookingStartBar.tsx';

const meta = {
  title: 'Bookings/BookingDetail',
  component: BookingDetail,
  parameters: {
    guide: {
      use: [
        'For the open booking: in a panel beside the day, or in a popover of the week.',
        'On small screens with a BookingStartBar at the bottom, which starts the next fitting.',
      ],
      avoid: ['To list bookings: use BookingCalendar.'],
      anatomy: [
        ['Size', 'The largest figure.'],
        ['Time', 'Start and end, and how long it is over.'],
        ['Status', 'The present status is inverted; one that cannot be set now is dashed.'],
        ['Action', 'Start, then finish the fitting; below it, another time.'],
      ],
      keyboard: [['Tab', 'Close, the statuses, the action, the other time.']],
      accessibility: ['Each status is a toggle button; the present one is pressed.'],
    } satisfies Guide,
  },
  args: {
    booking: {
      slotId: '7',
      day: '2025-03-07',
      startsAt: '2025-03-07T19:00:00Z',
      endsAt: '2025-03-07T19:30:00Z',
      customer: 'Noa Stern',
      size: '10.5',
      sizeSystem: 'US M',
      service: 'Fitting',
      note: 'Left foot is wider',
      status: 'ongoing',
      nextStatuses: ['booked', 'not visited', 'visited', 'completed'],
      changedBy: 'Maren Okafor',
      changedAt: '2025-03-07T19:02:00Z',
      fullSlotReason: null,
    },
    timeZone: 'America/New_York',
    now: Date.parse('2025-03-07T19:32:30Z'),
    onStatusChange: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookingDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a panel. A booking that takes longer says so. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 min over')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Visited' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('visited');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish the fitting' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('completed');
  },
};

/** In a popover of the week, with the statuses that can be set. */
export const InPopover: Story = {
  args: {
    layout: 'popover',
    booking: {
      ...meta.args.booking,
      customer: 'Hugo Wentworth',
      status: 'upcoming',
      nextStatuses: ['cancelled', 'ongoing', 'completed'],
    },
    onMove: fn(),
    onOpenDay: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the fitting' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('ongoing');
    await userEvent.click(canvas.getByRole('button', { name: 'Move to…' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = { globals: { locale: 'ar-EG' } };
export const Dark: Story = { globals: { theme: 'dark' } };

const surface = { border: '1px solid var(--instore-line)', background: 'var(--instore-raised)' };

/** A customer who did not come can come later on the same day; on another day only the status is corrected. */
export const NotVisited: Story = {
  args: {
    booking: {
      ...meta.args.booking,
      status: 'not visited',
      nextStatuses: ['booked', 'cancelled', 'ongoing', 'visited'],
    },
  },
  render: (args) => (
    <Stack gap={24}>
      <Stack gap={8}>
        <Text weight="strong">On the same day, in a panel</Text>
        <div style={surface}>
          <BookingDetail {...args} />
        </div>
      </Stack>
      <Stack gap={8}>
        <Text weight="strong">On another day, in a popover</Text>
        <div style={surface}>
          <BookingDetail {...args} layout="popover" now={Date.parse('2025-03-08T05:00:00Z')} />
        </div>
      </Stack>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    // Midnight in New York is at 05:00 UTC.
    await expect(canvas.getAllByRole('button', { name: 'Start the fitting' })).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Visited' })[1]!);
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('visited');
  },
};

/** At the bottom of a small screen: starts the fitting that comes next. */
export const StartBar: Story = {
  render: ({ booking, timeZone, onStatusChange }) => (
    <BookingStartBar startsAt={booking.startsAt} timeZone={timeZone} onStart={() => onStatusChange('ongoing')} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the fitting 14:00' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('ongoing');
  },
};

/** A booking of a later day cannot be started with the large button. It can be moved, and its status can be set. */
export const LaterDay: Story = {
  args: {
    booking: { ...meta.args.booking, status: 'booked', nextStatuses: ['cancelled', 'ongoing'] },
    now: Date.parse('2025-03-06T19:00:00Z'),
    onMove: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start the fitting' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move to…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ongoing' })).toBeEnabled();
  },
};

/** Size and time first, then the states that can be set. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BookingDetail {...args} />,
};

/** Fields of a record, and no next step. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <DescriptionList
      items={[
        { label: 'slot_id', value: '8812' },
        { label: 'status', value: 'ongoing' },
      ]}
    />
  ),
};
