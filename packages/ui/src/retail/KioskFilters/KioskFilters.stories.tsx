import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { picture } from '../../fixtures/pictures.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { KioskFilters, KioskSearchField } from './KioskFilters.tsx';

const onSearch = fn();

const meta = {
  title: 'Kiosk/KioskFilters',
  component: KioskFilters,
  parameters: {
    guide: {
      use: ['For the filters of the kiosk; KioskSearchField is beside them in the dock.'],
      avoid: ['For staff: use FilterPanel.'],
      anatomy: [
        ['Button', 'In the dock, with the number of filters that are on.'],
        ['Sheet', 'Type, size, brand and where; it comes from below.'],
        ['Foot', 'How many products fit, and the way to clear.'],
      ],
      accessibility: [
        'The name of the button contains the number of filters; each value is a pressed or unpressed button.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    options: {
      type: [
        { value: 'sneakers', imageUrl: picture('court', 'Chalk / Fern / Gum') },
        { value: 'boots', imageUrl: picture('high', 'Oat / Clay') },
        { value: 'tees', imageUrl: picture('tee', 'Night Navy / Brass') },
      ],
      size: ['9', '9.5', '10', '10.5', '11', '12'].map((size) => ({ value: `US M ${size}` })),
      color: [
        { value: 'Chalk', swatch: '#F1EEE6' },
        { value: 'Ink', swatch: '#26292D' },
        { value: 'Fern', swatch: '#2F6B4A' },
      ],
      brand: [{ value: 'Halden' }, { value: 'Tarn' }, { value: 'Kurobe' }],
    },
    sizeSystem: 'US M',
    chosen: { size: ['US M 9'], color: ['Ink'] },
    onChange: fn(),
    count: 12,
  },
} satisfies Meta<typeof KioskFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 2' }));
    await userEvent.click(await page.findByRole('button', { name: 'Tarn' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.chosen, brand: ['Tarn'] });
    await userEvent.click(page.getByRole('button', { name: 'Boots' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.chosen, type: ['boots'] });
    await userEvent.click(page.getByRole('button', { name: 'Ink', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.chosen, color: [] });
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};
/** The volt button closes the sheet, in which no text is selected, as on the screen. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 2' }));
    const close = await page.findByRole('button', { name: 'Show 12 shoes' });
    await expect(getComputedStyle(close).userSelect).toBe('none');
    await userEvent.click(close);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};
export const Dark: Story = { globals: { theme: 'dark' }, play: open };
export const Arabic: Story = { globals: { locale: 'ar-EG' }, play: open };
/** The search field of the dock. */
export const Search: Story = {
  parameters: { docs: { story: { height: '72px' } } },
  render: () => <KioskSearchField value="halden" onChange={onSearch} />,
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), ' court');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('halden court'));
    await expect(onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
  },
};

/** Says how many filters are on. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <KioskFilters {...args} />,
};

/** Too small, and does not say that results are missing. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Button size="s" icon={icons.filter}>
      Filter
    </Button>
  ),
};
