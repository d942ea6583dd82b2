import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable, precompress } from '../../scripts/vitePlugins.ts';

const store = process.env.STORE_URL ?? 'http://127.0.0.1:4100';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The store serves the portal at `/` and the kiosk below this path.
  base: '/kiosk/',
  plugins: [
    react(),
    // The kiosk imports the kit's sources, so its styles are compiled here.
    vanillaExtractPlugin(),
    precompress,
    installable({ name: 'Try on', scope: '/kiosk/', display: 'fullscreen' }),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': store, '/config.json': store, '/artwork': store, '/ws': { target: store, ws: true } },
  },
  build: {
    target: 'es2023',
    // The content security policy allows no `data:` scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
