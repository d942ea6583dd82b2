import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { RangePlot, type RangeRow } from './RangePlot.tsx';

const row = (name: string, count: number, range: RangeRow['range']): RangeRow => ({
  key: name,
  name,
  label: `${name}, ${count} pairs`,
  count,
  range,
});

const meta = {
  title: 'Text and data/RangePlot',
  component: RangePlot,
  parameters: {
    guide: {
      use: ['For the usual times of several people: the middle half of the values on one scale.'],
      avoid: ['As a ranking: the rows are in the order of their names.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the marks, which are one tab stop'],
        ['Enter', 'opens a mark'],
        ['T', 'shows the table'],
      ],
      accessibility: ['Each row has a name with its count and its middle value.'],
    } satisfies Guide,
  },
  args: {
    title: 'People',
    answer: 'pairs, median min',
    summary: 'Three people brought pairs',
    columns: { name: 'Person', count: 'Pairs', low: '25%', half: '50%', high: '75%' },
    rows: [
      row('Ines Calloway', 23, { low: 4.6, half: 6.7, high: 9.8 }),
      row('Maren Okafor', 29, { low: 3.9, half: 6.1, high: 9.1 }),
      row('Tomas Reyes', 4, null),
    ],
    onTableChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof RangePlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] Two people, and one with too few pairs. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('too few to tell')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Ines Calloway, 23 pairs' }));
    await expect(args.onOpen).toHaveBeenCalledWith('Ines Calloway');
  },
};

export const Empty: Story = { args: { rows: [], empty: 'From the first pair handed over' } };

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

/** By name. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <RangePlot {...args} /> };

/** One person alone is a figure. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <RangePlot {...args} rows={args.rows.slice(0, 1)} />,
};
