import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { FigureCell } from './FigureCell.tsx';

const meta = {
  title: 'Text and data/FigureCell',
  component: FigureCell,
  parameters: {
    guide: {
      use: ['For a figure that opens the rows that make it.'],
      avoid: ['For figures without a past: use Tally.'],
      keyboard: [['Enter, Space', 'opens the rows']],
      accessibility: ['The change has a word and a triangle, not only a colour.'],
    } satisfies Guide,
  },
  args: {
    title: 'Request to customer',
    period: '8 Tuesdays',
    value: '6.4',
    unit: 'min',
    series: [5.2, 5.9, 4.8, 5.5, 5, 5.2, 5.1, 6.4],
    seriesLabel: 'The Tuesdays before had 4.8 to 5.9 minutes',
    change: { direction: 'up', label: '1.3 slower than last Tuesday', tone: 'worse' },
    isOpen: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof FigureCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-02] A figure beside eight Tuesdays. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

/** Fewer than five cases. */
export const Few: Story = {
  args: { value: null, isFew: true, change: undefined, series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('too few to tell')).toBeVisible();
  },
};

export const Better: Story = {
  args: { value: '1.2', change: { direction: 'down', label: '0.2 faster than last Tuesday', tone: 'better' } },
};

export const Empty: Story = { args: { value: null, change: undefined, series: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };

export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };

/** With its past. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <FigureCell {...args} /> };

/** A figure without a past: use Tally. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <FigureCell {...args} series={[]} change={undefined} />,
};
