import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { OfflineQueue } from './OfflineQueue.tsx';

/** Without a network the work goes on: the page says so, keeps what is done, and sends it later in the same order. */
const meta = {
  title: 'Patterns/Offline queue',
  component: OfflineQueue,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'For every page on which people write while they walk: a stockroom has no network everywhere.',
        'ConnectionIndicator in the header, a Banner over the page, Outbox for what waits.',
      ],
      avoid: ['For a page that only reads: keep the earlier data, and a Banner.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof OfflineQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over the next parcel' }));
    await expect(canvas.getByText('Kurobe Dam High', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'The network is there' }));
    await expect(canvas.getByText('3 sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'The network is there' }));
  },
};
