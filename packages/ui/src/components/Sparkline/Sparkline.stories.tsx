import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Text and data/Sparkline',
  component: Sparkline,
  parameters: {
    guide: {
      use: ['For the earlier values beside a figure.'],
      avoid: ['For values that are read one by one: use BarChart.'],
      accessibility: ['A picture with a name in words.'],
    } satisfies Guide,
  },
  args: { values: [41, 45, 40, 47, 44, 49, 45, 58], label: 'The Tuesdays before had 40 to 49' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [V-02] Eight Tuesdays: hollow is the last one, full is today. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The Tuesdays before had 40 to 49' })).toBeVisible();
  },
};

/** Under three earlier values there is no band. */
export const Few: Story = { args: { values: [null, null, null, null, null, 12, null, 9] } };

export const OnePoint: Story = { args: { values: [9] } };

export const Empty: Story = { args: { values: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };

export const RightToLeft: Story = { globals: { locale: 'ar-EG' } };

/** Beside its figure. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <Sparkline {...args} /> };

/** Without values: leave it out. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => <Sparkline {...args} values={[]} />,
};
