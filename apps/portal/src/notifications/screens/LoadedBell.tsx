import { NotificationBell, type NotificationItem, toastLog, toasts, unlockSound } from '@instore/ui';
import { type Area, type Notification, POSTPONEMENTS } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { bellSound } from './bellSound.ts';
import { type LiveUpdates, useApp, useAreaCommon } from '../../app/context.ts';
import { objectNameTexts, subjectOf } from '../../shared/lines/notifiedObjects.ts';
import { soundSwitches, soundTypeOf } from '../../shared/soundTypes.ts';
import { openByKind, postponementLabels } from '../openByKind.ts';
import type { Notifications } from '../notificationState.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
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
  const { id, title, titleText, titleValues, type, objectId, acknowledged, createdAt, postponedUntil } = notification;
  return {
    id,
    title: sayStored(title, titleText, titleValues),
    objectIdName: sayStored(type.objectIdName, objectNameTexts[type.objectIdName], {}) ?? '',
    objectId,
    iconUrl: type.iconUrl,
    acknowledged,
    at: createdAt,
    postponedUntil,
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
      view={state.view}
      onViewChange={notifications.setView}
      {...postponing(notifications, say)}
      notifications={listed(state, say, sayStored)}
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

/** The listed notifications. A closed bell is not drawn for what it does not show. */
function listed(
  { isOpen, view, content }: Readonly<Pick<Notifications, 'isOpen' | 'view'>> & { content: readonly Notification[] },
  say: SayText,
  sayStored: SayStored,
): readonly NotificationItem[] {
  if (!isOpen) return NONE;
  if (view === 'all') return content.map((one) => itemOf(one, sayStored));
  return openByKind(content).map((one) => ({
    ...itemOf(one, sayStored),
    group: say(soundSwitches[soundTypeOf(one.type.name)].label),
  }));
}

/** For how long a notification can be postponed, and what does it [N-10]. */
const postponing = ({ postpone }: LiveUpdates['notifications'], say: SayText) => ({
  postponements: POSTPONEMENTS.map((id) => ({ id, label: say(postponementLabels[id]) })),
  onPostpone(id: string, postponement: string) {
    const until = POSTPONEMENTS.find((one) => one === postponement);
    if (until) void postpone(id, until);
  },
});

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
