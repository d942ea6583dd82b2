import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Code } from '../../components/Code/Code.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Retail/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      use: ['For the history of one pair: what happened, when, by whom, from where to where.'],
      avoid: ['For many things at once: use DataTable.'],
      accessibility: ['An ordered list with a name; each time is machine-readable.'],
      content: ['Events are short and in the past: "Checked out". The detail names the person and the place.'],
    } satisfies Guide,
  },
  args: {
    label: 'History of 2048177304161',
    events: [
      {
        id: '4',
        time: '14:07',
        dateTime: '2025-11-22T14:07',
        title: (
          <>
            Back to <Code>A-14-03</Code>
          </>
        ),
        detail: 'Dario Vance, from bench 3',
      },
      {
        id: '3',
        time: '13:31',
        dateTime: '2025-11-22T13:31',
        title: 'To bench 3',
        detail: 'Maren Okafor, for Kiosk Front door',
      },
      {
        id: '2',
        time: 'Nov 21',
        dateTime: '2025-11-21T10:00',
        title: (
          <>
            <Code>B-02-11</Code> to <Code>A-14-03</Code>
          </>
        ),
        detail: 'Petra Lindqvist, bin corrected',
      },
      {
        id: '1',
        time: 'Nov 18',
        dateTime: '2025-11-18T09:00',
        title: 'Delivered',
        detail: 'Emil Strand, from Bedford Avenue',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 375, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-10] The latest event first. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'History of 2048177304161' })).getAllByRole('listitem');
    await expect(events).toHaveLength(4);
    await expect(events[0]).toHaveTextContent(/14:07.*Back to A-14-03.*Dario Vance/);
  },
};
export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Example, globals: { direction: 'rtl' } };

/** The latest first, with who and where. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <Timeline {...args} />,
};

/** A log of a program. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text>EVENT_MOVED 1741</Text>
      <Text>EVENT_CREATED 1698</Text>
    </Stack>
  ),
};
