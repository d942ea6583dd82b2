import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { filterGroups } from '../../fixtures/filterGroups.ts';
import type { Guide } from '../../internal/guide.ts';
import { ANY_PRICE } from '../../components/PriceRange/PriceRange.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { NO_FILTERS, type Filters } from './filters.ts';
import type { FilterGroup } from './groups.ts';

const groups: FilterGroup[] = [
  ...filterGroups({ value: 'Glacier / Signal', colours: ['#C9DCE6', '#D8362A'] }),
  { kind: 'price', label: 'Price' },
  { kind: 'date', label: 'Delivered since' },
  { kind: 'title', label: 'Name' },
];

const asDesigned: Filters = { ...NO_FILTERS, size: ['10.5'], brand: ['Halden', 'Tarn'], availability: ['here'] };

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  parameters: {
    guide: {
      use: [
        'Beside a long list from 1024 px on: types, colours, sizes, brands, price, day, title.',
        'Narrower with FilterButton, which opens the same groups in a sheet; above the list with FilterChips.',
      ],
      avoid: [
        'For one or two filters: take FilterBar with FilterMenus.',
        'To find one thing that has a name: take SearchField.',
      ],
      anatomy: [
        ['Head', 'How many filters are set, and Clear.'],
        ['Groups', 'A list of boxes with counts; a long one has a search of its own.'],
        ['Price, date, title', 'A pair of amounts, a range of days, a text.'],
        ['Chips', 'FilterChips: what is set, each with a cross; they stand over the results.'],
        ['Button and sheet', 'FilterButton: the same panel where the screen is small.'],
      ],
      keyboard: [
        ['Tab', 'Goes from control to control; every box, cell and colour is a stop.'],
        ['Space', 'Adds a value, or takes it away.'],
        ['Enter on a chip', 'Removes it; the focus goes to the next chip, at last to the group of chips.'],
      ],
      accessibility: [
        'Each group is a fieldset with a legend; a colour is told by its name, never by its paint alone.',
        'Lists of nine and more have a search that says when nothing is found.',
        "It applies at once. Tell how many are left, in a Toolbar's title, so that it is heard.",
      ],
      content: [
        'Group labels are nouns: "Brand", "Price". A day says what it bounds: "Delivered since".',
        'resultsLabel counts: "Show 61 products".',
      ],
    } satisfies Guide,
  },
  args: { groups, value: asDesigned, onChange: fn() },
  render: function Filtering(args) {
    const [value, setValue] = useState(args.value);
    const props = {
      ...args,
      value,
      onChange: (next: Filters) => {
        setValue(next);
        args.onChange(next);
      },
    };
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <div>
          <FilterButton {...props} resultsLabel="Show 61 products" />
        </div>
        <FilterChips {...props} />
        <div style={{ width: '15.5rem' }}>
          <FilterPanel {...props} />
        </div>
      </div>
    );
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [F-01] [F-02] Sizes, brands, colours, price, date and title narrow the list; a second press widens it again. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }));
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Filters;
    await step('[F-02] toggling adds and removes', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: '12' }));
      await expect(last().size).toEqual(['10.5', '12']);
      await userEvent.click(panel.getByRole('checkbox', { name: '10.5' }));
      await expect(last().size).toEqual(['12']);
    });
    await step('works with the keyboard alone', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(last().size).toEqual(['12', '11']);
    });
    await step('brands with their counts, colours by name', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: /Kurobe/ }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Tomato' }));
      await expect(last().brand).toEqual(['Halden', 'Tarn', 'Kurobe']);
      await expect(last().color).toEqual(['Tomato']);
    });
    await step('[F-01] a price pair, a day and a title', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '165');
      await userEvent.tab();
      await expect(last().price).toEqual([0, 165]);
      await userEvent.click(panel.getByRole('spinbutton', { name: /month/ }));
      await userEvent.keyboard('03072025');
      await expect(last().date).toBe('2025-03-07');
      await userEvent.type(panel.getByRole('textbox', { name: 'Name' }), 'fell');
      await expect(last().title).toBe('fell');
    });
    await step('is all taken away at once, and the price is 0-0 again', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Clear all filters' }));
      await expect(last()).toEqual(NO_FILTERS);
      await expect(last().price).toEqual(ANY_PRICE);
    });
  },
};

/** Chips tell what is chosen and take it away one by one; the focus never falls off the page. */
export const Chips: Story = {
  args: { value: { ...asDesigned, price: [100, 165] } },
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }));
    await expect(chips.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Brand: Halden' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ brand: ['Tarn'], size: ['10.5'] }));
    await expect(chips.getByRole('button', { name: 'Remove Brand: Tarn' })).toHaveFocus();
  },
};

/** All of them taken away with the keyboard: the focus stays where they stood. */
export const LastChip: Story = {
  ...Chips,
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }));
    chips.getAllByRole('button')[0]!.focus();
    for (let left = 5; left > 0; left--) await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS);
    await expect(canvas.getByRole('group', { name: 'No filters' })).toHaveFocus();
  },
};

const brands = [
  'Halden',
  'Tarn',
  'Kurobe',
  'Lowland',
  'Brask',
  'Ostra',
  'Fjell',
  'Marl',
  'Quay',
  'Sable',
  'Vantage',
  'Wren',
];

/** [F-04] A long list of brands is searched, and scrolls in itself. */
export const ManyBrands: Story = {
  args: {
    groups: [
      {
        kind: 'list',
        name: 'brand',
        label: 'Brand',
        options: brands.map((value, index) => ({ value, count: 3 + index * 4 })),
      },
    ],
  },
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search brand' });
    await step('finds by a part of the name', async () => {
      await userEvent.type(search, 'ar');
      await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
        'Tarn7',
        'Marl31',
      ]);
    });
    await step('[E-01] and says when there is nothing', async () => {
      await userEvent.type(search, 'xx');
      await expect(canvas.getByText('No results found')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(brands.length);
    });
  },
};

/** Under 1024 px the column gives way to a button; its sheet holds the same filters. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: {
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' } } },
  },
  play: async ({ args, canvas, step }) => {
    if (window.innerWidth >= 1024) return;
    const opener = canvas.getByRole('button', { name: /^Filters ?, 4 set$/ });
    await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await step('chooses in the sheet', async () => {
      await userEvent.click(sheet.getByRole('checkbox', { name: '9' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ size: ['10.5', '9'] }));
    });
    await step('goes back to the results', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Show 61 products' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveAccessibleName(/, 5 set$/);
    });
  },
};

export const Dark: Story = { ...ManyBrands, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...ManyBrands, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { ...ManyBrands, globals: { direction: 'rtl' } };
/** The column grows with its text: nothing stands outside of it. */
export const LargeText: Story = {
  ...ManyBrands,
  globals: { textSize: '200' },
  play: async (context) => {
    await ManyBrands.play?.(context);
    const panel = context.canvas.getByRole('region', { name: 'Filters' });
    const clear = within(panel).getByRole('button', { name: 'Clear all filters' });
    await expect(clear.getBoundingClientRect().right).toBeLessThanOrEqual(panel.getBoundingClientRect().right);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filtros' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Borrar todos los filtros' })).toBeVisible();
  },
};
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'عوامل التصفية' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'محو كل عوامل التصفية' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Halden/ })).toHaveAccessibleName('Halden ٣٨');
  },
};
