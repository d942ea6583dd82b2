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

async function start(): Promise<void> {
  const config = await loadConfig(window.fetch.bind(window)).catch(() => undefined);
  if (!config) {
    setTimeout(() => void start(), RETRY_MS);
    return;
  }
  const kiosk = createApp(config, window);
  createRoot(document.querySelector('#root') ?? document.body).render(
    <AppContext value={kiosk}>
      <Kiosk />
    </AppContext>,
  );
  await startDevice(kiosk);
}

void start();
