import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appConfig, appPlugins } from '../../scripts/vitePlugins.ts';

export default defineConfig({
  ...appConfig,
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The store serves the portal at `/` and the kiosk below this path.
  base: '/kiosk/',
  plugins: appPlugins({ name: 'Try on', scope: '/kiosk/', display: 'fullscreen' }),
});
