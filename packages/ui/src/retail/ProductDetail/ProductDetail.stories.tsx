import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { products } from '../../fixtures/products.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { ScrollArea } from '../../components/ScrollArea/ScrollArea.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ProductDetail } from './ProductDetail.tsx';

const pairs12 = [{ barcode: '2048177300447', place: 'Stockroom', bin: 'A-14-05' }];

const meta = {
  title: 'Sales floor/ProductDetail',
  component: ProductDetail,
  parameters: {
    guide: {
      use: [
        'For a product beside its list: all sizes, and the pairs of the chosen size with location, bin and barcode.',
        'As the detail of a Split; its action is at the foot, in reach of the thumb.',
      ],
      avoid: [
        'For a picker: use PickDetail, which shows one unit and its shelf.',
        'In results: use ProductCard or ProductRow.',
      ],
      keyboard: [['Arrow keys', 'In the sizes: choose, as in SizeGrid.']],
      accessibility: [
        'A region named by the product; the picture is described by its colourway.',
        'The last four digits of a barcode are shown; screen readers get all digits.',
        'Set isLoadingPairs while pairs load: skeletons reserve their space, and the loading is announced.',
      ],
      content: [
        'The action is a verb with its object: "Add to request". Locations are the names that the staff uses: "Stockroom".',
      ],
    } satisfies Guide,
  },
  args: {
    product: { ...products[0]!, sizes: sizes },
    sizeSystem: 'US M',
    size: '10.5',
    onSizeChange: fn(),
    pairs: [
      { barcode: '2048177300416', place: 'Stockroom', bin: 'A-14-03' },
      { barcode: '2048177300423', place: 'Stockroom', bin: 'A-14-04' },
      { barcode: '2048177300430', place: 'Sales floor', bin: 'F-02' },
    ],
    action: (
      <Button variant="signal" size="l" isFill>
        Add to request
      </Button>
    ),
  },
  decorators: [
    exceptExamples((Story) => (
      <main style={{ width: 423, maxWidth: '100%', height: 728 }}>
        <Story />
      </main>
    )),
  ],
  render: function Choosing(args) {
    const [size, setSize] = useState<string | undefined>(args.size);
    return (
      <ProductDetail
        {...args}
        size={size}
        pairs={size === '10.5' ? args.pairs : size === '12' ? pairs12 : []}
        onSizeChange={(next) => {
          setSize(next);
          args.onSizeChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Pairs by size, location and barcode. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await step('each pair of the size has its location', async () => {
      const pairs = within(canvas.getByRole('list', { name: 'Pairs in 10.5' })).getAllByRole('listitem');
      await expect(pairs).toHaveLength(3);
      await expect(pairs[0]).toHaveTextContent(/A-14-03.*Stockroom.*Barcode …0416/);
    });
    await step('the pairs follow the chosen size, also if it is sold out', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '11.5, sold out' }));
      await expect(args.onSizeChange).toHaveBeenLastCalledWith('11.5');
      await expect(canvas.getByText('None in store')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Choose 12 instead, 1 in store' }));
      await expect(canvas.getByText('1 in store')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { isLoadingPairs: true },
};

/** As many pairs as there are in store. */
const pairsOf = (quantity: number) =>
  Array.from({ length: quantity }, (_, index) => ({
    barcode: String(2_048_177_300_454 + index * 7),
    place: 'Stockroom',
    bin: `A-15-0${index + 1}`,
  }));

/** A shoe in two systems: a women's 9 is not a men's 9, and each system has its own sizes. */
export const TwoSystems: Story = {
  args: {
    product: {
      ...products[0]!,
      sizes: [
        ...sizes.map((each) => ({ ...each, system: 'US M' })),
        ...sizes.slice(0, 12).map(({ size }, index) => ({ size, quantity: index % 3, system: 'US W' })),
      ],
    },
    size: '9',
    pairs: [],
  },
  render: function Choosing(args) {
    const [{ system, size }, setChosen] = useState<{ system: string; size: string | undefined }>({
      system: 'US M',
      size: args.size,
    });
    return (
      <ProductDetail
        {...args}
        sizeSystem={system}
        size={size}
        pairs={pairsOf(args.product.sizes.find((each) => each.size === size && each.system === system)?.quantity ?? 0)}
        otherSize={size === '9' ? (system === 'US M' ? 'EU 42.5' : 'EU 40.5') : undefined}
        onSizeSystemChange={(next) => setChosen({ system: next, size: undefined })}
        onSizeChange={(next) => {
          setChosen({ system, size: next });
          args.onSizeChange(next);
        }}
      />
    );
  },
  play: async ({ canvas, step }) => {
    await step('the sizes of one system are shown', async () => {
      await expect(canvas.getAllByRole('radio', { name: /^9,/ })).toHaveLength(1);
      await expect(canvas.getByText('6 in store')).toBeVisible();
      await expect(canvas.getByText('US M, EU 42.5')).toBeVisible();
    });
    await step('the other system is shown, without a chosen size', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'US W' }));
      const grid = within(canvas.getByRole('radiogroup', { name: 'Size, US W' }));
      for (const radio of grid.getAllByRole('radio')) await expect(radio).not.toBeChecked();
      await userEvent.click(grid.getByRole('radio', { name: /^9,/ }));
      await expect(canvas.getByText('US W, EU 40.5')).toBeVisible();
      await expect(canvas.getByText('None in store')).toBeVisible();
    });
  },
};
export const TwoSystemsRightToLeft: Story = { ...TwoSystems, globals: { direction: 'rtl' } };

/** Higher than its window: a rule separates the foot from the scrolling content, and the note scrolls with the pairs. */
export const Scrolling: Story = {
  args: {
    note: <Text tone="soft">Size US M 10.5 elsewhere: Bedford Avenue 1, Atlantic Avenue 1</Text>,
    action: (
      <Button variant="signal" size="l" isFill>
        Add to request
      </Button>
    ),
  },
  render: (args) => (
    <ScrollArea label="Product">
      <ProductDetail {...args} />
    </ScrollArea>
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: 'Add to request' }).parentElement!;
    await expect(getComputedStyle(foot).borderTopWidth).toBe('1px');
    await expect(foot).not.toHaveTextContent('elsewhere');
    const area = canvas.getByRole('region', { name: 'Product' });
    area.scrollTop = area.scrollHeight;
    const note = canvas.getByText(/elsewhere/).getBoundingClientRect();
    await expect(note.bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
    area.scrollTop = 0;
  },
};

/** [Z-10] A pair unfolds its history in place; a consigned pair says so. */
export const History: Story = {
  args: {
    pairs: [
      { barcode: '2048177300416', place: 'Stockroom', bin: 'A-14-03' },
      { barcode: '2048177300423', place: 'Stockroom', bin: 'A-14-04', isConsigned: true },
    ],
    history: {
      open: '2048177300416',
      onOpen: fn(),
      content: (
        <Timeline
          label="History of 2048177300416"
          events={[
            { id: '1', time: '14:07', dateTime: '2025-11-22T14:07', title: 'Checked in', detail: 'Dario Vance' },
          ]}
        />
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of 2048177300416' })).toBeVisible();
    await expect(canvas.getByText('Stockroom, consigned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'History of 2048177300423' }));
    await expect(args.history?.onOpen).toHaveBeenLastCalledWith('2048177300423');
    await userEvent.click(canvas.getByRole('button', { name: 'History of 2048177300416' }));
    await expect(args.history?.onOpen).toHaveBeenLastCalledWith(undefined);
  },
};

const elsewhere = [
  { id: 'bedford-avenue', name: 'Bedford Avenue', quantity: 3 },
  { id: 'atlantic-avenue', name: 'Atlantic Avenue', quantity: 1 },
];

/** [Z-05] How many pairs are here and elsewhere; a size that is only elsewhere begins there. */
export const HereAndElsewhere: Story = {
  args: { elsewhere },
  play: async ({ canvas, step }) => {
    await step('the pairs here are shown first', async () => {
      await expect(canvas.getByRole('radio', { name: /^Here 3$/ })).toBeChecked();
      await expect(canvas.getByRole('list', { name: 'Pairs in 10.5' })).toBeVisible();
    });
    await step('the other locations with their pairs', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Elsewhere 4$/ }));
      const places = within(canvas.getByRole('list', { name: '10.5 at other locations' })).getAllByRole('listitem');
      await expect(places.map((place) => place.textContent)).toEqual(['3Bedford Avenue', '1Atlantic Avenue']);
    });
    await step('a sold-out size begins with the other locations', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '11.5, sold out' }));
      await expect(canvas.getByRole('list', { name: '11.5 at other locations' })).toBeVisible();
    });
  },
};
export const HereAndElsewhereDark: Story = { ...HereAndElsewhere, globals: { theme: 'dark' } };

/** [Z-05] No other location has the size. */
export const NowhereElse: Story = {
  args: { elsewhere: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Elsewhere/ }));
    await expect(canvas.getByText('No other location has this size.')).toBeVisible();
  },
};

/** [Z-05] The colourways of the style, with those that are sold out marked. */
export const Colourways: Story = {
  args: {
    colourways: products.slice(0, 3).map(({ sku, colourway, imageUrl }, index) => ({
      id: sku ?? colourway.name,
      name: colourway.name,
      imageUrl,
      quantity: 2 - index,
    })),
    colourwayId: products[0]!.sku!,
    onColourwayChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('radiogroup', { name: 'Colourway' }));
    const [first, , third] = row.getAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(third).toHaveAccessibleName(`${products[2]!.colourway.name}, sold out`);
    await userEvent.click(third!);
    await expect(args.onColourwayChange).toHaveBeenLastCalledWith(products[2]!.sku);
  },
};

/** Without a chosen size. */
export const Untouched: Story = { args: { size: undefined } };

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** Sizes first, then the pairs of the chosen one. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ProductDetail {...args} />,
};

/** Three actions at the foot. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <ProductDetail
      {...args}
      action={
        <Stack>
          <Button variant="signal">Add</Button>
          <Button variant="signal">Reserve</Button>
          <Button variant="signal">Print</Button>
        </Stack>
      }
    />
  ),
};
