import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Text and data/DateText',
  component: DateText,
  parameters: {
    guide: {
      use: ['For a day on the calendar: delivered, sold, joined. Set a format only where a form or a law requires it.'],
      avoid: ['For waiting time: use RelativeTime.', 'To enter a day: use DateField or DatePicker.'],
      accessibility: ['A time element with the exact instant. An invalid date shows two dashes.'],
    } satisfies Guide,
  },
  args: { date: '2025-03-07T14:31:00' },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element names the exact time for programs. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const moment = new Date('2025-03-07T14:31:00').toISOString();
    await expect(canvas.getByText('Mar 07, 2025')).toHaveAttribute('datetime', moment);
  },
};

/** The four ways, and two dashes for what is no date. */
export const Formats: Story = {
  render: ({ date }) => (
    <Stack gap={8}>
      {(['MMM dd, yyyy', 'yyyy-MM-dd', 'MM/dd/yyyy', 'dd-MM-yyyy'] as const).map((format) => (
        <DateText key={format} date={date} format={format} />
      ))}
      <span>
        <DateText date="soon" />
      </span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Mar 07, 2025', '2025-03-07', '03/07/2025', '07-03-2025', '--']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

/** The format of the locale. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <DateText date="2026-03-07" />,
};

/** March or July? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>03/07/26</Text>,
};
