import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ON_DEMAND } from '../internal/fixtures/onDemand.ts';
import { notifications } from '../internal/fixtures/store.ts';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  title: 'Components/NotificationBell',
  component: NotificationBell,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    unreadCount: 2,
    hasUnread: true,
    isOpen: false,
    onOpenChange: fn(),
    notifications,
    onSelect: fn(),
    isMuted: false,
    onMutedChange: fn(),
    onLoadMore: fn(),
  },
  render: function Bell({ isOpen, onOpenChange, ...args }) {
    const [open, setOpen] = useState(isOpen);
    return (
      <Inline justify="end">
        <NotificationBell
          {...args}
          isOpen={open}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange(next);
          }}
        />
      </Inline>
    );
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Notifications' }, ON_DEMAND);

/** [H-02] [N-01] [N-02] [N-03] The bell has a red dot; it opens the list; a press chooses. */
export const Example: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 not read' });
    await expect(canvasElement.querySelector('[data-unread-dot]')).toBeVisible();
    await userEvent.click(bell);
    const list = within(await panel());
    await step('[N-02] type, title, id, red bullet; two dashes without a title', async () => {
      await expect(await list.findAllByRole('listitem')).toHaveLength(7);
      await expect(list.getByText('Pair is not in its bin, pick a replacement')).toBeVisible();
      await expect(list.getByText('2048177311572')).toBeVisible();
      await expect(list.getAllByRole('img', { name: 'Not read' })).toHaveLength(2);
      await expect(list.getByText('--')).toBeVisible();
    });
    await step('[N-01] the end says so', async () => {
      await expect(list.getByText('Yay! You have seen it all')).toBeInTheDocument();
    });
    await step('[N-04] the sound can be muted', async () => {
      await userEvent.click(list.getByRole('switch', { name: 'Sound' }));
      await expect(args.onMutedChange).toHaveBeenCalledWith(true);
    });
    await step('[N-05] a press on an item', async () => {
      await userEvent.click(list.getByText('Checked out and on the way to you', { selector: '[data-new] *' }));
      await expect(args.onSelect).toHaveBeenCalledWith('1');
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(bell).toHaveFocus());
    });
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => ({ ...notifications[index % 7]!, id: String(index) }));

/** [N-01] Further pages are asked for as it is scrolled; a thousand items put some twenty into the page. */
export const Many: Story = {
  args: { notifications: thousand, hasMore: true, isOpen: true },
  play: async ({ args }) => {
    const list = await panel();
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    const scroller = within(list).getByRole('list').parentElement!;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await expect(within(list).queryByText('Yay! You have seen it all')).toBeNull();
  },
};

/** Nothing new: no dot, and the name says no number. */
export const AllRead: Story = {
  args: { unreadCount: 0, hasUnread: false, notifications: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-unread-dot]')).toBeNull();
  },
};

export const Loading: Story = { args: { isOpen: true, notifications: [], isLoading: true, hasMore: true } };

export const Dark: Story = {
  args: { isOpen: true },
  globals: { theme: 'dark' },
  play: async () => {
    await panel();
  },
};
