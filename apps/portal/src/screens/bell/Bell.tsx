import { NotificationBell } from '@instore/ui';
import type { Portal } from '@instore/api';
import { type ComponentType, useEffect, useState } from 'react';
import type { LoadedBellProps } from './LoadedBell.tsx';
import { useApp, useLiveUpdates } from '../app.ts';

/** How long to wait before the list's code is asked for again, milliseconds. */
const RETRY_MS = 5_000;

// Found once, it is there at once on the next page.
let Known: ComponentType<LoadedBellProps> | undefined;

/** The bell with its list [N-01…N-08]; code and news come after the first paint. */
export function Bell({ portal }: { portal: Portal }) {
  const { environment } = useApp();
  const live = useLiveUpdates();
  const [Loaded, setLoaded] = useState(() => Known);
  // Pressed before there was a list to open: it opens when it comes, unless it is pressed again.
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (Loaded || !live) return undefined;
    const load = () => {
      import('./LoadedBell.tsx').then(
        ({ LoadedBell }) => {
          Known = LoadedBell;
          setLoaded(() => LoadedBell);
        },
        (error: unknown) => environment.log.warn('The bell could not be loaded', error),
      );
    };
    load();
    return environment.clock.every(RETRY_MS, load);
  }, [Loaded, live, environment]);

  if (live && Loaded) return <Loaded portal={portal} live={live} isAwaited={isAwaited} onAwaitedChange={setAwaited} />;
  // There already, so that nothing jumps.
  return (
    <NotificationBell
      unreadCount={0}
      hasUnread={false}
      isOpen={false}
      onOpenChange={() => setAwaited(!isAwaited)}
      notifications={[]}
      onSelect={() => undefined}
    />
  );
}
