import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ConnectionIndicator } from './ConnectionIndicator.tsx';

const meta = {
  title: 'Messages/ConnectionIndicator',
  component: ConnectionIndicator,
  parameters: {
    guide: {
      use: ['Once, in the header: whether updates arrive without a reload.'],
      avoid: ['As the only word on an outage: no network also needs a Banner that says what happens to your work.'],
      accessibility: [
        'A status: each change is read out, so do not let it flicker between live and connecting.',
        'With onRetry, the stopped state has a Retry button; after a press, the word says whether it worked.',
      ],
    } satisfies Guide,
  },
  args: { state: 'live', onRetry: fn() },
} satisfies Meta<typeof ConnectionIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

/** Full when live, half while trying, empty when off. */
export const States: Story = {
  render: (args) => (
    <Stack gap={8} align="start">
      {(['live', 'connecting', 'polling', 'offline', 'stopped'] as const).map((state) => (
        <ConnectionIndicator key={state} {...args} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Live', 'Connecting', 'Delayed', 'Offline', 'Live updates are off']);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** [L-04] After giving up it says that live updates are off, with a way to retry. */
export const Stopped: Story = {
  args: { state: 'stopped' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live updates are off');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** [W-13] Writes that are kept on this device are counted until they are sent. */
export const KeptWrites: Story = {
  render: (args) => (
    <Stack gap={8} align="start">
      <ConnectionIndicator {...args} state="offline" waiting={3} />
      <ConnectionIndicator {...args} state="live" waiting={3} />
      <ConnectionIndicator {...args} state="live" waiting={3} sending={{ number: 2, total: 3 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Offline, 3 waiting', '3 waiting', 'Sending 2 of 3']);
  },
};

/** The state, and how many writes wait. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <ConnectionIndicator state="offline" waiting={3} />,
};

/** Does not say whether work is lost. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text tone="critical">Disconnected!!!</Text>,
};
