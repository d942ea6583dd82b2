import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { ON_DEMAND } from '../fixtures/onDemand.ts';
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

/** [Z-07] Requests as box labels, the cart beside them, and one signal action. */
export const Requests: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText('4 items, 3 sizes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Kurobe Dam High, size 11.5' }));
    await expect(canvas.getByRole('button', { name: 'In cart: Kurobe Dam High, size 11.5' })).toHaveFocus();
    await expect(canvas.getByText('5 items, 4 sizes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'PLACE REQUEST' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** [Z-02] PLACE REQUEST asks first. "Not yet" has the focus, so a scan places nothing. */
export const Placing: Story = {
  render: (args) => (
    <ShoesizeScreen {...args}>
      <ConfirmDialog
        isOpen
        title="Place request to warehouse ?"
        confirmLabel="Place request"
        cancelLabel="Not yet"
        onConfirm={args.onPlace}
        onCancel={() => {}}
      >
        4 pair of items will be requested
      </ConfirmDialog>
    </ShoesizeScreen>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Not yet' }, ON_DEMAND)).toHaveFocus();
  },
};
