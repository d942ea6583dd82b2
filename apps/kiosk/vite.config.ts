import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from '../../scripts/classNames.ts';
import { appConfig, installable, precompress } from '../../scripts/vitePlugins.ts';

export default defineConfig({
  ...appConfig,
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The store serves the portal at `/` and the kiosk below this path.
  base: '/kiosk/',
  plugins: [
    react(),
    // The kiosk imports the kit's sources, so its styles are compiled here.
    vanillaExtractPlugin({ identifiers: classNames }),
    precompress,
    installable({ name: 'Try on', scope: '/kiosk/', display: 'fullscreen' }),
  ],
});
