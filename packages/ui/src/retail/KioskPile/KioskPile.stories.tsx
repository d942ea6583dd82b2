import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskPile, KioskSum } from './KioskPile.tsx';

const meta = {
  title: 'Components/KioskPile',
  component: KioskPile,
  parameters: {
    guide: {
      use: ['For the cart of the kiosk; KioskSum is in the dock below it.'],
      avoid: ['For the cart of staff: use RequestCart.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    lines: [{ ...products[0]!, id: 'a', size: '10.5', sizeSystem: 'US M', quantity: 2 }],
    removed: { ...products[2]!, id: 'b', size: '9', sizeSystem: 'US M', quantity: 1 },
    canAdd: true,
    onQuantityChange: fn(),
    onRemove: fn(),
    onPutBack: fn(),
  },
} satisfies Meta<typeof KioskPile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+1' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('a', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Put back' }));
    await expect(args.onPutBack).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** The sum in the dock. */
export const Sum: Story = { render: ({ lines }) => <KioskSum lines={lines} /> };
