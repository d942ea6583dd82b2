/** The part of a service worker's scope that calls need: the types of pages have none of it. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'> & {
    pushManager: Pick<PushManager, 'subscribe'>;
  };
  fetch: (url: string, options?: RequestInit) => Promise<Response>;
  navigator: Pick<Navigator, 'language'> & Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowOfPortal[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listen: (event: WorkerEvents[Type]) => void) => void;
}

/** A window of the portal, or of another app of its origin. */
export interface WindowOfPortal {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerEvents {
  push: WaitingEvent & { data: { text: () => string } | null };
  pushsubscriptionchange: WaitingEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
  notificationclick: WaitingEvent & { notification: Notification };
}
