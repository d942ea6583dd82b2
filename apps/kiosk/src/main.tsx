import { applyBrand, installServiceWorker } from '@instore/browser';
import { BoxArt, UiProvider } from '@instore/ui';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config.ts';
import { AppContext } from './screens/app.ts';
import { Kiosk } from './screens/Kiosk.tsx';
import { start as startDevice } from './state/device.ts';
import { createApp } from './wiring/app.ts';

/** How long to wait before the configuration is read again, ms. */
const RETRY_MS = 5000;

/** The theme of the device: a dark floor has a dark kiosk. */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

const root = createRoot(document.querySelector('#root') ?? document.body);

async function start(): Promise<void> {
  const config = await loadConfig(window.fetch.bind(window)).catch(() => undefined);
  if (!config) {
    // The app itself comes from the cache, the configuration never does.
    root.render(
      <UiProvider>
        <BoxArt art="unreachable" />
      </UiProvider>,
    );
    setTimeout(() => void start(), RETRY_MS);
    return;
  }
  await applyBrand(config.brand?.theme, window.fetch.bind(window), window.console);
  const kiosk = createApp(config, window);
  root.render(
    <AppContext value={kiosk}>
      <Kiosk />
    </AppContext>,
  );
  await startDevice(kiosk);
  await installServiceWorker(window, '/kiosk/sw.js', (use) => {
    kiosk.view.update = use;
  });
}

void start();
