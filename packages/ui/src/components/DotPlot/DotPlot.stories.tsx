import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { DotPlot } from './DotPlot.tsx';

const counts = [1, 3, 5, 7, 6, 7, 4, 3, 3, 3, 2, 2, 1, 1, 0, 1, 0, 1];
const bins = (times: number) =>
  counts.flatMap((count, index) =>
    count === 0 ? [] : [{ at: index + 1, label: `${index + 1} minutes, ${count * times} pairs`, count: count * times }],
  );

const meta = {
  title: 'Text and data/DotPlot',
  component: DotPlot,
  parameters: {
    guide: {
      use: ['For how long something takes: where most values are and how far the last ones lie.'],
      avoid: ['For counts by name or hour: use BarChart.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the marks, which are one tab stop'],
        ['Enter', 'opens a mark'],
        ['T', 'shows the table'],
      ],
      accessibility: [
        'Each mark has a name, and the plot a summary in words. What is late has another form, not only a colour.',
      ],
      content: ['Two quantiles at most, in plain words: "Half within 6.4 min".'],
    } satisfies Guide,
  },
  args: {
    title: 'Request to customer',
    answer: '50 pairs brought',
    summary: '50 pairs, half within 6.4 minutes, nine of ten within 12.4',
    columns: { name: 'Minutes', value: 'Pairs' },
    bins: bins(1),
    end: 20,
    unit: 'min',
    limit: { at: 10, label: 'Late from 10 min' },
    quantiles: [
      { at: 6.4, label: 'Half within 6.4 min' },
      { at: 12.4, label: '9 of 10 within 12.4 min' },
    ],
    onTableChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof DotPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] A dot for each pair. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('option')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};

export const Open: Story = { args: { openKey: '10' } };

/** 10,000 values: each step is a bar. */
export const ManyValues: Story = { args: { bins: bins(200) } };

export const Empty: Story = { args: { bins: [], quantiles: [], empty: 'From the first pair handed over' } };

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

/** Values on a scale of time. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <DotPlot {...args} /> };

/** One value needs no plot: write it. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <DotPlot {...args} bins={args.bins.slice(0, 1)} quantiles={[]} />,
};
