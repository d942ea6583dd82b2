import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { RelativeTime } from './RelativeTime.tsx';

const now = Date.UTC(2025, 2, 7, 14, 31);
const ago = (minutes: number) => new Date(now - minutes * 60_000);

const meta = {
  title: 'Text and data/RelativeTime',
  component: RelativeTime,
  parameters: {
    guide: {
      use: [
        'For how long ago something happened, e.g. a waiting time: "4 min". With lateAfterMs if being late matters.',
      ],
      avoid: ['For a day: use DateText. For a time of day: use Code.'],
      accessibility: [
        'Late is shown by a word, not only by colour. The exact time is a tooltip, which touch screens cannot show: show it in the detail.',
        'It does not update itself: update now once for the whole list.',
      ],
    } satisfies Guide,
  },
  args: { since: ago(4), now, lateAfterMs: 600_000 },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

/** Waiting time in words; late has the caution colour, not the critical one. */
export const Waiting: Story = {
  render: (args) => (
    <Inline gap={24}>
      {[0, 4, 12, 95, 3000].map((minutes) => (
        <RelativeTime key={minutes} {...args} since={ago(minutes)} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const text of ['now', '4 min']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText(/^since \d\d:\d\d$/)).toHaveLength(2);
    await expect(canvas.getByText(/^since \w+ \d+$/)).toBeVisible();
  },
};

/** Waiting time, and that it is late. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <RelativeTime since={new Date(0)} now={720000} lateAfterMs={600_000} />,
};

/** A year is a day in a calendar: use DateText. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <RelativeTime since={new Date(0)} now={31536000000} />,
};
