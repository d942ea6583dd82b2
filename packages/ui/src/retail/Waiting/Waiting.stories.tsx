import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Waiting } from './Waiting.tsx';

const now = Date.UTC(2026, 2, 12, 18, 24);
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const meta = {
  title: 'Sales floor/Waiting',
  component: Waiting,
  parameters: {
    guide: {
      use: ['For how long a request has waited, in a label or at the head of its detail.'],
      avoid: ['For any other time: use RelativeTime.', 'For progress: use ProgressBar.'],
      anatomy: [
        ['Ticks', 'Six. The last one is filled once it is late.'],
        ['Words', 'Minutes or hours, and "late".'],
      ],
      accessibility: ['The ticks are decoration. The words say the same.'],
    } satisfies Guide,
  },
  args: { since: before(4), now, lateAfterMs: 600_000 },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [K-11] The age in ticks and in words. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min')).toBeVisible();
  },
};

/** [K-11] From new to late. */
export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[0, 1, 4, 9, 12, 95].map((minutes) => (
        <Waiting key={minutes} {...args} since={before(minutes)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^since \d\d:\d\d$/)).toHaveLength(2);
  },
};

/** Ticks and words. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Waiting since="2026-03-12T14:20:00Z" now={Date.parse('2026-03-12T14:32:00Z')} lateAfterMs={600000} />,
};

/** Urgency without a time. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text tone="critical">!!!</Text>,
};
