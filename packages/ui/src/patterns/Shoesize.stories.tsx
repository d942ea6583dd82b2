import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShoesizeScreen } from './ShoesizeScreen.tsx';

/** The first page of an associate: the requests as box labels, and the cart that goes to the warehouse. */
const meta = {
  title: 'Screens/Shoesize',
  component: ShoesizeScreen,
  parameters: { layout: 'fullscreen' },
  args: { onPlace: fn() },
} satisfies Meta<typeof ShoesizeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-07] Requests as box labels, the cart beside them, and one volt action. */
export const Requests: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText('4 items, 3 sizes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Kurobe Dam High, size 11.5' }));
    await expect(canvas.getByRole('button', { name: 'In cart: Kurobe Dam High, size 11.5' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'PLACE REQUEST' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};
