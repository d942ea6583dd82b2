import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import type { Bar } from './BarChart.tsx';
import { BarChart } from './BarChart.tsx';

const bar = (hour: string, value: number | null, part: number, earlier: number): Bar => ({
  key: hour,
  name: hour,
  label: `${hour}:00, ${value ?? 0} pairs, ${part} late, last Tuesday ${earlier}`,
  value,
  part,
  earlier,
});

const meta = {
  title: 'Text and data/BarChart',
  component: BarChart,
  parameters: {
    guide: {
      use: ['For counts side by side on one scale: requests per hour.'],
      avoid: ['For one number and its past: use FigureCell.', 'For how long something takes: use DotPlot.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the marks, which are one tab stop'],
        ['Enter', 'opens a mark'],
        ['T', 'shows the table'],
      ],
      accessibility: [
        'Each mark has a name, and the plot a summary in words. What is late has another form, not only a colour.',
      ],
      content: ['The answer is in the head: "58, of which 12 late".'],
    } satisfies Guide,
  },
  args: {
    title: 'Requests per hour',
    answer: '58, of which 12 late',
    summary: '58 pairs from 10 to 14, most at 13',
    columns: { name: 'Hour', value: 'Asked', part: 'Late', earlier: 'Last Tuesday' },
    partLabel: (part) => `${part} late`,
    bars: [
      bar('10', 7, 0, 6),
      bar('11', 11, 1, 9),
      bar('12', 14, 4, 12),
      bar('13', 17, 6, 13),
      { ...bar('14', 9, 1, 11), isNow: true },
      bar('15', null, 0, 10),
      bar('16', null, 0, 12),
      { ...bar('17', null, 0, 0), isClosed: true },
    ],
    onTableChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] A day with its late part over last Tuesday. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chart = canvas.getByRole('listbox', { name: '58 pairs from 10 to 14, most at 13' });
    canvas.getAllByRole('option')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('13');
    await userEvent.keyboard('{End}{Home}t');
    await expect(args.onTableChange).toHaveBeenCalledWith(true);
    await expect(chart).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A pressed bar keeps its ink. */
export const Open: Story = { args: { openKey: '13' } };

/** No value yet. */
export const Empty: Story = {
  args: { bars: ['10', '11', '12'].map((hour) => bar(hour, 0, 0, 0)), empty: 'From the first request' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From the first request')).toBeVisible();
  },
};

export const OnePoint: Story = { args: { bars: [bar('10', 1, 0, 0)] } };

/** Many bars: only some names are written. */
export const ManyBars: Story = {
  args: { bars: Array.from({ length: 1000 }, (_, at) => bar(`${at}`, at % 37, at % 5, 0)) },
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

/** Counts on one scale. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <BarChart {...args} /> };

/** One bar answers no question: write the number. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <BarChart {...args} bars={args.bars.slice(0, 1)} />,
};
