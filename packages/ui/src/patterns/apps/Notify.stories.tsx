import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Notify } from './Notify.tsx';

/** Something happened elsewhere: a toast and a sound at once, the bell for later, and a press opens what it is about. */
const meta = {
  title: 'Patterns/Notify',
  component: Notify,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'For what another person or a system did, and this person should know.',
        'toasts say it once; NotificationBell keeps it until it was seen.',
      ],
      avoid: ['For the answer to a press: a toast alone.', 'For a state that lasts: Banner.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Notify>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A customer arrives' }));
    await expect(await screen.findByText('Karim Benali waits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Notifications, 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Amélie Laurent waits/ }));
    await expect(canvas.getByText('Opened: Amélie Laurent waits')).toBeVisible();
  },
};
