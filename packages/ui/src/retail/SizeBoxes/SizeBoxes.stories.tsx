import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { SizeBoxes } from './SizeBoxes.tsx';

const boxOf = (size: string, expected: number, counted = 0, absent = 0) => ({
  id: size,
  size,
  expected,
  counted,
  absent,
});

const meta = {
  title: 'Stockroom/SizeBoxes',
  component: SizeBoxes,
  parameters: {
    guide: {
      use: ['For the count of a carton: which sizes are here, which are short, which are not counted.'],
      avoid: ['For the cartons of a delivery: use Cartons.', 'To choose a size: use SizeGrid.'],
      accessibility: [
        'A list of articles, each named by its size. The figure is read as "1 of 2", a missing one as a dash.',
      ],
      content: ['Blank is not zero: a size without a count shows a dash.'],
    } satisfies Guide,
  },
  args: {
    label: 'Halden Court 82',
    boxes: [
      boxOf('8', 1, 1),
      boxOf('8.5', 1),
      boxOf('9', 2, 2),
      boxOf('9.5', 2, 1),
      boxOf('10', 2, 2),
      boxOf('10.5', 2, 2),
      boxOf('11', 1, 0, 1),
      boxOf('12', 1),
    ],
    lastId: '10.5',
    onCount: fn(),
  },
} satisfies Meta<typeof SizeBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lid on, half a lid, no lid, and red. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: '8.5' })).toHaveTextContent('Not counted yet');
    await expect(canvas.getByRole('article', { name: '11' })).toHaveTextContent('1 short');
    await expect(canvas.getByRole('article', { name: '10.5' })).toHaveTextContent('Last scan: All here');
    await userEvent.click(canvas.getByRole('button', { name: 'Count without a barcode, size 9.5' }));
    await expect(args.onCount).toHaveBeenCalledWith('9.5');
  },
};

/** A scanned pair whose size is not known: each box can take it, also a full one. */
export const WhichSize: Story = {
  args: { asksForSize: true, lastId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It is this size: 8' }));
    await expect(args.onCount).toHaveBeenCalledWith('8');
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 358 }}>
      <SizeBoxes {...args} />
    </div>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A dash says that no person has looked. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <SizeBoxes {...args} boxes={[boxOf('9', 2)]} lastId={undefined} />,
};

/** A zero says that a person looked and found none. */
export const Dont: Story = { tags: ['dont', '!dev'], render: () => <Text>9: 0 of 2</Text> };
