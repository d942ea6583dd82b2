import { Button, LoaderScreen, MessageScreen, ToastRegion, UiProvider, toasts } from '@instore/ui';
import { RouterProvider, createRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { subscribeKey } from 'valtio/utils';
import { SessionLoader } from './screens/sign-in/SessionLoader.tsx';
import { AppContext } from './screens/app.ts';
import { type App, createApp } from './wiring/app.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { routeTree } from './routeTree.gen.ts';
import type { Clock, Log } from './session/environment.ts';

const clock: Clock = {
  now: Date.now,
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const log: Log = {
  // oxlint-disable-next-line no-console -- the one place that writes to it
  warn: (message, detail) => console.warn(message, detail ?? ''),
};

/** Lets the browser draw and answer before the start goes on; one that cannot be asked goes on at once. */
const yieldToBrowser = (): Promise<void> | undefined => globalThis.scheduler?.yield?.();

async function createPortal(config: Config) {
  const app: App = createApp(config, {
    window,
    clock,
    after,
    log,
    toasts,
    playSound: async (sound) => (await import('./wiring/playSound.ts')).playSound(sound),
    refresh: () => void router.invalidate(),
  });
  await yieldToBrowser();
  // Its questions are on their way while the rest is made.
  void app.session.start();
  await yieldToBrowser();
  const router = createRouter({ routeTree, context: { app }, scrollRestoration: true });
  let before = app.auth.status;
  // A session that ended by itself leads to the sign-in page and, after it, back here.
  subscribeKey(app.auth, 'status', (status) => {
    const { pathname, href } = router.state.location;
    // Who was not in yet is led by the guards, which keep the place.
    const wasIn = before === 'signedIn' || before === 'leaving';
    before = status;
    if (status === 'unauthorized' && wasIn) void router.navigate({ to: '/unauthorized', replace: true });
    if (status !== 'signedOut' || !wasIn || pathname === '/') return;
    // Who signed out leaves no way back for the next person.
    void router.navigate({ to: '/', search: app.auth.user ? { returnTo: href } : {}, replace: true });
  });
  await yieldToBrowser();
  return { app, router };
}

/** The provider comes back from a logout with its `state` in the address; nobody needs it there. */
function dropLogoutState(): void {
  const url = new URL(window.location.href);
  if (url.pathname !== '/' || !url.searchParams.has('state')) return;
  url.searchParams.delete('state');
  window.history.replaceState(null, '', url);
}

/** Draws in slices, between which the page answers. */
const draw = (root: Root, page: ReactNode): void => startTransition(() => root.render(page));

async function start(root: Root): Promise<void> {
  draw(
    root,
    <UiProvider>
      <LoaderScreen label="Loading" />
    </UiProvider>,
  );
  try {
    const config = await loadConfig(window.fetch.bind(window));
    document.title = config.brand.title;
    dropLogoutState();
    const { app, router } = await createPortal(config);
    draw(
      root,
      <UiProvider navigate={(href) => router.history.push(href)}>
        <AppContext value={app}>
          <SessionLoader>
            <RouterProvider router={router} />
          </SessionLoader>
        </AppContext>
        <ToastRegion />
      </UiProvider>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    draw(
      root,
      <UiProvider>
        <MessageScreen
          title="The portal cannot start"
          subtitle={`Its settings could not be read (${error.detail}). Nothing is lost.`}
          action={
            <Button variant="signal" size="l" onPress={() => void start(root)}>
              Try again
            </Button>
          }
        />
      </UiProvider>,
    );
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof createPortal>>['router'];
  }
}

async function open(): Promise<void> {
  await yieldToBrowser();
  await start(createRoot(document.querySelector('#root') ?? document.body));
}

void open();
