import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Children stand one under the other, as far apart as the gap says, with no margin of their own. */
export const Example: Story = {
  args: {
    gap: 8,
    align: 'start',
    children: (
      <>
        <Stamp state="request">Request</Stamp>
        <Stamp state="pending">Pending</Stamp>
        <Stamp state="out">Checked out</Stamp>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Request'), canvas.getByText('Pending')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(second!.top - first!.bottom).toBeCloseTo(8, 0);
  },
};
