import {
  NotificationBell,
  type NotificationBellProps,
  type NotificationItem,
  toastLog,
  toasts,
  unlockSound,
} from '@instore/ui';
import { type Area, type Notification, POSTPONEMENTS } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { bellSound } from './bellSound.ts';
import { type LiveUpdates, useApp, useAreaCommon } from '../../app/context.ts';
import { objectNameTexts, subjectOf } from '../../shared/lines/notifiedObjects.ts';
import { soundSwitches, soundTypeOf } from '../../shared/soundTypes.ts';
import { isHandledByColleague } from '../notificationState.ts';
import { openByKind, postponementLabels } from '../openByKind.ts';
import type { Notifications } from '../notificationState.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { NOTIFIED_LINE_STATUS } from '../notifiedLineStatus.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
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

/** What an item says in the language of the page, and the address of a picture. */
interface Writing {
  sayStored: SayStored;
  pictureUrl: ReturnType<typeof usePictureUrl>;
}

const itemOf = (notification: Readonly<Notification>, { sayStored, pictureUrl }: Writing): NotificationItem => {
  const { id, title, titleText, titleValues, type, objectId, acknowledged, createdAt, postponedUntil } = notification;
  const { about } = notification;
  return {
    id,
    title: sayStored(title, titleText, titleValues),
    objectIdName: sayStored(type.objectIdName, objectNameTexts[type.objectIdName], {}) ?? '',
    objectId,
    iconUrl: type.iconUrl,
    pair: about && {
      name: about.productName,
      size: about.size,
      sizeSystem: about.sizeSystem,
      imageUrl: pictureUrl(about.imageUrl, 100),
      others: about.pairs - 1,
    },
    from: about?.requestedBy ?? undefined,
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
      {...listed(state, say, { sayStored, pictureUrl: usePictureUrl() })}
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

/** The listed notifications, and those that colleagues have handled. A closed bell is not drawn for what it does not show. */
function listed(
  { isOpen, view, content }: Readonly<Pick<Notifications, 'isOpen' | 'view'>> & { content: readonly Notification[] },
  say: SayText,
  writing: Writing,
): Pick<NotificationBellProps, 'notifications' | 'handled'> {
  if (!isOpen) return { notifications: NONE };
  if (view === 'open') {
    const notifications = openByKind(content).map((one) => ({
      ...itemOf(one, writing),
      group: say(soundSwitches[soundTypeOf(one.type.name)].label),
    }));
    return { notifications };
  }
  const handled = content.filter(isHandledByColleague);
  return {
    notifications: content.filter((one) => !isHandledByColleague(one)).map((one) => itemOf(one, writing)),
    handled: {
      notifications: handled.map((one) => itemOf(one, writing)),
      people: [...new Set(handled.flatMap(({ handledBy }) => handledBy?.name ?? []))],
    },
  };
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
