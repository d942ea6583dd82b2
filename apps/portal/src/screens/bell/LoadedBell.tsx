import { NotificationBell, toastLog, toasts, unlockSound } from '@instore/ui';
import { NOTIFIED_LINE_STATUS, type Portal } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { bellSound } from './bellSound.ts';
import { type LiveUpdates, useApp, useAreaCommon } from '../app.ts';
import { useNow } from '../shell/useNow.ts';

export interface LoadedBellProps {
  portal: Portal;
  live: LiveUpdates;
  /** It was pressed before it was here. */
  isAwaited: boolean;
  /** Told once that press has been answered. */
  onAwaitedChange: (isAwaited: boolean) => void;
}

/** Ages are counted in such steps while the list is open, milliseconds. */
const TICK_MS = 30_000;

/** The bell once its news are known. */
export function LoadedBell({ portal, live: { notifications, sounds }, isAwaited, onAwaitedChange }: LoadedBellProps) {
  const { environment } = useApp();
  const { stores } = useAreaCommon();
  const router = useRouter();
  const facts = useSnapshot(notifications.facts);
  const sound = useSnapshot(sounds.facts);
  const messages = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  const now = useNow(environment.clock, TICK_MS, facts.isOpen);
  useEffect(() => {
    if (!isAwaited) return;
    notifications.setOpen(true);
    onAwaitedChange(false);
  }, [isAwaited, onAwaitedChange, notifications]);
  useBlockedHint(sound.outcome === 'blocked', sounds.test, sounds.tell);

  const select = (id: string) => {
    const { destination } = notifications.select(id, portal);
    if (destination?.kind === 'inside') router.history.push(destination.href);
    else if (destination?.kind === 'outside') globalThis.location.assign(destination.href);
    else if (destination?.kind === 'checkedOut') {
      stores.setBack(router.state.location.pathname !== '/shoesize');
      void router.navigate({ to: '/shoesize', search: { status: NOTIFIED_LINE_STATUS } });
    }
  };

  return (
    <NotificationBell
      unreadCount={facts.unreadCount}
      hasUnread={facts.hasUnread}
      isOpen={facts.isOpen}
      onOpenChange={notifications.setOpen}
      autoFocus={isAwaited}
      notifications={facts.content.map(({ id, title, type, objectId, acknowledged, createdAt }) => ({
        id,
        title,
        objectIdName: type.objectIdName,
        objectId,
        iconUrl: type.iconUrl,
        acknowledged,
        at: createdAt,
      }))}
      now={now}
      // Asked for only while it is shown: a closed bell is not drawn anew for it.
      isLoading={facts.isOpen && facts.isLoading}
      hasMore={facts.hasMore}
      onLoadMore={() => void notifications.loadMore()}
      onSelect={select}
      onMarkAllRead={() => void notifications.acknowledgeAll()}
      isMarkingAllRead={facts.isMarkingAllRead}
      sound={bellSound(sound, sounds, now)}
      messages={messages}
      onClearMessages={toastLog.clear}
    />
  );
}

/** The browser refuses to sound until the page is touched: says so, and goes as soon as it is [N-04]. */
function useBlockedHint(isBlocked: boolean, test: () => Promise<void>, tell: (isHeard: boolean) => void): void {
  useEffect(() => {
    if (!isBlocked) return undefined;
    const close = toasts.caution('The sound is blocked', {
      description: 'Touch the page once, so that you hear of news.',
      action: { label: 'Test the sound', onPress: () => void test() },
    });
    const unlock = () => void unlockSound().then((isFree) => isFree && tell(true));
    globalThis.addEventListener('pointerup', unlock);
    globalThis.addEventListener('keyup', unlock);
    return () => {
      close();
      globalThis.removeEventListener('pointerup', unlock);
      globalThis.removeEventListener('keyup', unlock);
    };
  }, [isBlocked, test, tell]);
}
