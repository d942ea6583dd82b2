import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not shown. */
export const Example: Story = {
  args: { as: 'h2', children: 'Filters' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Filters' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
