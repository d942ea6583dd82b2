import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskProduct } from './KioskProduct.tsx';

const meta = {
  title: 'Retail/KioskProduct',
  component: KioskProduct,
  parameters: {
    guide: {
      use: ['For one product of the kiosk, with colours and sizes.'],
      avoid: ['For staff: use ProductDetail.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    ...products[0]!,
    brand: 'Halden',
    colours: [{ id: 'a', name: 'Chalk / Fern / Gum', imageUrl: products[0]!.imageUrl }],
    colour: 'a',
    onColour: fn(),
    sizes: products[0]!.sizes.map(({ size, quantity }) => ({ id: size, size, sizeSystem: 'US M', inStock: quantity })),
    chosen: '7.5',
    onSize: fn(),
  },
} satisfies Meta<typeof KioskProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('7.5 is sold out. Nearest:')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^9 / }));
    await expect(args.onSize).toHaveBeenCalledWith('9');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
