import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WarehouseScreen } from './WarehouseScreen.tsx';

/**
 * The first page of a picker: the picks in the order of the bins, the next one first. The stockroom is dim, so the
 * theme is dark.
 */
const meta = {
  title: 'Screens/Warehouse',
  component: WarehouseScreen,
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'dark' },
  args: { onScan: fn(), onCheckOut: fn() },
} satisfies Meta<typeof WarehouseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [W-02] [W-06] The picks by bin, and the next pick. */
export const Picking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Scan or type a barcode' });
    // In the frame after the first one.
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '036000291452{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith('0036000291452');
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }));
    await expect(args.onCheckOut).toHaveBeenCalledOnce();
  },
};

/** In the light theme. */
export const Light: Story = { globals: { theme: 'light' } };
