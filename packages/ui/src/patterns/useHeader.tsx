import { useState } from 'react';
import { ConnectionIndicator } from '../components/ConnectionIndicator/ConnectionIndicator.tsx';
import { NotificationBell } from '../components/NotificationBell/NotificationBell.tsx';
import { UserMenu } from '../components/UserMenu/UserMenu.tsx';
import { notificationsNow, notifications, userItems } from '../fixtures/store.ts';
import type { ThemeName } from '../theme/light.ts';

/** Connection, bell and user menu of a header, as properties of AppShell. For stories. */
export function useHeader(person: { name: string; role: string; theme: ThemeName }) {
  const [isBellOpen, setBellOpen] = useState(false);
  return {
    connection: <ConnectionIndicator state="live" />,
    bell: (
      <NotificationBell
        unreadCount={2}
        hasUnread
        isOpen={isBellOpen}
        onOpenChange={setBellOpen}
        notifications={notifications}
        now={notificationsNow}
        onSelect={() => setBellOpen(false)}
      />
    ),
    user: <UserMenu {...person} items={userItems} onThemeChange={() => {}} onAction={() => {}} />,
  };
}
