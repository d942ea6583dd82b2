import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code } from '../../components/Code/Code.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableColumn } from '../../components/DataTable/columns.ts';
import { Price } from '../../components/Price/Price.tsx';
import { awkwardProduct, products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import type { ProductSummary } from '../ProductRow/product.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ProductCell } from './ProductCell.tsx';

const [first] = products;

const columns = (isCompact: boolean): DataTableColumn<ProductSummary>[] => [
  {
    id: 'name',
    header: 'Product',
    width: 220,
    grow: 320,
    cell: ({ name, colourway, imageUrl }) => (
      <ProductCell name={name} colourway={colourway} imageUrl={imageUrl} isCompact={isCompact} />
    ),
    isRowHeader: true,
  },
  { id: 'sku', header: 'SKU', width: 112, cell: ({ sku }) => (sku === null ? 'No SKU' : <Code>{sku}</Code>) },
  { id: 'price', header: 'Price', width: 96, align: 'end', cell: ({ price }) => <Price amount={price ?? 0} /> },
];

const rows: readonly ProductSummary[] = [awkwardProduct(products[1]!), ...products];

const meta = {
  title: 'Sales floor/ProductCell',
  component: ProductCell,
  parameters: {
    guide: {
      use: [
        'In the column of a DataTable that names its rows, with rows of 56 px (density="tall").',
        'With isCompact in rows of 36 px.',
      ],
      avoid: ['In a list: use ProductRow, PairRow or BoxLabel.', 'To browse by picture: use ProductCard.'],
      accessibility: ['The picture is decorative. Name and colourway are read with every cell of the row.'],
    } satisfies Guide,
  },
  args: { name: first!.name, colourway: first!.colourway, imageUrl: first!.imageUrl },
} satisfies Meta<typeof ProductCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.name)).toHaveAttribute('title', args.name);
    await expect(canvas.getByText(args.colourway.name)).toBeVisible();
  },
};

/** In rows of 56 px; a long name is in two lines, and nothing leaves its row. */
export const InATable: Story = {
  render: (args) => (
    <div style={{ height: 408 }}>
      <DataTable
        label="Products"
        density={args.isCompact ? 'compact' : 'tall'}
        columns={columns(args.isCompact ?? false)}
        rows={rows}
        getRowId={({ sku, name }) => `${sku} ${name}`}
        getRowName={({ name }) => name}
        empty={null}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('rowheader')) {
      const row = cell.parentElement!.getBoundingClientRect();
      const words = cell.querySelector('svg')!.closest('span')!.parentElement!.getBoundingClientRect();
      await expect(words.bottom).toBeLessThanOrEqual(row.bottom);
    }
  },
};
export const Compact: Story = { ...InATable, args: { isCompact: true } };
export const Dark: Story = { ...InATable, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...InATable, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...InATable, globals: { textSize: '200' } };

/** One cell says which product it is. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ProductCell {...args} />,
};

/** Name and colourway in two columns: a narrow table shows only the first. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline wrap={false}>
      <Text>Halden Court 82</Text>
      <Text>Chalk / Fern / Gum</Text>
    </Inline>
  ),
};
