import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Funnel } from './Funnel.tsx';

const step = (name: string, value: number) => ({ key: name, name, label: `${name}, ${value} of 58`, value });

const meta = {
  title: 'Text and data/Funnel',
  component: Funnel,
  parameters: {
    guide: {
      use: ['For steps of which each has fewer than the one before: asked, accepted, brought, sold.'],
      avoid: ['For parts of a whole that are no steps: use BarChart.'],
      keyboard: [
        ['Arrows, Home, End', 'move over the marks, which are one tab stop'],
        ['Enter', 'opens a mark'],
        ['T', 'shows the table'],
      ],
      accessibility: ['Each step has a name with its count and that of the first step.'],
    } satisfies Guide,
  },
  args: {
    title: 'Asked to sold',
    answer: '1 in 3 sold',
    summary: 'Of 58 pairs 50 were brought and 17 sold',
    columns: { name: 'Step', value: 'Pairs' },
    steps: [step('Asked', 58), step('Accepted', 56), step('Brought', 50), step('Sold', 17)],
    onTableChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-04] How far the pairs of a day got. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Sold, 17 of 58' }));
    await expect(args.onOpen).toHaveBeenCalledWith('Sold');
  },
};

export const Empty: Story = { args: { steps: ['Asked', 'Brought'].map((name) => step(name, 0)) } };

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

/** Steps in their order. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <Funnel {...args} /> };

/** One step is a number. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <Funnel {...args} steps={args.steps.slice(0, 1)} />,
};
