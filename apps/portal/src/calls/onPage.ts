import { subscribeKey } from 'valtio/utils';

/** What the page has of notices. */
interface NoticePage {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
  navigator: Partial<Pick<Navigator, 'setAppBadge'>> & {
    serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'>;
  };
}

/**
 * Closes the notices of this device whenever the portal comes on screen, where the bell has them; on iOS nothing else
 * closes them. Shows on the icon of the app how many are open [N-09].
 */
export function followNotices(page: NoticePage, notifications: { unreadCount: number }): void {
  const { document, navigator } = page;
  const close = async () => {
    if (document.visibilityState !== 'visible') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  };
  // A browser may refuse both, e.g. in a private window.
  const tryToClose = () => void close().catch(() => undefined);
  document.addEventListener('visibilitychange', tryToClose);
  tryToClose();
  // A tab has no icon.
  if (!page.matchMedia('(display-mode: standalone)').matches) return;
  subscribeKey(notifications, 'unreadCount', (count) => void navigator.setAppBadge?.(count).catch(() => undefined));
}
