import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = { title: 'Components/Price', component: Price } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** USD with two decimals; figures of equal width, not mono. */
export const Example: Story = {
  args: { amount: 1290.5 },
  play: async ({ canvas }) => {
    const price = canvas.getByText('$1,290.50');
    await expect(getComputedStyle(price).fontFamily).toContain('Archivo');
  },
};
