import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

const meta = { title: 'Components/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Equal cells, as many side by side as fit: never a sideways scroll. */
export const Example: Story = {
  args: {
    column: 'm',
    gap: 8,
    children: Array.from({ length: 7 }, (_, place) => <Skeleton key={place} height={120} />),
  },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(new Set(cells.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
