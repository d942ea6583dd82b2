import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { listenToPush } from './push.ts';
import type { WorkerScope } from './scope.ts';

/** The files that the build has written. */
declare const self: {
  // oxlint-disable-next-line no-underscore-dangle -- the name that the plugin fills in
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listen: (event: { data?: { type?: string } }) => void) => void;
} & WorkerScope;

/** Paths that other apps, services and the sign-in answer (ADR 33). */
const NEVER = [/^\/(api|graph|oidc|auth|ws|kiosk|artwork|assets|metrics|docs)(\/|$)/, /\.\w+$/];

// The document of an area is that of its address with a search, too.
// oxlint-disable-next-line no-underscore-dangle -- as above
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [/^\//], denylist: NEVER }));
// A new version waits until the user takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
listenToPush(self);
