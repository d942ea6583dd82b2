import { subscribeKey } from 'valtio/utils';
import { closeNotices, type Notices } from '../shared/kept/closeNotices.ts';

/** What the page has of notices. */
interface NoticePage {
  document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
  navigator: Partial<Pick<Navigator, 'setAppBadge'>> & Notices;
}

/**
 * Closes the notices of this device whenever the portal comes on screen, where the bell has them; on iOS nothing else
 * closes them. Shows on the icon of the app how many are open [N-09].
 */
export function followNotices(page: NoticePage, notifications: { unreadCount: number }): void {
  const { document, navigator } = page;
  const close = async () => {
    if (document.visibilityState !== 'visible') return;
    await closeNotices(navigator);
  };
  document.addEventListener('visibilitychange', () => void close());
  void close();
  // A tab has no icon.
  if (!page.matchMedia('(display-mode: standalone)').matches) return;
  subscribeKey(notifications, 'unreadCount', (count) => void navigator.setAppBadge?.(count).catch(() => undefined));
}
