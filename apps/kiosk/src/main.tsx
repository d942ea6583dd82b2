import {
  applyBrand,
  configInDocument,
  installServiceWorker,
  systemTheme,
  untilLoaded,
  watchSystemTheme,
} from '@instore/browser';
import { BoxArt, UiProvider } from '@instore/ui';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { AppContext } from './screens/app.ts';
import { Kiosk } from './screens/Kiosk.tsx';
import { createApp } from './wiring/app.ts';

/** The theme of the device: a dark floor has a dark kiosk. */
const showTheme = () => (document.documentElement.dataset.theme = systemTheme(window) ?? 'light');
showTheme();
watchSystemTheme(window, showTheme);

const root = createRoot(document.querySelector('#root') ?? document.body);

// The app itself comes from the cache, the configuration never does.
const config = await untilLoaded(
  () => loadConfig(window.fetch.bind(window), configInDocument(document)),
  () =>
    root.render(
      <UiProvider>
        <BoxArt art="unreachable" />
      </UiProvider>,
    ),
);
await applyBrand(config.brand?.theme, window.fetch.bind(window), window.console);
const kiosk = createApp(config, window);
root.render(
  <AppContext value={kiosk}>
    <Kiosk />
  </AppContext>,
);
await kiosk.start();
await installServiceWorker(window, '/kiosk/sw.js', (use) => {
  kiosk.view.update = use;
});
