import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sizes } from '../../fixtures/sizes.ts';
import type { Guide } from '../../internal/guide.ts';
import { SizeGrid } from './SizeGrid.tsx';

const meta = {
  title: 'Retail/SizeGrid',
  component: SizeGrid,
  parameters: {
    guide: {
      use: [
        'To choose a size of one product and see its stock, at the kiosk and in ProductDetail.',
        'With sold-out sizes: choosing one offers the nearest sizes in stock.',
      ],
      avoid: [
        'To show the sizes only: use SizeRun.',
        'To filter by several sizes: use the sizes group of FilterPanel.',
      ],
      anatomy: [
        ['Cells', 'Size and stock; the chosen one is inverted, a sold-out one struck through.'],
        ['Nearest', 'Below the grid, if a sold-out size is chosen: the sizes to choose instead.'],
      ],
      keyboard: [
        ['Tab', 'One stop: the chosen size, or the first.'],
        ['Arrow keys', 'Choose the next or the previous size, sold-out ones included.'],
        ['Enter on a nearest size', 'Chooses it and moves the focus to it in the grid.'],
      ],
      accessibility: [
        'A radio group; the name of each size contains its stock: "10.5, 2 in store", "11, sold out".',
        'A chosen sold-out size is announced with its nearest sizes.',
        'Arrow keys choose: load data of the size without moving the focus.',
      ],
      content: ['label contains the system: "Size, US M". Sizes are as on the box: "10.5", "XL".'],
    } satisfies Guide,
  },
  args: { label: 'Size, US M', sizes, value: '10.5', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SizeGrid
        {...args}
        value={value}
        onChange={(size) => {
          setValue(size);
          args.onChange(size);
        }}
      />
    );
  },
} satisfies Meta<typeof SizeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] A press or the arrow keys choose a size. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const grid = canvas.getByRole('radiogroup', { name: 'Size, US M' });
    const size = (name: string) => within(grid).getByRole('radio', { name });
    await expect(size('10.5, 3 in store')).toBeChecked();
    await step('a press chooses a size', async () => {
      await userEvent.click(size('9, 6 in store'));
      await expect(args.onChange).toHaveBeenLastCalledWith('9');
      await expect(size('9, 6 in store')).toBeChecked();
    });
    await step('the arrow keys choose a size', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(size('9.5, 5 in store')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(size('9, 6 in store')).toHaveFocus();
    });
  },
};

/** A sold-out size can be chosen: the nearest sizes in stock are offered. */
export const SoldOut: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the size is sold out, and the nearest sizes are announced', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '7.5, sold out' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('7.5 is sold out. Nearest:');
    });
    await step('the larger size is chosen and gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose 8 instead, 3 in store' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('8');
      await expect(canvas.getByRole('radio', { name: '8, 3 in store' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

/** A chosen sold-out size with its nearest sizes. */
export const Nearest: Story = {
  args: { value: '10', sizes: sizes.map((each) => (each.size === '10' ? { ...each, quantity: 0 } : each)) },
};

export const Garments: Story = {
  args: {
    label: 'Size',
    value: 'L',
    sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL'].map((size, quantity) => ({ size, quantity })),
  },
};

/** All sizes are sold out. */
export const AllGone: Story = {
  args: { value: '9', sizes: sizes.map(({ size }) => ({ size, quantity: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9 and all other sizes are sold out.');
  },
};

export const Dark: Story = { ...Nearest, globals: { theme: 'dark' } };

export const Spanish: Story = {
  ...Nearest,
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('La talla 10 está agotada. Las más cercanas:');
    await expect(canvas.getByRole('radio', { name: '10, agotada' })).toBeChecked();
  },
};
export const Arabic: Story = {
  ...Nearest,
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '\u206810\u2069، نفد' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('نفد المقاس \u206810\u2069. الأقرب:');
  },
};

/** All sizes with their stock. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <SizeGrid {...args} />,
};

/** One size: use SizeFigure. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <SizeGrid {...args} sizes={args.sizes.slice(0, 1)} />,
};
