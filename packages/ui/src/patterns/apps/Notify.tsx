import {
  AppShell,
  Button,
  icons,
  Inline,
  NotificationBell,
  type NotificationItem,
  playSound,
  Stack,
  Text,
  ToastRegion,
  toasts,
} from '@instore/ui';
import { useState } from 'react';

const SECTIONS = [{ id: 'parcels', label: 'Parcels', icon: icons.boxes, href: '/', isCurrent: true }];

const NOW = Date.UTC(2026, 2, 12, 13, 30);
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const FIRST: readonly NotificationItem[] = [
  {
    id: '2',
    title: 'Amélie Laurent waits',
    objectIdName: 'Parcel',
    objectId: 'P-4102',
    acknowledged: false,
    at: ago(2),
  },
  {
    id: '1',
    title: 'Delivery 2291 is here',
    objectIdName: 'Delivery',
    objectId: '2291',
    acknowledged: true,
    at: ago(48),
  },
];

/** Something happened elsewhere: a toast and a sound at once, the bell for later, and a press opens what it is about. */
export function Notify() {
  const [items, setItems] = useState(FIRST);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<string>();
  const unread = items.filter(({ acknowledged }) => !acknowledged).length;

  const see = (id: string) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, acknowledged: true } : item)));
    setOpened(items.find((item) => item.id === id)?.title ?? undefined);
    setOpen(false);
  };
  const arrive = () => {
    const item = { id: `${items.length + 1}`, title: 'Karim Benali waits', objectIdName: 'Parcel', objectId: 'P-4107' };
    setItems([{ ...item, acknowledged: false, at: ago(0) }, ...items]);
    toasts.info(item.title, { description: 'Parcel P-4107, shelf A' });
    void playSound('notification');
  };

  return (
    <AppShell
      area="Pick-up"
      title="Parcels"
      sections={SECTIONS}
      bell={
        <NotificationBell
          notifications={items}
          unreadCount={unread}
          hasUnread={unread > 0}
          now={NOW}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSelect={see}
          onMarkAllRead={() => setItems(items.map((item) => ({ ...item, acknowledged: true })))}
        />
      }
    >
      <Stack gap={16}>
        <Text>{opened === undefined ? 'Open the bell, or let a customer arrive.' : `Opened: ${opened}`}</Text>
        <Inline>
          <Button onPress={arrive}>A customer arrives</Button>
        </Inline>
      </Stack>
      <ToastRegion />
    </AppShell>
  );
}
