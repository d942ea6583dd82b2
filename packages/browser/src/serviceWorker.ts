import type { Workbox } from 'workbox-window';
import type { TrustingPage } from './trustedTypes.ts';

/** A new version of the app waits. `use` loads it: only the user decides when. */
export type OnNewVersion = (use: () => void) => void;

interface Library {
  Workbox: typeof Workbox;
}

/** How often the browser looks for a new version while the page is open, ms. */
const CHECK_MS = 30 * 60_000;

/**
 * Installs the service worker, which keeps the app's files. Without one, e.g. on plain HTTP, the app works as before.
 * @param address of the service worker: the only one that the page's Trusted Types policy accepts
 * @param load the library that installs it. @default workbox-window in a built app, none in the development server
 */
export async function installServiceWorker(
  { navigator, location, trustedTypes }: TrustingPage,
  address: string,
  onNewVersion: OnNewVersion,
  load: () => Promise<Library | undefined> = loadLibrary,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without the network the next start installs it.
  const library = await load().catch(() => undefined);
  if (!library) return;
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const worker = new library.Workbox(policy?.createScriptURL('') ?? address);
  let isWanted = false;
  worker.addEventListener('waiting', () => {
    onNewVersion(() => {
      isWanted = true;
      worker.messageSkipWaiting();
    });
  });
  // Other tabs go on with the version that they have loaded.
  worker.addEventListener('controlling', () => isWanted && location.reload());
  // A browser may refuse it, e.g. in a private window.
  if (!(await worker.register().catch(() => undefined))) return;
  setInterval(() => void worker.update().catch(() => undefined), CHECK_MS);
}

/** Whether this page has a service worker already. False as well where there can be none. */
export async function hasServiceWorker({ navigator }: Pick<TrustingPage, 'navigator'>): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active != null;
}

const loadLibrary = async (): Promise<Library | undefined> =>
  import.meta.env.PROD ? import('workbox-window') : undefined;
