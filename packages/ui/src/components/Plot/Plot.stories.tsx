import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Plot } from './Plot.tsx';

const meta = {
  title: 'Text and data/Plot',
  component: Plot,
  parameters: {
    guide: {
      use: ['As the frame of a plot that the kit does not have: its question, its answer and its table.'],
      avoid: ['Around BarChart, DotPlot and the others: they have it.'],
      accessibility: ['A region with the question as its name. A table has row and column heads.'],
    } satisfies Guide,
  },
  args: {
    title: 'Bookings',
    answer: '6 of 14 slots used',
    table: {
      columns: ['Time', 'Guests'],
      rows: [
        { name: '10:30', values: [1] },
        { name: '12:00', values: [null] },
      ],
    },
    onTableChange: fn(),
    children: 'A drawing',
  },
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] A drawing, and the button for its table. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Bookings as table' }));
    await expect(args.onTableChange).toHaveBeenCalledWith(true);
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

/** A question with its answer. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <Plot {...args} /> };

/** An answer without its figures. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <Plot {...args} table={{ columns: ['Time'], rows: [] }} />,
};
