import { NotificationBell, UiProvider } from '@instore/ui';
import { NOW } from './notifications.ts';
import { offerList } from './offerList.tsx';

const nothing = () => {};

offerList(({ items, isOpen }) => (
  <UiProvider>
    <NotificationBell
      unreadCount={3}
      hasUnread
      isOpen={isOpen}
      onOpenChange={nothing}
      notifications={items}
      now={NOW}
      onSelect={nothing}
    />
  </UiProvider>
));
