import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { HeatGrid } from './HeatGrid.tsx';

const cell = (value: number, part = 0) => ({ label: `${value} pairs, ${part} late`, value, part });

const meta = {
  title: 'Text and data/HeatGrid',
  component: HeatGrid,
  parameters: {
    guide: {
      use: ['For how much there is where: days and hours.'],
      avoid: ['For one row: use BarChart.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the cells, which are one tab stop'],
        ['Enter', 'opens a cell'],
        ['T', 'shows the table'],
      ],
      accessibility: ['A grid: each cell has its name, and its number beside the shade.'],
    } satisfies Guide,
  },
  args: {
    title: 'Days and hours',
    answer: '668 pairs, of which 80 late',
    summary: 'Most pairs were asked for on Saturday at 13:00',
    rowsName: 'Day',
    columns: ['10', '11', '12', '13', '14'],
    rows: [
      { key: 'fri', name: 'Fri 20', cells: [cell(7), cell(10), cell(13, 2), cell(14, 1), cell(12)] },
      { key: 'sat', name: 'Sat 21', cells: [cell(9), cell(15, 1), cell(19, 3), cell(22, 4), cell(21, 2)] },
      { key: 'sun', name: 'Sun 22', cells: [{ ...cell(0), isClosed: true }, cell(8), cell(11), cell(14), cell(15)] },
    ],
    onTableChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof HeatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] A week. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('gridcell')[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('sat', 1);
    await userEvent.keyboard('t');
    await expect(args.onTableChange).toHaveBeenCalledWith(true);
  },
};

export const Open: Story = { args: { openKey: 'sat.13' } };

export const Empty: Story = { args: { rows: [] } };

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

export const RightToLeft: Story = {
  args: {
    rows: [
      {
        key: 'sat',
        name: 'السبت',
        cells: [9, 15, 19, 22, 21].map((value) => ({ label: value.toLocaleString('ar-EG'), value })),
      },
    ],
  },
  globals: { locale: 'ar-EG' },
};

/** Days by hours. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <HeatGrid {...args} /> };

/** One row is a BarChart. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <HeatGrid {...args} rows={args.rows.slice(0, 1)} />,
};
