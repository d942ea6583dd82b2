import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { StockroomHeat } from './StockroomHeat.tsx';

const meta = {
  title: 'Stockroom/StockroomHeat',
  component: StockroomHeat,
  parameters: {
    guide: {
      use: ['For the picks of a day on the shelf map.'],
      avoid: ['To find one bin: use BinRoute.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the shelves of an aisle, which are one tab stop'],
        ['T', 'shows the table'],
      ],
      accessibility: [
        'Each shelf has a name with its picks. A shelf with a missing pair has a cross, not only a colour.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Stockroom',
    answer: '57 picks',
    places: ['A', 'B'].flatMap((aisle) =>
      Array.from({ length: 12 }, (_, bay) =>
        ['1', '2', '3', '4'].map((shelf, row) => ({
          aisle,
          bay: bay + 1,
          shelf,
          picks: (bay * 7 + row * 3) % 5,
          missing: aisle === 'A' && bay === 3 && row === 2 ? 2 : 0,
        })),
      ).flat(),
    ),
    onTableChange: fn(),
  },
} satisfies Meta<typeof StockroomHeat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] Two aisles. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: 'A-04, 3, 2 picks, 2 not found' })).toBeVisible();
    canvas.getAllByRole('gridcell')[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: 'A-01, 3, 1 picks' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { places: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shelves yet')).toBeVisible();
  },
};

/** The figures as a table, sorted by a column. */
export const AsTable: Story = {
  args: { isTable: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('columnheader')[1]!.querySelector('button')!);
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };

export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };

/** All aisles on one scale. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <StockroomHeat {...args} /> };

/** Without shelves: leave it out. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <StockroomHeat {...args} places={[]} />,
};
