import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { RelativeTime } from './RelativeTime.tsx';

const now = Date.UTC(2025, 2, 7, 14, 31);
const ago = (minutes: number) => new Date(now - minutes * 60_000);

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  parameters: {
    guide: {
      use: ['For how long somebody waits or something has been gone: "4 min". With lateAfter where late matters.'],
      avoid: ['For a day: take DateText. For a time of day: take Code.'],
      accessibility: [
        'Late is a word, not a colour alone. The exact time is its title, which fingers cannot ask for: show it in the detail.',
        'It does not tick by itself: let now tick once for the whole list.',
      ],
    } satisfies Guide,
  },
  args: { since: ago(4), now, lateAfter: 10 },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

/** Waiting time is told in words; late is caution, not critical. */
export const Waiting: Story = {
  render: (args) => (
    <Inline gap={24}>
      {[0, 4, 12, 95, 3000].map((minutes) => (
        <RelativeTime key={minutes} {...args} since={ago(minutes)} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const text of ['now', '4 min', '12 min, late', '1 h, late', '2 d, late']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
