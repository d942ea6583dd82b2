import type { Area } from '@instore/api';
import { NotificationBell, onDemand } from '@instore/ui';
import { useState } from 'react';
import { useLiveUpdates } from '../../app/context.ts';
import type { LoadedBellProps } from './LoadedBell.tsx';

const LoadedBell = onDemand<LoadedBellProps>(() => import('./LoadedBell.tsx').then((module) => module.LoadedBell), {
  placeholder: EmptyBell,
});

/** The bell with its list [N-01…N-08]. Code and notifications are loaded after the first paint. */
export function Bell({ area }: { area: Area }) {
  const liveUpdates = useLiveUpdates();
  // Pressed before the list is loaded: it opens then, unless the bell is pressed again.
  const [isAwaited, setAwaited] = useState(false);
  const awaited = { isAwaited, onAwaitedChange: setAwaited };
  return liveUpdates ? <LoadedBell area={area} liveUpdates={liveUpdates} {...awaited} /> : <EmptyBell {...awaited} />;
}

/** A bell without notifications, in the place of the loaded one, so that nothing moves. */
function EmptyBell({ isAwaited, onAwaitedChange }: Pick<LoadedBellProps, 'isAwaited' | 'onAwaitedChange'>) {
  return (
    <NotificationBell
      unreadCount={0}
      hasUnread={false}
      isOpen={false}
      onOpenChange={() => onAwaitedChange(!isAwaited)}
      notifications={[]}
      onSelect={() => undefined}
    />
  );
}
