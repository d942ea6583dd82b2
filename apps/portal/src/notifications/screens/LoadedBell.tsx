import { NotificationBell, type NotificationItem, toastLog, toasts, unlockSound } from '@instore/ui';
import type { Area, Notification } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { bellSound } from './bellSound.ts';
import { type LiveUpdates, useApp, useAreaCommon } from '../../app/context.ts';
import { objectNameTexts, subjectOf } from '../../shared/lines/notifiedObjects.ts';
import { NOTIFIED_LINE_STATUS } from '../notifiedLineStatus.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useSay, useSayStored } from '../../shared/language/useLanguage.ts';

export interface LoadedBellProps {
  area: Area;
  liveUpdates: LiveUpdates;
  /** The bell was pressed before it was loaded. */
  isAwaited: boolean;
  /** Called with false when the list has opened for that press. */
  onAwaitedChange: (isAwaited: boolean) => void;
}

/** The shown ages are updated in this interval while the list is open, milliseconds. */
const TICK_MS = 30_000;

type SayStored = ReturnType<typeof useSayStored>;

const NONE: readonly NotificationItem[] = [];

const itemOf = (notification: Readonly<Notification>, sayStored: SayStored): NotificationItem => {
  const { id, title, titleText, titleValues, type, objectId, acknowledged, createdAt } = notification;
  return {
    id,
    title: sayStored(title, titleText, titleValues),
    objectIdName: sayStored(type.objectIdName, objectNameTexts[type.objectIdName], {}) ?? '',
    objectId,
    iconUrl: type.iconUrl,
    acknowledged,
    at: createdAt,
  };
};

/** The bell with its notifications, sounds and recent alerts. */
export function LoadedBell({ area, liveUpdates, isAwaited, onAwaitedChange }: LoadedBellProps) {
  const { notifications, sounds } = liveUpdates;
  const say = useSay();
  const sayStored = useSayStored();
  const { environment } = useApp();
  const { stores } = useAreaCommon();
  const router = useRouter();
  const state = useSnapshot(notifications.state);
  const sound = useSnapshot(sounds.state);
  const messages = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  const now = useNow(environment.clock, TICK_MS, state.isOpen);
  useEffect(() => {
    if (!isAwaited) return;
    notifications.setOpen(true);
    onAwaitedChange(false);
  }, [isAwaited, onAwaitedChange, notifications]);
  useBlockedHint(sound.outcome === 'blocked' && !sound.isPopupOpen, sounds);

  const select = (id: string) => {
    const notification = notifications.state.byId[id];
    const objectId = notification && subjectOf(notification).objectId;
    const { destination } = notifications.select(id, area);
    if (destination?.kind === 'inside') router.history.push(destination.href);
    else if (destination?.kind === 'outside') globalThis.location.assign(destination.href);
    else if (destination?.kind === 'checkedOut') {
      stores.setBack(router.state.location.pathname !== '/shoesize');
      void router.navigate({
        to: '/shoesize',
        search: { status: NOTIFIED_LINE_STATUS, object: objectId || undefined },
      });
    }
  };

  return (
    <NotificationBell
      unreadCount={state.unreadCount}
      hasUnread={state.hasUnread}
      isOpen={state.isOpen}
      onOpenChange={notifications.setOpen}
      autoFocus={isAwaited}
      // Read only while the list is open: a closed bell is not drawn for what it does not show.
      notifications={state.isOpen ? state.content.map((one) => itemOf(one, sayStored)) : NONE}
      now={now}
      isLoading={state.isOpen && state.isLoading}
      hasMore={state.isOpen && state.hasMore}
      onLoadMore={() => void notifications.loadMore()}
      onSelect={select}
      onMarkAllRead={() => void notifications.acknowledgeAll()}
      isMarkingAllRead={state.acknowledgingAll.isPending}
      sound={bellSound(sound, sounds, now, say)}
      messages={messages}
      onClearMessages={toastLog.clear}
    />
  );
}

/** Shows a toast while the browser blocks sounds, which a press anywhere ends [N-04]. */
function useBlockedHint(
  isBlocked: boolean,
  { test, noteOutcome }: Pick<LiveUpdates['sounds'], 'test' | 'noteOutcome'>,
): void {
  const say = useSay();
  useEffect(() => {
    if (!isBlocked) return undefined;
    const close = toasts.caution(say('The sound is blocked'), {
      description: say('Tap anywhere to turn sound on.'),
      action: { label: say('Test sound'), onPress: () => void test() },
    });
    const unlock = () => void unlockSound().then((isUnlocked) => isUnlocked && noteOutcome(true));
    globalThis.addEventListener('pointerup', unlock);
    globalThis.addEventListener('keyup', unlock);
    return () => {
      close();
      globalThis.removeEventListener('pointerup', unlock);
      globalThis.removeEventListener('keyup', unlock);
    };
  }, [isBlocked, test, noteOutcome, say]);
}
