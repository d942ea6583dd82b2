import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { NearestSizes, type NearestSizesProps } from './NearestSizes.tsx';

const sizes = [
  { id: '11', size: '11', inStock: 4, bin: 'A-22-03', difference: -0.5 },
  { id: '12', size: '12', inStock: 1, bin: 'A-22-04', difference: 0.5 },
  { id: '10', size: '10', inStock: 2, bin: null, difference: -1.5 },
];

function Chooser(args: NearestSizesProps) {
  const [value, setValue] = useState(args.value);
  return <NearestSizes {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Sales floor/NearestSizes',
  component: NearestSizes,
  parameters: {
    guide: {
      use: [
        'When a pair is not available: offers the sizes that are, the nearest first.',
        'Without onChange where the reader may not take one.',
      ],
      avoid: ['To choose any size of a product: use SizeGrid.'],
      anatomy: [
        ['Option', 'The size, how many are in stock, where, and how far it is from the wanted size.'],
        ['Elsewhere', 'Other locations that have the wanted size.'],
      ],
      keyboard: [['Arrow keys', 'Choose the size before or after.']],
      accessibility: ['Radio buttons; each name says size, stock and distance. Without onChange a list.'],
      content: ['bin is a code: "A-22-03".'],
    } satisfies Guide,
  },
  args: {
    wanted: '11.5',
    sizes,
    elsewhere: [{ name: 'Bedford Avenue', inStock: 2 }],
    value: '11',
    onChange: () => undefined,
  },
  render: (args) => (
    <div style={{ maxWidth: 344 }}>
      <Chooser {...args} />
    </div>
  ),
} satisfies Meta<typeof NearestSizes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [K-12] The nearest size is half a size away. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Size 11, 4 in stock, half a size down' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Size 12, 1 in stock, half a size up' }));
    await expect(canvas.getByRole('radio', { name: 'Size 12, 1 in stock, half a size up' })).toBeChecked();
    await expect(canvas.getByText('11.5 is at Bedford Avenue, 2 pairs.')).toBeVisible();
  },
};

/** [Z-09] A person who may not take one reads which sizes there are, and can choose none. */
export const OnlyShown: Story = {
  render: ({ onChange: _onChange, ...args }) => (
    <div style={{ maxWidth: 344 }}>
      <NearestSizes {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('4 in stock')).toBeVisible();
  },
};

/** No size is left here: says so. */
export const None: Story = {
  args: { sizes: [], elsewhere: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No other size is in stock here.')).toBeVisible();
  },
};

export const Garments: Story = {
  args: {
    wanted: 'XL',
    sizes: [{ id: 'L', size: 'L', inStock: 3, bin: 'C-01-02', difference: null }],
    elsewhere: [],
    value: undefined,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** What there is instead. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <NearestSizes {...args} />,
};

/** No other size, and no way on. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <InlineMessage severity="critical">Size 11.5 is not available.</InlineMessage>,
};
