import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { awkwardProduct, products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { plain } from '../../internal/reset.css.ts';
import { Text } from '../../components/Text/Text.tsx';
import { ProductRow } from './ProductRow.tsx';
import { SkeletonProducts } from './SkeletonProducts.tsx';

const [first] = products;

const meta = {
  title: 'Sales floor/ProductRow',
  component: ProductRow,
  parameters: {
    width: 520,
    guide: {
      use: [
        'For results in a list beside a detail: picture, name, price and available sizes.',
        'With wantedSizes while a size filter is active: those sizes are inverted.',
      ],
      avoid: ['To browse by picture: use ProductCard.', 'To compare many facts: use DataTable.'],
      anatomy: [
        ['Picture', 'At the start edge.'],
        ['Name and price', 'The name is the button; the whole row is its target.'],
        ['Colourway', 'Swatch and name.'],
        ['Facts', 'SKU, and the number in store.'],
        ['Sizes', 'A strip for each system.'],
      ],
      keyboard: [
        [
          'Enter, Space',
          'On the name: opens the product. It is the only stop of the row; in a List the arrow keys move from row to row.',
        ],
      ],
      accessibility: [
        'An article named by product and colourway; the open one is marked as current.',
        'Set sizeSystem, so that the strip of sizes is named "Sizes, US M".',
      ],
    } satisfies Guide,
  },
  args: { product: first!, wantedSizes: ['10.5'], sizeSystem: 'US M', onOpen: fn() },
  decorators: [
    exceptExamples((Story, { parameters }) => (
      <main style={{ maxWidth: parameters['width'] as number, marginInline: -16 }}>
        <h2 className={plain} style={{ padding: '0 24px 16px' }}>
          61 products
        </h2>
        <Story />
      </main>
    )),
  ],
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] The whole row opens the product; for screen readers and keyboard, the name is the button. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const row = canvas.getByRole('article', { name: 'Halden Court 82 Chalk / Fern / Gum' });
    const open = within(row).getByRole('button', { name: 'Halden Court 82' });
    await expect(open).toHaveAccessibleDescription('Chalk / Fern / Gum');
    await step('a press anywhere on the row opens it', async () => {
      const box = row.getBoundingClientRect();
      const target = document.elementFromPoint(box.left + 20, box.bottom - 20);
      await expect(target).toBe(open);
      await userEvent.click(open);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('the keyboard opens it', async () => {
      open.blur();
      await userEvent.tab();
      await expect(open).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('price and stock are shown', async () => {
      await expect(within(row).getByText('$140.00')).toBeVisible();
      await expect(row).toHaveTextContent('33 in store');
    });
  },
};

/** A shoe in two systems has a strip for each; the wanted size is inverted only in its own system. */
export const TwoSystems: Story = {
  args: {
    product: {
      ...first!,
      sizes: ['US M', 'US W'].flatMap((system) => first!.sizes.map((one) => ({ ...one, system }))),
    },
    wantedSystem: 'US W',
  },
  play: async ({ canvas }) => {
    const figure = (system: string) =>
      within(canvas.getByRole('list', { name: `Sizes, ${system}` })).getByText('10.5', { exact: true });
    const ground = (system: string) => getComputedStyle(figure(system)).backgroundColor;
    await expect(ground('US W')).not.toBe(ground('US M'));
    await expect(canvas.getByText('US W')).toBeVisible();
  },
};

/** From 58 rem the sizes are beside the name: a wide list has no empty half, and shows more products. */
export const Wide: Story = {
  parameters: { width: 1240 },
  render: (args) => (
    <>
      {products.map((product) => (
        <ProductRow {...args} key={product.sku} product={product} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('article');
    const sizes = within(row!).getByRole('list').getBoundingClientRect();
    const name = within(row!).getByRole('button').getBoundingClientRect();
    // In larger text the row is not wide.
    if (row!.clientWidth < 58 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) return;
    await expect(sizes.top).toBeLessThan(name.bottom + 40);
    await expect(row!.getBoundingClientRect().height).toBeLessThan(120);
  },
};

/** While it loads, with the final height: nothing moves when it is loaded. */
export const Loading: Story = {
  render: (args) => (
    <>
      <SkeletonProducts count={1} label="Loading products" />
      <ProductRow {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status');
    await expect(skeleton).toHaveTextContent('Loading products');
    const height = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(skeleton.getBoundingClientRect().height).toBe(height);
  },
};

/** Several rows; the detail of one is open. */
export const Results: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState('HC82-104-CF');
    return (
      <>
        {products.map((product) => (
          <ProductRow
            {...args}
            key={product.sku}
            product={product}
            isChosen={product.sku === chosen}
            onOpen={() => setChosen(product.sku ?? '')}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button');
    await expect(rows[0]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(rows[3]!);
    await expect(rows[3]).toHaveAttribute('aria-current', 'true');
    await expect(rows[0]).toHaveAttribute('aria-current', 'false');
  },
};

/** Long names are truncated; a missing SKU and picture are shown as missing. */
export const Awkward: Story = {
  args: {
    product: awkwardProduct(first!),
  },
};

export const Dark: Story = { ...Results, globals: { theme: 'dark' } };

/** The wanted size is inverted. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ProductRow {...args} wantedSizes={['10.5']} />,
};

/** The wanted size is hard to find. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>Halden Court 82: 7, 8, 8.5, 9, 9.5, 10, 10.5, 11, 12</Text>,
};
