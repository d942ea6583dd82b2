import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { List } from '../../components/List/List.tsx';
import { Split } from '../../components/Split/Split.tsx';
import { Toolbar } from '../../components/Toolbar/Toolbar.tsx';
import { filterGroups, NO_FILTERS, type Filters } from '../../fixtures/filterGroups.ts';
import { products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { ANY_PRICE, type PricePair } from '../../components/PriceRange/PriceRange.tsx';
import { yearsBack } from '../../components/DateText/yearsBack.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { DayPair } from './filters.ts';
import type { FilterGroup } from './groups.ts';

const groups: FilterGroup<Filters>[] = [
  ...filterGroups({ value: 'Glacier / Signal', count: 3, colours: ['#C9DCE6', '#D8362A'] }),
  { kind: 'range', name: 'price', label: 'Price' },
  { kind: 'dates', name: 'date', label: 'Delivered', years: yearsBack(3, new Date('2025-11-21T12:00')) },
  { kind: 'text', name: 'title', label: 'Name' },
];

const asDesigned: Filters = { ...NO_FILTERS, size: ['10.5'], brand: ['Halden', 'Tarn'], availability: ['here'] };

const meta = {
  title: 'Sales floor/FilterPanel',
  component: FilterPanel,
  parameters: {
    guide: {
      use: [
        'Beside a long list from 1024 px: your own filters, each a list, sizes, colours, a range, days or a text.',
        'As start of an AppShell, which opens it as a sheet below 1024 px. In a Split with FilterButton, which does the same.',
        'With FilterChips above the list.',
      ],
      avoid: [
        'For one or two filters: use FilterBar with FilterMenus.',
        'To find one thing by its name: use SearchField.',
      ],
      anatomy: [
        ['Head', 'Number of active filters, and Clear.'],
        ['Groups', 'Checkboxes with counts; a long list has a search field.'],
        ['Ranges, days, texts', 'A lowest and a highest number, a first and a last day, a text.'],
        ['Chips', 'FilterChips: the active filters, each with a cross, above the results.'],
        ['Button and sheet', 'FilterButton: the same groups on small screens; on a tablet in two columns at the foot.'],
      ],
      keyboard: [
        ['Tab', 'Moves from control to control; every checkbox, size and colour is a stop.'],
        ['Space', 'Adds or removes a value.'],
        [
          'Enter on a chip',
          'Removes the filter. The focus moves to the next chip, or to the group if it was the last.',
        ],
      ],
      accessibility: [
        'Each group is a fieldset with a legend; each colour has a name.',
        'Lists of nine or more options have a search field that announces an empty result.',
        "Filters apply at once. Show the number of results in a Toolbar's title, which is announced.",
      ],
      content: [
        'Group labels are nouns: "Brand", "Price". The label of the days says what they limit: "Delivered".',
        'resultsLabel contains the number of results: "Show 61 products".',
      ],
    } satisfies Guide,
    // The column is shown from 1024 px.
    layout: 'fullscreen',
  },
  decorators: [
    exceptExamples((Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <main style={{ height: 800 }}>
          <Story />
        </main>
      ) : (
        <Story />
      ),
    ),
  ],
  args: { groups, value: asDesigned, onChange: fn() },
  render: function Filtering(args) {
    const [value, setValue] = useState<Filters>(args.value);
    const props: FilterPanelProps<Filters> = {
      ...args,
      value,
      onChange: (next: Filters) => {
        setValue(next);
        args.onChange(next);
      },
    };
    return (
      <Split start={<FilterPanel {...props} />} detailLabel="Product" onCloseDetail={() => {}}>
        <Toolbar title="61 products">
          <FilterButton {...props} resultsLabel="Show 61 products" />
        </Toolbar>
        <FilterChips {...props} isPadded />
        <List label="Products" items={products} getKey={({ sku }) => sku ?? ''} estimatedHeight={133} empty={null}>
          {(product) => <ProductRow product={product} wantedSizes={value.size} sizeSystem="US M" onOpen={() => {}} />}
        </List>
      </Split>
    );
  },
} satisfies Meta<FilterPanelProps<Filters>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside its list, whose chips show the active filters. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }));
    await expect(panel.getByRole('checkbox', { name: '10.5' })).toBeChecked();
    await expect(panel.getByText('4 set')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toBeVisible();
  },
};

/** [F-01] [F-02] Sizes, brands, colours, price, date and title filter the list; a second press removes a value. */
export const Filtering: Story = {
  play: async ({ args, canvas, step }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }));
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Filters;
    await step('toggling adds and removes', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: '12' }));
      await expect(last().size).toEqual(['10.5', '12']);
      await userEvent.click(panel.getByRole('checkbox', { name: '10.5' }));
      await expect(last().size).toEqual(['12']);
    });
    await step('works with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(last().size).toEqual(['12', '11']);
    });
    await step('brands with their counts, colours by name', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: /Kurobe/ }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Tomato, 14 products' }));
      await expect(last().brand).toEqual(['Halden', 'Tarn', 'Kurobe']);
      await expect(last().color).toEqual(['Tomato']);
    });
    await step('a price pair, a day and a title', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '165');
      await userEvent.tab();
      await expect(last().price).toEqual([0, 165]);
      await userEvent.click(panel.getByRole('spinbutton', { name: /month.*First day/ }));
      await userEvent.keyboard('03072025');
      await expect(last().date).toEqual(['2025-03-07', '']);
      await userEvent.type(panel.getByRole('textbox', { name: 'Name' }), 'fell');
      await expect(last().title).toBe('fell');
    });
    await step('all filters are cleared at once, and the price is 0-0 again', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Clear all filters' }));
      await expect(last()).toEqual(NO_FILTERS);
      await expect(last().price).toEqual(ANY_PRICE);
    });
  },
};

/** Chips show the active filters and remove them one by one; the focus stays in the chips. */
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

/** All filters removed with the keyboard: the focus stays in the group. */
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

/** "1 more" would take the room of the last filter, so all are shown. */
export const OneMoreChip: Story = {
  args: { value: { ...asDesigned, price: [100, 165] } },
  parameters: { layout: 'padded' },
  render: (args) => <FilterChips {...args} shown={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: '1 more' })).not.toBeInTheDocument();
  },
};

/** [F-07] Few are shown at first; a day is the one that was chosen, in every time zone. */
export const FewChips: Story = {
  args: { value: { ...asDesigned, price: [100, 165], date: ['2025-03-07', ''] } },
  parameters: { layout: 'padded' },
  render: (args) => <FilterChips {...args} shown={2} />,
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }));
    await expect(chips.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await userEvent.click(chips.getByRole('button', { name: '4 more' }));
    await expect(chips.getAllByRole('button')).toHaveLength(6);
    await expect(chips.getByRole('button', { name: /from Mar 07, 2025/ })).toBeVisible();
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

/** [F-04] A long list of brands has a search field, and scrolls. */
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
    await step('finds brands by a part of the name', async () => {
      await userEvent.type(search, 'ar');
      await expect(canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
        'Tarn7',
        'Marl31',
      ]);
    });
    await step('says that nothing is found', async () => {
      await userEvent.type(search, 'xx');
      await expect(canvas.getByText('No results found')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(brands.length);
    });
  },
};

/** Below 1024 px a button replaces the column; its sheet has the same filters. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: {
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' } } },
  },
  play: async ({ args, canvas, step }) => {
    if (window.innerWidth >= 1024) return;
    const opener = canvas.getByRole('button', { name: /^Filters ?, 4 set$/ });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await step('at the foot, with cells, swatches and ranges beside the lists', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Filters' });
      await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(window.innerWidth);
      const size = sheet.getByRole('group', { name: 'Size, US M' }).getBoundingClientRect();
      const brand = sheet.getByRole('group', { name: 'Brand' }).getBoundingClientRect();
      await expect(brand.left).toBeGreaterThan(size.right);
    });
    await step('a filter is chosen in the sheet', async () => {
      await userEvent.click(sheet.getByRole('checkbox', { name: '9' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ size: ['10.5', '9'] }));
    });
    await step('the sheet closes and shows the results', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Show 61 products' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveAccessibleName(/, 5 set$/);
    });
  },
};

const folding: FilterGroup<Filters>[] = [
  {
    kind: 'sizes',
    name: 'size',
    label: 'Size, US M',
    isFolded: false,
    options: [
      { value: '9', count: 44 },
      { value: '10.5', count: 61 },
    ],
  },
  {
    kind: 'sizes',
    name: 'allSizes',
    label: 'All sizes',
    isFolded: true,
    isLinked: true,
    options: [
      { value: 'US M 9', count: 44 },
      { value: 'EU 42', count: 12 },
    ],
  },
  {
    kind: 'list',
    name: 'brand',
    label: 'Brand',
    isFolded: false,
    shown: 3,
    options: brands.slice(0, 8).map((value, index) => ({ value, count: 3 + index })),
  },
  { kind: 'range', name: 'price', label: 'Price', isFolded: true },
  {
    kind: 'text',
    name: 'sku',
    label: 'SKU',
    isCode: true,
    isFolded: true,
    error: 'Enter the beginning of the SKU, without wildcards.',
  },
];

/** [F-07] Groups fold and tell their value; "4 more" shows the other options; an error opens its group. */
export const Folding: Story = {
  args: { groups: folding, value: { ...NO_FILTERS, brand: ['Halden', 'Marl'], price: [100, 165], sku: ['HC*'] } },
  play: async ({ canvas, step }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }));
    await step('a folded group tells its value', async () => {
      await expect(panel.getByRole('button', { name: 'Price $100 to $165' })).toHaveAttribute('aria-expanded', 'false');
      await expect(panel.queryByRole('textbox', { name: 'From' })).toBeNull();
      await userEvent.click(panel.getByRole('button', { name: /Price/ }));
      await expect(panel.getByRole('textbox', { name: 'From' })).toBeVisible();
    });
    await step('sizes have counts, and few options are shown', async () => {
      await expect(panel.getByRole('checkbox', { name: '10.5, 61 products' })).toBeVisible();
      await expect(panel.queryByRole('checkbox', { name: /Lowland/ })).toBeNull();
      // The last option is chosen: it is shown with the first three.
      await expect(panel.getByRole('checkbox', { name: /Marl/ })).toBeChecked();
      await userEvent.click(panel.getByRole('button', { name: '4 more' }));
      await expect(panel.getByRole('checkbox', { name: /Lowland/ })).toBeVisible();
    });
    await step('a link below the sizes of one system opens those of every system', async () => {
      const link = panel.getByRole('button', { name: 'All sizes' });
      const size = panel.getByRole('checkbox', { name: '10.5, 61 products' });
      await expect(link.getBoundingClientRect().top).toBeGreaterThan(size.getBoundingClientRect().bottom);
      await userEvent.click(link);
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(panel.getByRole('checkbox', { name: 'EU 42, 12 products' }));
      await userEvent.click(link);
      await expect(panel.getByRole('group', { name: /^All sizes/ })).toHaveTextContent('EU 42');
    });
    await step('an error is shown at its group', async () => {
      await expect(panel.getByText('Enter the beginning of the SKU, without wildcards.')).toBeVisible();
    });
    await step('they fold again', async () => {
      for (const name of [/^Price/, /^Brand/]) await userEvent.click(panel.getByRole('button', { name }));
      await expect(panel.queryByRole('checkbox', { name: /Lowland/ })).toBeNull();
    });
  },
};

interface Parcels {
  state: readonly string[];
  weight: PricePair;
  due: DayPair;
  customer: string;
}
const parcels: FilterGroup<Parcels>[] = [
  {
    kind: 'list',
    name: 'state',
    label: 'State',
    options: [
      { value: 'ready', label: 'To collect', count: 12 },
      { value: 'late', label: 'Not collected', count: 3 },
    ],
  },
  { kind: 'range', name: 'weight', label: 'Weight', format: { style: 'unit', unit: 'kilogram' } },
  { kind: 'dates', name: 'due', label: 'Due', years: [] },
  { kind: 'text', name: 'customer', label: 'Customer' },
];

/** The filters of another app: its own names, each with the kind that its value has. */
export const OwnFilters: StoryObj = {
  render: function Parcels() {
    const [value, setValue] = useState<Parcels>({ state: ['ready'], weight: [0, 30], due: ['', ''], customer: '' });
    return (
      <Split
        start={<FilterPanel groups={parcels} value={value} onChange={setValue} />}
        detailLabel="Parcel"
        onCloseDetail={() => {}}
      >
        <FilterChips groups={parcels} value={value} onChange={setValue} isPadded />
      </Split>
    );
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Filters' }));
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('30 kg');
    await userEvent.click(panel.getByRole('checkbox', { name: /Not collected/ }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Customer' }), 'Ostra');
    for (const name of ['State: To collect', 'State: Not collected', 'Weight: up to 30 kg', 'Customer: Ostra']) {
      await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
    await userEvent.click(panel.getByRole('button', { name: 'Clear all filters' }));
    await expect(canvas.getByRole('group', { name: 'No filters' })).toBeInTheDocument();
  },
};

export const Dark: Story = { ...ManyBrands, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...ManyBrands, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { ...ManyBrands, globals: { direction: 'rtl' } };
/** The column grows with the text size: nothing overflows it. */
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

/** Several values of a group, each with its count. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Panel title="Filters">
      <CheckboxGroup
        label="Brand"
        options={[
          { value: 'h', label: 'Halden', count: 38 },
          { value: 't', label: 'Tarn', count: 23 },
          { value: 'k', label: 'Kurobe', count: 17 },
        ]}
        value={['h', 't']}
        onChange={() => {}}
      />
    </Panel>
  ),
};

/** One value each, and no counts. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Select label="Brand" items={[{ id: 'a', label: 'Any' }]} value="a" onChange={() => {}} />
      <Select label="Size" items={[{ id: 'a', label: 'Any' }]} value="a" onChange={() => {}} />
    </Inline>
  ),
};
