import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { BinHead } from './BinHead.tsx';

const meta = {
  title: 'Stockroom/BinHead',
  component: BinHead,
  parameters: {
    guide: {
      use: ['Above the pairs of one bin.'],
      avoid: ['For two bins: use BinRoute.'],
      accessibility: ['A heading of level 2.'],
      content: ['note is in walking order, then how many pairs there are.'],
    } satisfies Guide,
  },
  args: { bin: 'A-14-03', note: 'Aisle A, bay 14, shelf 3. 5 pairs', actions: <Button onPress={fn()}>Count</Button> },
} satisfies Meta<typeof BinHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-12] A bin. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A-14-03' })).toBeVisible();
  },
};

/** The code is readable from a metre. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BinHead {...args} />,
};

/** The note is a sentence. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <BinHead
      {...args}
      note="This bin was last counted by Dario Vance on the seventh of March, and two pairs were not found"
    />
  ),
};
