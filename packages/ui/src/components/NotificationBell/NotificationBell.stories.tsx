import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { notificationsNow, notifications, lines as requestLines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { NotificationBell } from './NotificationBell.tsx';
import type { NotificationSound } from './NotificationSounds.tsx';

const sound: NotificationSound = {
  isOn: true,
  onChange: fn(),
  types: [
    { id: 'tryout', label: 'Kiosk requests', isOn: true },
    { id: 'checked-out', label: 'Pairs checked out to me', isOn: true },
    { id: 'announcement', label: 'Announcements', isOn: false },
  ],
  onTypeChange: fn(),
  shiftEnds: ['17:30', '18:00', '18:30'].map((label) => ({ id: label, label })),
  shiftEnd: '18:00',
  onShiftEndChange: fn(),
  onQuietChange: fn(),
  onTest: fn(),
};

const minutesAgo = (minutes: number) => notificationsNow - minutes * 60_000;
const messages = [
  {
    id: 3,
    at: minutesAgo(0),
    severity: 'critical',
    title: 'Something went wrong',
    description: 'The kiosk did not answer',
  },
  { id: 2, at: minutesAgo(4), severity: 'positive', title: 'Request Placed Successfully' },
  {
    id: 1,
    at: minutesAgo(75),
    severity: 'caution',
    title: 'No quantity available!',
    description: 'Kurobe Dam High, 11.5',
  },
] as const;

const meta = {
  title: 'Messages/NotificationBell',
  component: NotificationBell,
  parameters: {
    guide: {
      use: [
        "Once, in the header: the user's notifications, newest first.",
        'With sound and messages where people also set their sounds here and read past toasts.',
      ],
      avoid: ['For the answer to a press: use a toast.', 'For a lasting state, such as no network: use Banner.'],
      anatomy: [
        ['Bell', 'With a red dot while something is unread, struck through while sound is muted.'],
        [
          'Head',
          'The name of the list; below it all notifications or the open ones, which have a heading for each kind.',
        ],
        ['Items', 'Type, title, what it belongs to, its age, a bullet while unread; Later postpones it.'],
        ['End', 'Loading, an error with a retry, or that all has been seen.'],
        ['Foot', 'Mark all as read; sounds and past messages, each a page of its own.'],
      ],
      keyboard: [
        ['Enter, Space', 'Open the list; on an item they open what it is about.'],
        ['Tab', 'Goes from item to item and to the foot, and stays in the list while it is open.'],
        ['Escape', 'Closes it and gives the focus back to the bell.'],
      ],
      accessibility: [
        'The name of the bell contains the number of unread notifications and whether sounds are muted.',
        'An item says "Unread" in words and has its exact time as its description.',
        'The bell does not announce what arrives: show a toast as well, and let now tick once a minute.',
      ],
      content: [
        'A title is one sentence about what happened. Without one the row shows two dashes and what it belongs to.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    unreadCount: 2,
    hasUnread: true,
    isOpen: false,
    onOpenChange: fn(),
    notifications,
    now: notificationsNow,
    onSelect: fn(),
    onMarkAllRead: fn(),
    sound,
    messages,
    onClearMessages: fn(),
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
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await expect(canvasElement.querySelector('[data-unread-dot]')).toBeVisible();
    await userEvent.click(bell);
    const list = within(await panel());
    await step('type, title, id, red bullet; two dashes without a title', async () => {
      await expect(await list.findAllByRole('listitem')).toHaveLength(7);
      await expect(list.getByText('Pair missing. No other pair in stock.')).toBeVisible();
      await expect(list.getByText('2048177311572')).toBeVisible();
      await expect(list.getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
      await expect(list.getByText('--')).toBeVisible();
    });
    await step('its age in words, and the exact time on asking', async () => {
      await expect(list.getByText('2 min')).toHaveAttribute('title', '11/21/2025, 2:30:00 PM');
      const row = list.getByText('2 min').closest('button');
      await expect(row).toHaveAttribute('aria-description', '11/21/2025, 2:30:00 PM');
    });
    await step('everything is marked read at once', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
      await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    });
    await step('the end says so', async () => {
      await expect(list.getByText('Yay! You have seen it all')).toBeInTheDocument();
    });
    await step('the sound can be muted', async () => {
      await userEvent.click(list.getByRole('switch', { name: 'Sound' }));
      await expect(sound.onChange).toHaveBeenCalledWith(false);
    });
    await step('a press on an item', async () => {
      await userEvent.click(list.getByText('Brask Scree Trail, 7 is on its way to you', { selector: '[data-new] *' }));
      await expect(args.onSelect).toHaveBeenCalledWith('1');
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(bell).toHaveFocus());
    });
    await userEvent.click(bell);
    await panel();
  },
};

const postponements = [
  { id: '15min', label: '15 min' },
  { id: '1h', label: '1 h' },
  { id: 'nextShift', label: 'Next shift' },
];

/** [N-10] The open ones by kind; each can be postponed, and a postponed one says when it is back. */
export const OpenOnes: Story = {
  args: {
    isOpen: true,
    view: 'open',
    onViewChange: fn(),
    postponements,
    onPostpone: fn(),
    notifications: notifications.slice(0, 4).map((item, at) => ({
      ...item,
      acknowledged: false,
      group: at < 2 ? 'Kiosk requests' : 'Pairs checked out',
      postponedUntil: at === 3 ? new Date(notificationsNow + 900_000).toISOString() : undefined,
    })),
  },
  play: async ({ args, step, userEvent }) => {
    const list = within(await panel());
    await step('a heading for each kind', async () => {
      await waitFor(() => expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(2));
      await expect(list.getByRole('heading', { name: 'Kiosk requests' })).toBeVisible();
    });
    await step('the postponed one has no dot and says when it is back', async () => {
      await expect(list.getByText(/Later, back at 2:47/)).toBeVisible();
      await expect(list.getAllByRole('img', { name: 'Unread' })).toHaveLength(3);
    });
    await step('postponed by two presses; the focus stays in the list', async () => {
      const [later] = list.getAllByRole('button', { name: 'Later' });
      await userEvent.click(later!);
      await expect(later).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(list.getByRole('button', { name: 'Next shift' }));
      await expect(args.onPostpone).toHaveBeenCalledWith(args.notifications[0]!.id, 'nextShift');
      await expect(list.getByRole('list').parentElement).toHaveFocus();
    });
    await step('all of them again', async () => {
      await userEvent.click(list.getByRole('radio', { name: /^All/ }));
      await expect(args.onViewChange).toHaveBeenCalledWith('all');
    });
  },
};

const [court, kurobe] = [requestLines[0]!, requestLines[2]!].map(({ name, size, sizeSystem, imageUrl }) => ({
  name,
  size,
  sizeSystem,
  imageUrl,
}));

/** [N-02] The pair of a notification, with the icon of the type at its picture; what colleagues handle is folded. */
export const Pairs: Story = {
  args: {
    isOpen: true,
    notifications: [
      { ...notifications[2]!, acknowledged: false, pair: { ...court!, others: 1 }, from: 'Kiosk Mezzanine' },
      { ...notifications[1]!, pair: kurobe },
      notifications[4]!,
    ],
    handled: { notifications: notifications.slice(5, 6), people: ['Ines Calloway', 'Petra Lindqvist'] },
  },
  play: async ({ step, userEvent }) => {
    const list = within(await panel());
    await step('size, name and number of further pairs', async () => {
      await expect(await list.findByText(`${court!.name} and 1 more`)).toBeVisible();
      await expect(list.getByText(court!.size)).toBeVisible();
    });
    await step('the fold shows what colleagues handle, and leads back', async () => {
      await userEvent.click(list.getByRole('button', { name: '1 handled by colleagues' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
      await userEvent.click(list.getByRole('button', { name: 'Back to notifications' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};

/** On a phone the buttons are in one line at the foot. */
export const OnAPhone: Story = {
  args: { isOpen: true },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const list = within(await panel());
    const tops = ['Mark all as read', 'Alerts', 'Sounds'].map(
      (name) => list.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
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
    await waitFor(() => expect(list.querySelector('[aria-posinset="1000"]')).toBeVisible());
    await expect(within(list).queryByText('Yay! You have seen it all')).toBeNull();
    scroller.scrollTop = 0;
    await waitFor(() => expect(list.querySelector('[aria-posinset="1"]')).toBeVisible());
  },
};

/** Nothing new: no dot, and the name says no number. */
export const AllRead: Story = {
  args: { unreadCount: 0, hasUnread: false, notifications: [] },
  parameters: { docs: { story: { inline: false, height: '96px' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-unread-dot]')).toBeNull();
  },
};

/** [N-02] A type without an icon, or with one that does not load, has the default icon. */
export const UnknownType: Story = {
  args: {
    isOpen: true,
    notifications: ['', undefined, null, '/no-such-icon.svg'].map((iconUrl, index) => ({
      ...notifications[0]!,
      id: String(index),
      iconUrl,
    })),
  },
  play: async () => {
    const list = await panel();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => {
      for (const item of within(list).getAllByRole('listitem')) void expect(item.querySelector('svg')).toBeVisible();
    });
  },
};

/** [N-04] [T-01] What toasts said is kept behind the foot; the way back returns the focus. */
export const Messages: Story = {
  args: { isOpen: true },
  play: async ({ args, step, userEvent }) => {
    const list = within(await panel());
    await userEvent.click(list.getByRole('button', { name: 'Alerts' }));
    await step('each with its severity and its age', async () => {
      await expect(list.getByRole('heading', { name: 'Alerts' })).toBeVisible();
      const [first, , last] = list.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Error: Something went wrongThe kiosk did not answernow');
      await expect(last).toHaveTextContent('1 h');
    });
    await step('they can be cleared', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Clear alerts' }));
      await expect(args.onClearMessages).toHaveBeenCalledOnce();
    });
    await step('the way back', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Back to notifications' }));
      await expect(list.getByRole('button', { name: 'Alerts' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(list.getByRole('heading', { name: 'Alerts' })).toBeVisible();
  },
};

/** Nothing was said yet. */
export const NoMessages: Story = {
  args: { isOpen: true, messages: [] },
  play: async ({ userEvent }) => {
    const list = within(await panel());
    await userEvent.click(list.getByRole('button', { name: 'Alerts' }));
    await expect(list.getByText('No alerts yet.')).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Clear alerts' })).toBeNull();
  },
};

/** [N-04] A switch for each kind, quiet until the shift ends, a test. */
export const Sounds: Story = {
  args: { isOpen: true },
  play: async ({ step, userEvent }) => {
    const list = within(await panel());
    await userEvent.click(list.getByRole('button', { name: 'Sounds' }));
    await step('a kind is switched', async () => {
      await userEvent.click(list.getByRole('switch', { name: 'Announcements' }));
      await expect(sound.onTypeChange).toHaveBeenCalledWith('announcement', true);
    });
    await step('quiet until the end of the shift', async () => {
      const end = list.getByRole('combobox', { name: 'End of shift' });
      await expect(end).toHaveValue('18:00');
      await expect(end).toHaveAccessibleDescription('Sounds turn back on at this time.');
      await userEvent.selectOptions(end, '18:30');
      await expect(sound.onShiftEndChange).toHaveBeenCalledWith('18:30');
      await userEvent.click(list.getByRole('button', { name: 'Mute until end of shift' }));
      await expect(sound.onQuietChange).toHaveBeenCalledWith(true);
    });
    await step('a test', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Test sound' }));
      await expect(sound.onTest).toHaveBeenCalledOnce();
    });
  },
};

/** [N-04] Quiet, with its end in sight; and a browser that refuses, with what to do. */
export const QuietAndBlocked: Story = {
  args: { isOpen: true, sound: { ...sound, quietUntil: '18:00', outcome: 'blocked' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Notifications, 2 unread, muted')).toBeVisible();
    const list = within(await panel());
    await expect(list.getByRole('switch', { name: 'Muted until 18:00' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Sounds' }));
    await expect(list.getByText(/The browser is blocking sound/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Turn sounds on' }));
    await expect(sound.onQuietChange).toHaveBeenCalledWith(false);
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

/** [N-01] Notifications are shown as they are sent; the texts of the kit are Spanish. */
export const Spanish: Story = {
  args: { isOpen: true },
  globals: { locale: 'es-US' },
  play: async () => {
    const list = within(await screen.findByRole('dialog', { name: 'Notificaciones' }, ON_DEMAND));
    await expect(list.getByRole('button', { name: 'Marcar todo como leído' })).toBeVisible();
    await expect((await list.findAllByRole('img', { name: 'Sin leer' })).length).toBe(2);
  },
};

export const Arabic: Story = {
  args: { isOpen: true },
  globals: { locale: 'ar-EG' },
  play: async () => {
    const list = within(await screen.findByRole('dialog', { name: 'الإشعارات' }, ON_DEMAND));
    await expect(list.getByRole('button', { name: 'تعليم الكل كمقروء' })).toBeVisible();
    await expect((await list.findAllByRole('img', { name: 'غير مقروء' })).length).toBe(2);
  },
};

/** One bell, with a dot while something is unread. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <NotificationBell {...args} isOpen={false} />,
};

/** Two bells: which one is mine? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <Inline>
      <NotificationBell {...args} isOpen={false} />
      <NotificationBell {...args} isOpen={false} />
    </Inline>
  ),
};
