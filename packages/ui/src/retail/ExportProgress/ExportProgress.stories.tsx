import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { ExportProgress } from './ExportProgress.tsx';

const meta = {
  title: 'Stockroom/ExportProgress',
  component: ExportProgress,
  parameters: {
    guide: {
      use: ['Docked below the list that is exported, until the file is saved.'],
      avoid: ['For an answer that is a moment away: use Spinner.'],
      accessibility: [
        'A region with the name of the export; the progress bar announces that it is in progress, a status that it waits.',
      ],
      content: ['The title says the format: "Export to Excel". The note says which part of the list.'],
    } satisfies Guide,
  },
  args: { title: 'Export to Excel', note: 'Canal Street, all pairs', rows: 4180, received: 131_200, onStop: fn() },
} satisfies Meta<typeof ExportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-06] Rows, received size and Stop. */
export const Example: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/4,180 rows · 131 kB received/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Export to Excel' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
/** [Z-06] How many rows have arrived. */
export const Rows: Story = {
  args: { done: 1312 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,312 of 4,180 rows · 131 kB received/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1312');
  },
};
/** Before the server has said how many rows there are. */
export const Beginning: Story = { args: { rows: undefined, received: 0 } };
/** Another export of the person runs: this one waits for its turn. */
export const Waiting: Story = { args: { rows: undefined, received: 0, isWaiting: true } };
export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Beginning, globals: { direction: 'rtl' } };

/** How much has arrived, and a way to stop it. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ExportProgress {...args} />,
};

/** A minute without a word. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Spinner label="Please wait" />,
};
