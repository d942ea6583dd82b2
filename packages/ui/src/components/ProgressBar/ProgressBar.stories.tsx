import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Messages/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      use: [
        'For the progress of a task of more than a few seconds: boxes checked out, a file.',
        'Up to 24 items have one segment each.',
      ],
      avoid: ['To wait for one answer: use Spinner.', 'For a stock or a share: it means that a task is running.'],
      accessibility: ['Named by label, its value in words: "7 of 12". Say the end yourself, in a toast.'],
      content: ['label is what is in progress: "Boxes checked out".'],
    } satisfies Guide,
  },
  args: { label: 'Boxes checked out', value: 3, total: 8 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A small total is drawn as boxes on a shelf. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Boxes checked out' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8');
    await expect(bar.querySelectorAll('span')).toHaveLength(8);
  },
};

/** None, all, one of one, many, more than all, and unknown. */
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Not started" value={0} total={6} />
      <ProgressBar label="Complete" value={6} total={6} />
      <ProgressBar label="One box" value={1} total={1} />
      <ProgressBar label="Pairs counted" value={1312} total={4180} />
      <ProgressBar label="Above the total" value={70} total={40} />
      <ProgressBar label="Creating the spreadsheet" value={undefined} total={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Above the total' })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('progressbar', { name: 'Creating the spreadsheet' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

/** A task that runs. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <ProgressBar label="Boxes checked out" value={7} total={12} />,
};

/** A share: nothing is running. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <ProgressBar label="Stock of size 9" value={2} total={5} />,
};
