/** How the open tabs of one browser tell each other that the person has signed out [S-10]. */
export interface Tabs {
  /** Tells every other tab. */
  announceLogout(): void;
  /** Calls when another tab signed out. Returns the way to stop listening. */
  onLogout(run: () => void): () => void;
}

/**
 * Listens in two ways: the channel says it at once, the storage event also reaches a tab in which the channel was
 * not open yet. Only a cleared storage counts: a session token alone goes away whenever another tab renews it.
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
