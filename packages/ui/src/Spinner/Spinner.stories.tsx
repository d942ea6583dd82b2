import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is waited for; where the shape of what comes is known, Skeleton is better. */
export const Example: Story = {
  args: { label: 'Signing in', size: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Signing in' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={24}>
      <Spinner size={16} />
      <Spinner size={24} />
      <Spinner size={40} />
    </Inline>
  ),
};
