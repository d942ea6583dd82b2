import { type BrowserSubscription, toStore } from '../shared/subscription.ts';

/** What calls need of the browser. */
export interface PushBrowser {
  /** Whether it can be called; `notInstalled`: only the app on the Home Screen can (iOS). */
  support: () => 'yes' | 'no' | 'notInstalled';
  permission: () => NotificationPermission;
  /** Lets the browser ask; only after a press. */
  ask: () => Promise<NotificationPermission>;
  /** The subscription that there is, if it was made with this key. */
  current: (publicKey: string) => Promise<BrowserSubscription | undefined>;
  /** Subscribes; a subscription with another key ends. Rejects if the push service cannot be reached. */
  subscribe: (publicKey: string) => Promise<BrowserSubscription>;
  /** SHA-256 of an endpoint in base64url. */
  markOf: (endpoint: string) => Promise<string>;
  /** What the device is called: "Chrome on Android". */
  name: string;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.codePointAt(0) ?? 0);

const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hasKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64urlOf(options.applicationServerKey) === publicKey;

const BROWSERS = [
  ['Edg', 'Edge'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** A name for a device by the text with which its browser introduces itself: "Chrome on Android". */
export function deviceNameOf(userAgent: string): string {
  const found = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent.includes(word))?.[1];
  return [found(BROWSERS) ?? 'Browser', found(SYSTEMS)].filter(Boolean).join(' on ');
}

/** What calls need of this browser. */
export function createPushBrowser(view: Window & typeof globalThis): PushBrowser {
  const { navigator } = view;
  const registration = () => navigator.serviceWorker.ready;
  return {
    support() {
      if ('PushManager' in view && 'Notification' in view && 'serviceWorker' in navigator) return 'yes';
      return /iPhone|iPad/.test(navigator.userAgent) ||
        (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.userAgent))
        ? 'notInstalled'
        : 'no';
    },
    permission: () => view.Notification.permission,
    ask: () => view.Notification.requestPermission(),
    async current(publicKey) {
      const found = await (await registration()).pushManager.getSubscription();
      return found !== null && hasKey(found, publicKey) ? toStore(found) : undefined;
    },
    async subscribe(publicKey) {
      const { pushManager } = await registration();
      const before = await pushManager.getSubscription();
      if (before !== null && !hasKey(before, publicKey)) await before.unsubscribe();
      const applicationServerKey = bytesOf(publicKey);
      return toStore(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    },
    async markOf(endpoint) {
      return base64urlOf(await view.crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
    },
    name: deviceNameOf(navigator.userAgent),
  };
}
