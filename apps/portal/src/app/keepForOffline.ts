import { hasServiceWorker, installServiceWorker, type TrustingPage } from '@instore/browser';
import type { Config } from '../config.ts';
import type { App } from './app.ts';

/**
 * On a device that has a service worker, the delay until the page looks for a newer one, ms: the download must not slow
 * the first page.
 */
export const INSTALL_AFTER_MS = 5_000;

/**
 * Keeps what a reload without network needs: the app's files, and the configuration. At once on a device that has no
 * service worker, because its first reload may come without network.
 */
export async function keepForOffline(app: App, config: Config, page: TrustingPage): Promise<void> {
  const { after, log } = app.environment;
  const keep = () =>
    void keepNow(app, config, page).catch((error: unknown) => log.warn('Not kept for a reload without network', error));
  if (await hasServiceWorker(page)) after(INSTALL_AFTER_MS, keep);
  else keep();
}

async function keepNow(app: App, config: Config, page: TrustingPage): Promise<void> {
  const { keepConfig } = await import('../shared/kept/keptConfig.ts');
  await Promise.all([keepConfig(config), installServiceWorker(page, '/sw.js', (use) => void offer(app, use))]);
}

async function offer(app: App, use: () => void): Promise<void> {
  const { offerNewVersion } = await import('./newVersion.ts');
  offerNewVersion(app, use);
}
