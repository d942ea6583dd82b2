import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const store = process.env.STORE_URL ?? 'http://127.0.0.1:4100';

export default defineConfig({
  root: at('.'),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, semicolons: true, quoteStyle: 'single' }),
    react(),
    // The kit is consumed from its sources, so its styles are compiled here.
    vanillaExtractPlugin(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': store,
      '/oidc': store,
      '/graph': store,
      '/config.json': store,
      '/artwork': store,
      '/ws': { target: store, ws: true },
    },
  },
  build: {
    target: 'es2023',
    // The content security policy knows no `data:` scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { portal: at('index.html'), redirect: at('auth/redirect.html') } },
  },
});
