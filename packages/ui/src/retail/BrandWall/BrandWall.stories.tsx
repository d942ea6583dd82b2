import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { BrandWall } from './BrandWall.tsx';

const meta = {
  title: 'Kiosk/BrandWall',
  component: BrandWall,
  parameters: {
    guide: {
      use: ['For the brands of the kiosk.'],
      avoid: ['For filters: use KioskFilters.'],
      accessibility: ['A navigation named "Brands"; each end of a box is a button with the name of the brand.'],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { height: '88px' } },
  },
  args: { brands: ['Halden', 'Tarn', 'Kurobe', 'Brask', 'Ostra', 'Lowland'], onBrand: fn() },
} satisfies Meta<typeof BrandWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Brands' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tarn' }));
    await expect(args.onBrand).toHaveBeenCalledWith('Tarn');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** The brands as printed on a box. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <BrandWall brands={['Halden', 'Tarn', 'Kurobe', 'Brask', 'Ostra', 'Fjell']} onBrand={() => {}} />,
};

/** The name of a company: it is cut. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <BrandWall brands={['Halden Footwear Holding', 'Tarn', 'Kurobe', 'Brask', 'Ostra', 'Fjell']} onBrand={() => {}} />
  ),
};
