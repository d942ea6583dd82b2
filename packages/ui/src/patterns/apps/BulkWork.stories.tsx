import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { BulkWork } from './BulkWork.tsx';

/** Many rows at once: choose, confirm what cannot be undone, and say what was done, with Undo. */
const meta = {
  title: 'Patterns/Bulk work',
  component: BulkWork,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'To do the same with many rows: print, move, send back.',
        'BulkBar appears with the first chosen row; ConfirmDialog asks once for all.',
      ],
      avoid: ['For one row: the menu of the row, getRowActions of DataTable.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BulkWork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /P-4107/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send back' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Send back' }));
    await expect(canvas.getByRole('heading', { name: '3 parcels' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('heading', { name: '4 parcels' })).toBeVisible();
  },
};
