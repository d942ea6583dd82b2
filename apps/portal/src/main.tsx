import { applyBrand, configInDocument, doEarlyPress, storageOf, takeEarlyKeys, takingStarted } from '@instore/browser';
import { Button, MessageScreen, ToastRegion, UiProvider, readKeysBefore, toasts } from '@instore/ui';
import { RouterProvider, createRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition, useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { subscribeKey } from 'valtio/utils';
import { SessionLoader } from './sign-in/screens/SessionLoader.tsx';
import { AppContext } from './app/context.ts';
import { StepUp } from './tablet/screens/StepUp.tsx';
import { PageLanguage } from './shared/language/PageLanguage.tsx';
import { type App, createApp } from './app/app.ts';
import { browserEnvironment } from './app/browserEnvironment.ts';
import { keepForOffline } from './app/keepForOffline.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { keepBrand } from './documents/firstView.ts';
import { allowKit } from './app/trustedTypes.ts';
import { routeTree } from './routeTree.gen.ts';

/** Lets the browser draw and handle input before the start goes on, if it has the Scheduler API. */
const yieldToBrowser = (): Promise<void> | undefined => globalThis.scheduler?.yield?.();

/** Read only without network. */
const recallConfig = async () => (await import('./shared/kept/keptConfig.ts')).recallConfig();

async function createPortal(config: Config) {
  const app: App = createApp(config, {
    ...browserEnvironment,
    toasts,
    loadToasts: ToastRegion.load,
    refresh: () => void router.invalidate(),
  });
  await yieldToBrowser();
  // Their calls are in flight while the rest is created.
  const language = app.language.start();
  void app.session.start();
  app.openAhead(window.location.pathname);
  await yieldToBrowser();
  const router = createRouter({ routeTree, context: { app }, scrollRestoration: true });
  let before = app.auth.status;
  // A session that expires leads to the sign-in page and back here afterwards.
  subscribeKey(app.auth, 'status', (status) => {
    const { pathname, href } = router.state.location;
    // Before a sign-in the route guards redirect, and they keep the address.
    const wasSignedIn = before === 'signedIn' || before === 'leaving';
    before = status;
    // A PIN signs in on the start page, whose guard has run before.
    if (status === 'signedIn' && router.state.resolvedLocation?.pathname === '/') void router.invalidate();
    if (status === 'unauthorized' && wasSignedIn) void router.navigate({ to: '/unauthorized', replace: true });
    if (status !== 'signedOut' || !wasSignedIn || pathname === '/') return;
    // After a logout the next user must not be led to this address.
    void router.navigate({ to: '/', search: app.auth.user ? { returnTo: href } : {}, replace: true });
  });
  void keepForOffline(app, config, window);
  await yieldToBrowser();
  await Promise.all([language, untilKnown(app)]);
  // No route is loaded while it is not known who uses the page.
  if (app.auth.status !== 'failed') await router.load();
  return { app, router };
}

/** Waits until it is known whether a user is signed in. */
const untilKnown = async ({ auth }: App): Promise<void> => {
  if (auth.status !== 'starting') return;
  await new Promise<void>((resolve) => {
    const stop = subscribeKey(auth, 'status', () => {
      stop();
      resolve();
    });
  });
};

/** Removes the `state` that the provider adds to the address after a logout. */
function dropLogoutState(): void {
  const url = new URL(window.location.href);
  if (url.pathname !== '/' || !url.searchParams.has('state')) return;
  url.searchParams.delete('state');
  window.history.replaceState(null, '', url);
}

/** Draws in slices between which the page handles input. */
const draw = (root: Root, page: ReactNode): void => startTransition(() => root.render(page));

/** Does what was pressed in the view of the document, once the page has replaced it. */
function EarlyPress({ app: { auth } }: { app: App }) {
  useEffect(() => doEarlyPress(window, () => auth.user?.user_id), [auth]);
  return null;
}

async function start(root: Root): Promise<void> {
  try {
    const config = await loadConfig(takingStarted(window), recallConfig, configInDocument(document));
    document.title = config.brand.title;
    keepBrand(
      storageOf(() => window.localStorage),
      config.brand.theme,
    );
    await applyBrand(config.brand.theme, window.fetch.bind(window), browserEnvironment.log);
    dropLogoutState();
    const { app, router } = await createPortal(config);
    readKeysBefore(() => takeEarlyKeys(window, app.auth.user?.user_id, performance.now()));
    draw(
      root,
      <AppContext value={app}>
        <PageLanguage navigate={(href) => router.history.push(href)}>
          <SessionLoader>
            <RouterProvider router={router} />
          </SessionLoader>
          <StepUp />
          <ToastRegion />
          <EarlyPress app={app} />
        </PageLanguage>
      </AppContext>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    draw(
      root,
      <UiProvider>
        <MessageScreen
          title="The portal cannot start"
          subtitle={`Its configuration could not be read (${error.detail}).`}
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
  allowKit(window);
  await yieldToBrowser();
  // The view of the document stays until the first page is drawn.
  await start(createRoot(document.querySelector('#root') ?? document.body));
}

void open();
