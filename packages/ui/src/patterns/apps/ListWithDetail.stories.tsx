import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ListWithDetail } from './ListWithDetail.tsx';

/** A list with filters before it and the open item beside it. On a phone filters and item are sheets. */
const meta = {
  title: 'Patterns/List with filters and detail',
  component: ListWithDetail,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'To find one thing among many and act on it: parcels, products, requests.',
        'AppShell places the three columns; Toolbar counts, FilterChips show what is set, and EmptyState clears it.',
      ],
      avoid: ['For a few things that all fit on the screen: a List alone.', 'To compare many values: DataTable.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ListWithDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lucie Morel|Kurobe Dam High/ }));
    await expect(canvas.getByRole('button', { name: 'Hand over' })).toBeVisible();
  },
};
