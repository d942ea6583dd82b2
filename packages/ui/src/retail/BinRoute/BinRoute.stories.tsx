import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { BinRoute } from './BinRoute.tsx';

const meta = {
  title: 'Stockroom/BinRoute',
  component: BinRoute,
  parameters: {
    guide: {
      use: [
        'Above the pairs of a move: from which bin to which.',
        'Plain in a panel: the current bin, and the new one of a correction.',
      ],
      avoid: ['For one bin: use BinHead.'],
      accessibility: ['Two lines of text in reading order; the arrow is decoration.'],
      content: ['Labels of one word: "From" and "To", "Current" and "New".'],
    } satisfies Guide,
  },
  args: {
    from: { label: 'From', bin: 'A-14-03', note: '5 pairs, 3 taken' },
    to: { label: 'To', bin: 'A-22-01', note: '2 pairs' },
    action: (
      <Button variant="quiet" size="s" onPress={fn()}>
        Other bin
      </Button>
    ),
  },
} satisfies Meta<typeof BinRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-12] A move. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A-14-03')).toBeVisible();
    await expect(canvas.getByText('A-22-01')).toBeVisible();
  },
};

/** [W-05] A correction, in a panel. */
export const Plain: Story = {
  args: {
    layout: 'plain',
    from: { label: 'Current', bin: 'A-14-03' },
    to: { label: 'New', bin: null },
    action: undefined,
  },
  render: ({ action: _action, ...args }) => (
    <div style={{ maxWidth: 344 }}>
      <BinRoute {...args} />
    </div>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <BinRoute {...args} />
    </div>
  ),
};

/** From and to, in reading order. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BinRoute {...args} />,
};

/** Which one is current, and which one new? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>A-14-03 -&gt; A-22-01</Text>,
};
