import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { KioskFilters, KioskSearchField } from './KioskFilters.tsx';

const meta = {
  title: 'Retail/KioskFilters',
  component: KioskFilters,
  parameters: {
    guide: {
      use: ['For the filters of the kiosk; KioskSearchField is beside them in the dock.'],
      avoid: ['For staff: use FilterPanel.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    brands: ['Tarn'],
    sizes: ['9', '10.5'],
    sizeSystem: 'US M',
    chosen: { size: ['US M 9'] },
    onChange: fn(),
    count: 12,
    onClose: fn(),
  },
} satisfies Meta<typeof KioskFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Tarn' }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['US M 9'], brand: ['Tarn'] });
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await userEvent.click(page.getByRole('button', { name: 'Show 12 shoes' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas).toBeDefined();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** The search field of the dock. */
export const Search: Story = { render: () => <KioskSearchField value="halden" onChange={fn()} /> };
