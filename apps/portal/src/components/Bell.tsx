import { NotificationBell } from '@instore/ui';
import type { Portal } from '@instore/api';
import { type ComponentType, useEffect, useState } from 'react';
import type { Live } from '../live.ts';
import type { KnownBellProps } from './KnownBell.tsx';
import { useApp, useLive } from './useApp.ts';

/** How long to wait before the list's code is asked for again, milliseconds. */
const RETRY_MS = 5_000;

/** The bell with its list [N-01…N-08]. */
export function Bell({ portal }: { portal: Portal }) {
  const live = useLive();
  // Its news are on their way; it is there already, so that nothing jumps.
  return live ? <LoadedBell portal={portal} live={live} /> : <StillBell />;
}

function StillBell() {
  return (
    <NotificationBell
      unreadCount={0}
      hasUnread={false}
      isOpen={false}
      onOpenChange={() => undefined}
      notifications={[]}
      onSelect={() => undefined}
    />
  );
}

// Found once, it is there at once on the next page.
let Known: ComponentType<KnownBellProps> | undefined;

function LoadedBell({ portal, live }: { portal: Portal; live: Live }) {
  const { page } = useApp();
  const [Loaded, setLoaded] = useState(() => Known);
  useEffect(() => {
    if (Loaded) return undefined;
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
  }, [Loaded, page]);
  return Loaded ? <Loaded portal={portal} live={live} /> : <StillBell />;
}
