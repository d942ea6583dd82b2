import { NotificationBell } from '@instore/ui';
import type { Portal } from '@instore/api';
import { type ComponentType, useEffect, useState } from 'react';
import type { KnownBellProps } from './KnownBell.tsx';
import { useApp, useLive } from './useApp.ts';

/** How long to wait before the list's code is asked for again, milliseconds. */
const RETRY_MS = 5_000;

// Found once, it is there at once on the next page.
let Known: ComponentType<KnownBellProps> | undefined;

/** The bell with its list [N-01…N-08]; code and news come after the first paint. */
export function Bell({ portal }: { portal: Portal }) {
  const { page } = useApp();
  const live = useLive();
  const [Loaded, setLoaded] = useState(() => Known);
  // Pressed before there was a list to open: it opens when it comes, unless it is pressed again.
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (Loaded || !live) return undefined;
    const load = () => {
      import('./KnownBell.tsx').then(
        ({ KnownBell }) => {
          Known = KnownBell;
          setLoaded(() => KnownBell);
        },
        (error: unknown) => page.log.warn('The bell could not be loaded', error),
      );
    };
    load();
    return page.clock.every(RETRY_MS, load);
  }, [Loaded, live, page]);

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
