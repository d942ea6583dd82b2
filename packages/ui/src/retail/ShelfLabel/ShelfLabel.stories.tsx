import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { PrintSheet } from '../PrintSheet/PrintSheet.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ShelfLabel, ShelfLabelSheets } from './ShelfLabel.tsx';

const meta = {
  title: 'Printing/ShelfLabelSheets',
  component: ShelfLabelSheets,
  parameters: {
    guide: {
      use: ['To print the labels of bins, ten on an A4 sheet or one after another on 62 mm labels.'],
      avoid: ["For a box's label: use ProductLabel."],
      accessibility: ['Black on white in every theme. The bars are a picture that says the bin.'],
    } satisfies Guide,
  },
  args: {
    paper: 'label',
    labels: [
      { id: '1', bin: 'A-14-03', place: 'Aisle A, bay 14, shelf 3' },
      { id: '2', bin: 'B-02-11', place: 'Aisle B, bay 2, shelf 11' },
    ],
  },
} satisfies Meta<typeof ShelfLabelSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 62 × 38 mm: at 96 px an inch 234 × 144 px. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const [bars] = canvas.getAllByRole('img', { name: 'A-14-03' });
    // 0.42 mm for each of 112 modules and 21 modules of quiet zones.
    await expect(bars!.getAttribute('width')).toMatch(/^5[0-9.]+mm$/);
    await expect(canvas.getAllByText('A-14-03')[0]).toBeVisible();
  },
};

/** [Z-13] Paper is white in the stockroom, too. */
export const Dark: Story = { globals: { theme: 'dark' } };
export const A4: Story = { name: 'A4', args: { paper: 'a4' } };

/** One label, for a sheet of one's own. */
export const OneLabel: Story = {
  render: ({ labels, paper }) => (
    <div style={{ width: '62mm', height: '38mm', background: '#fff', color: '#000' }}>
      <ShelfLabel bin={labels[0]!.bin} place={labels[0]!.place} paper={paper} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aisle A, bay 14, shelf 3')).toBeVisible();
  },
};

/** The code first, as large as the label allows. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ShelfLabelSheets {...args} labels={args.labels.slice(0, 1)} />,
};

/** Not readable from a ladder. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <PrintSheet
      paper="label"
      pages={[
        <div key="aisle" style={{ padding: '3mm' }}>
          <Text tone="inherit">Aisle A, bay 14, shelf 3</Text>
        </div>,
      ]}
    />
  ),
};
