import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterButton } from '../../retail/FilterPanel/FilterButton.tsx';
import { FilterChips } from '../../retail/FilterPanel/FilterChips.tsx';
import { FilterPanel } from '../../retail/FilterPanel/FilterPanel.tsx';
import { NO_FILTERS, type Filters } from '../../retail/FilterPanel/filters.ts';
import type { FilterGroup } from '../../retail/FilterPanel/groups.ts';
import * as icons from '../Icon/icons.ts';
import { products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import { List } from '../List/List.tsx';
import { ProductDetail } from '../../retail/ProductDetail/ProductDetail.tsx';
import { ProductRow } from '../../retail/ProductRow/ProductRow.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Split } from './Split.tsx';

const groups: FilterGroup[] = [
  {
    kind: 'sizes',
    name: 'size',
    label: 'Size, US M',
    options: ['9', '9.5', '10', '10.5', '11', '11.5', '12', '13'].map((value) => ({ value })),
  },
  {
    kind: 'list',
    name: 'brand',
    label: 'Brand',
    options: [
      { value: 'Halden', count: 38 },
      { value: 'Tarn', count: 23 },
      { value: 'Kurobe', count: 17 },
      { value: 'Lowland', count: 9 },
    ],
  },
  {
    kind: 'colours',
    name: 'color',
    label: 'Colour',
    options: [
      { value: 'Chalk', colours: ['#F4F1E9'] },
      { value: 'Ink', colours: ['#26292D'] },
      { value: 'Tomato', colours: ['#D2402B'] },
      { value: 'Night Navy', colours: ['#22304D'] },
      { value: 'Moss', colours: ['#6B7350'] },
    ],
  },
  {
    kind: 'list',
    name: 'availability',
    label: 'Availability',
    options: [
      { value: 'here', label: 'In this store', count: 61 },
      { value: 'other', label: 'Other locations', count: 140 },
    ],
  },
];

const pairs = [
  { barcode: '2048177300416', place: 'Stockroom', bin: 'A-14-03' },
  { barcode: '2048177300423', place: 'Stockroom', bin: 'A-14-04' },
  { barcode: '2048177300430', place: 'Sales floor', bin: 'F-02' },
];

/** The inventory, put together from the kit as a screen would. */
function Inventory({ opened }: { opened: string | undefined }) {
  const [filters, setFilters] = useState<Filters>({ ...NO_FILTERS, size: ['10.5'], brand: ['Halden', 'Tarn'] });
  const [sku, setSku] = useState<string | undefined>(opened);
  const [size, setSize] = useState<string | undefined>('10.5');
  const product = products.find((one) => one.sku === sku);
  const filtering = { groups, value: filters, onChange: setFilters };
  return (
    <Split
      start={<FilterPanel {...filtering} />}
      detailLabel="Product"
      onCloseDetail={() => setSku(undefined)}
      detail={
        product && (
          <ProductDetail
            product={product}
            sizeSystem="US M"
            size={size}
            onSizeChange={setSize}
            pairs={size === '10.5' ? pairs : []}
            action={
              <Button variant="signal" size="l" isFill>
                Add to request
              </Button>
            }
          />
        )
      }
    >
      <Toolbar title={`${products.length} products`}>
        <FilterButton {...filtering} resultsLabel={`Show ${products.length} products`} />
        <Button size="s" icon={icons.download}>
          Export
        </Button>
      </Toolbar>
      <FilterChips {...filtering} isPadded />
      <List
        label="Products"
        items={products}
        getKey={(one) => one.sku ?? ''}
        estimatedHeight={133}
        empty={<EmptyState title="No results found">We couldn't find anything for what you are looking.</EmptyState>}
      >
        {(one) => (
          <ProductRow
            product={one}
            wantedSizes={filters.size}
            sizeSystem="US M"
            isChosen={one.sku === sku}
            onOpen={() => setSku(one.sku ?? undefined)}
          />
        )}
      </List>
    </Split>
  );
}

const meta = {
  title: 'Patterns/Inventory',
  component: Split,
  args: { detailLabel: 'Product', onCloseDetail: fn(), children: null },
  parameters: {
    guide: {
      use: [
        'For a list and what is open of it, each scrolling in itself; with start for filters.',
        'In a place with a height of its own. The list keeps its place while a detail opens and closes.',
      ],
      avoid: [
        "For something beside the whole page, such as the cart: take AppShell's aside.",
        'For a task before one goes on: take Dialog.',
      ],
      keyboard: [
        ['Tab', 'Through filters, list and detail in this order.'],
        ['Escape', 'Where the detail is a sheet: closes it, and the focus returns.'],
      ],
      accessibility: [
        'Beside the list the detail is an aside named by detailLabel; narrow, a dialog with that title.',
        'Mark the open line with isChosen or isOpen. Beside the list the focus stays in the list: the detail is near.',
      ],
      content: ['detailLabel is a noun: "Product".'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ height: 728 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Filters, results and the opened product side by side. */
export const Example: Story = {
  render: () => <Inventory opened="HC82-104-CF" />,
  play: async ({ canvas, step }) => {
    if (window.innerWidth < 1280) return;
    const detail = within(canvas.getByRole('complementary', { name: 'Product' }));
    await expect(detail.getByRole('heading', { name: 'Halden Court 82' })).toBeVisible();
    await step('another row opens in its place', async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: 'Tarn Fell Runner' }))[0]!);
      await expect(detail.getByRole('heading', { name: 'Tarn Fell Runner' })).toBeVisible();
    });
  },
};

/** Where there is no room the product comes as a sheet; closing it gives the focus back to its row. */
export const OnTablet: Story = {
  render: () => <Inventory opened={undefined} />,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: {
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' } } },
  },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1280) return;
    const row = (await canvas.findAllByRole('button', { name: 'Tarn Fell Runner' }))[0]!;
    await userEvent.click(row);
    await screen.findByRole('dialog', { name: 'Product' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Example, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { ...Example, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...Example, globals: { textSize: '200' } };
