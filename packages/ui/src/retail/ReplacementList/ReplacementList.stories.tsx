import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Select } from '../../components/Select/Select.tsx';
import { ReplacementList, type Replacement, type ReplacementListProps } from './ReplacementList.tsx';

const pair = (size: string, bin: string, barcode: string, owner: string): Replacement => ({
  size,
  bin,
  barcode,
  owner,
  price: '$118.00',
  since: 'Since Nov 18',
});

const meta = {
  title: 'Sales floor/ReplacementList',
  component: ReplacementList,
  parameters: {
    guide: {
      use: ['To choose the pair that goes in place of a missing one, in the order in which they should go.'],
      avoid: ['For other options: use RadioGroup.'],
      keyboard: [
        ['Tab', 'Moves to the chosen pair, or to the first one.'],
        ['Arrow keys', 'Choose the next or previous pair, also of another group.'],
        ['Space', 'Chooses the pair that has the focus.'],
      ],
      accessibility: ['Radio buttons, each named by size, bin, barcode, owner and price.'],
      content: ['A group names what its pairs have in common: "Same SKU, same size".'],
    } satisfies Guide,
  },
  args: {
    label: 'Pairs that can go instead',
    groups: [
      {
        title: 'Same SKU, same size',
        note: '2 free',
        pairs: [
          pair('10.5', 'A-14-04', '2048177304185', 'Freya Holm'),
          pair('10.5', 'A-14-07', '2048177304239', 'Jonah Whitaker'),
        ],
      },
      {
        title: 'Same SKU, next size',
        note: 'Ask the customer first',
        pairs: [pair('11', 'A-14-09', '2048177305120', "Store's own")],
      },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof ReplacementList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: ReplacementListProps) {
  const [value, setValue] = useState(args.value);
  return <ReplacementList {...args} value={value} onChange={setValue} />;
}

/** [G-06] One press chooses; arrow keys move to the next pair, also in the next group. */
export const Example: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.click(first!);
    await expect(first!).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second!).toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <Choosing {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // Folded by its own width: the window is wide.
    for (const radio of canvas.getAllByRole('radio')) {
      const row = radio.closest('label')!;
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

/** In the order in which they should go. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ReplacementList {...args} value={undefined} onChange={() => {}} />,
};

/** Barcodes in a menu. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Select label="Replacement" items={[{ id: 'a', label: '2048177304161' }]} value="a" onChange={() => {}} />
  ),
};
