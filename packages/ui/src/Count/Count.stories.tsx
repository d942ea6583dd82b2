import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Count } from './Count.tsx';

const meta = { title: 'Components/Count', component: Count, args: { value: 12 } } satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const Bounds: Story = {
  render: () => (
    <Inline gap={24}>
      <Count value={0} />
      <Count value={99} max={99} size={15} />
      <Count value={100} max={99} size={15} tone="soft" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
