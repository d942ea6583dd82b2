import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  parameters: {
    guide: {
      use: ['In place of data that could not be loaded: what failed, and a button to try again.'],
      avoid: [
        'For one field: use its errorMessage. For a failed action: use toasts.critical.',
        'Where earlier data is still shown: keep it, and say so in a Banner.',
      ],
      accessibility: [
        'Announced at once. While it tries again the button keeps the focus and says that it is working.',
      ],
      content: [
        'What failed, then why as far as you know, then what to do. No codes, no blame: "The store does not answer."',
      ],
    } satisfies Guide,
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [E-02] [E-03] Shown in place of data: the default title, and a button to try again. */
export const Example: Story = {
  args: { children: 'The requests could not be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While a new try runs, a second press does nothing. */
export const Retrying: Story = {
  args: { isRetrying: true, retryLabel: 'Ask again' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ask again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** What failed, and what to do. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <ErrorState title="Requests could not be loaded" onRetry={() => {}}>
      Check the network, then try again.
    </ErrorState>
  ),
};

/** A joke and an error of the program, and no way on. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <ErrorState title="Oops!">TypeError: failed to fetch</ErrorState>,
};
