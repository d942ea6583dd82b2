import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ON_DEMAND } from '../fixtures/onDemand.ts';
import { ShoesizeScreen } from './ShoesizeScreen.tsx';

/**
 * What opens from the header of every page: the notifications of the bell, newest first, and the user menu with the
 * theme and logout.
 */
const meta = {
  title: 'Screens/Bell',
  component: ShoesizeScreen,
  parameters: { layout: 'fullscreen' },
  args: { onPlace: fn() },
} satisfies Meta<typeof ShoesizeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [N-01] [N-02] The list of notifications, open over the requests. */
export const Notifications: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const end = await screen.findByText('Yay! You have seen it all', {}, ON_DEMAND);
    // The panel fades in.
    await waitFor(() => expect(end).toBeVisible());
  },
};

/** [H-02] [H-03] The user menu: person, theme, logout. */
export const Account: Story = {
  render: (args) => <ShoesizeScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maren Okafor Sales_Associate' }));
    const logout = await screen.findByRole('button', { name: 'Logout' }, ON_DEMAND);
    await waitFor(() => expect(logout).toBeVisible());
  },
};
