/** Connects the tabs of one browser for the logout [S-10]. */
export interface Tabs {
  /** Notifies the other tabs that the user has signed out. */
  announceLogout(): void;
  /** Calls `run` when another tab has signed out. Returns a function that stops it. */
  onLogout(run: () => void): () => void;
}

/**
 * Uses a channel and the storage event, which also reaches a tab whose channel is not open yet. Only a cleared storage
 * counts as a logout: a renewal in another tab removes the session token, too.
 */
export function createTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  openChannel: () => BroadcastChannel = () => new BroadcastChannel('session'),
): Tabs {
  const channel = openChannel();
  return {
    announceLogout: () => channel.postMessage('logout'),
    onLogout(run) {
      const onMessage = (event: MessageEvent) => {
        if (event.data === 'logout') run();
      };
      const onStorage = (event: StorageEvent) => {
        if (event.key === null) run();
      };
      channel.addEventListener('message', onMessage);
      page.addEventListener('storage', onStorage);
      return () => {
        channel.removeEventListener('message', onMessage);
        page.removeEventListener('storage', onStorage);
      };
    },
  };
}
