import { NotificationBell } from '@instore/ui';
import type { Portal } from '@instore/api';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { shortTime } from '../format.ts';
import type { Live } from '../live.ts';
import { useApp, useArea, useLive } from './useApp.ts';

/** The bell with its list [N-01…N-08]. */
export function Bell({ portal }: { portal: Portal }) {
  const { preferences } = useApp();
  const live = useLive();
  const { isMuted } = useSnapshot(preferences.facts);
  if (live) return <KnownBell portal={portal} notifications={live.notifications} />;
  // Its news are on their way; it is there already, so that nothing jumps.
  return (
    <NotificationBell
      unreadCount={0}
      hasUnread={false}
      isOpen={false}
      onOpenChange={() => undefined}
      notifications={[]}
      onSelect={() => undefined}
      isMuted={isMuted}
      onMutedChange={preferences.setMuted}
    />
  );
}

function KnownBell({ portal, notifications }: { portal: Portal } & Pick<Live, 'notifications'>) {
  const { preferences } = useApp();
  const { shared } = useArea();
  const router = useRouter();
  const facts = useSnapshot(notifications.facts);
  const { isMuted } = useSnapshot(preferences.facts);

  const select = (id: string) => {
    const { way } = notifications.select(id, portal);
    if (way?.kind === 'inside') router.history.push(way.href);
    else if (way?.kind === 'outside') globalThis.location.assign(way.href);
    else if (way?.kind === 'checkedOut') {
      shared.setBack(router.state.location.pathname !== '/shoesize');
      void router.navigate({ to: '/shoesize', search: { status: '3' } });
    }
  };

  return (
    <NotificationBell
      unreadCount={facts.unreadCount}
      hasUnread={facts.hasUnread}
      isOpen={facts.isOpen}
      onOpenChange={notifications.setOpen}
      notifications={facts.content.map(({ id, title, type, objectId, acknowledged, createdAt }) => ({
        id,
        title,
        objectIdName: type.objectIdName,
        objectId,
        iconUrl: type.iconUrl,
        acknowledged,
        time: createdAt === undefined ? '' : shortTime(createdAt),
      }))}
      isLoading={facts.isLoading}
      hasMore={facts.hasMore}
      onLoadMore={() => void notifications.loadMore()}
      onSelect={select}
      isMuted={isMuted}
      onMutedChange={preferences.setMuted}
    />
  );
}
