import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classNames } from './classNames.ts';
import { isWritten } from './isWritten.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify<Buffer, object, Buffer>(gzipCallback);

/** Writes each file that shrinks in brotli and gzip, too; the store's server sends these files as they are. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|wasm)$/.test(file));
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(join(dir, file));
        await Promise.all([
          writeFile(join(dir, `${file}.br`), await brotli(text)),
          writeFile(join(dir, `${file}.gz`), await gzip(text, { level: 9 })),
        ]);
      }),
    );
  },
};

interface Installable {
  /** Below the icon of the installed app. */
  name: string;
  /** The path of the app: `/` or `/kiosk/`. */
  scope: '/' | `/${string}/`;
  display: 'fullscreen' | 'standalone';
  /** The folder of `sw.ts`, the app's own worker; without it a worker is written that only keeps files. */
  worker?: string;
}

/** The files that a service worker keeps. */
const kept = {
  globPatterns: ['{*.html,favicon.svg}', 'assets/**/*.{js,css,wasm}', 'assets/*-latin-w*.woff2'],
  // What a hash names never changes.
  dontCacheBustURLsMatching: /\/assets\//,
};

/** Builds `sw.ts` of a folder, into one file: the policy of a worker forbids it to import another script. */
const ownWorker = (srcDir: string) => ({
  strategies: 'injectManifest' as const,
  srcDir,
  filename: 'sw.ts',
  injectManifest: { ...kept, target: 'es2023', rollupFormat: 'iife' as const, sourcemap: false },
});

/**
 * Makes an app installable: a manifest, and a service worker that keeps the app's own files, and nothing else. It answers
 * navigations below `scope` but not the paths of other apps, of services and of the sign-in. It calls no API, so no
 * personal data is cached. A new version waits until the app tells it to take over.
 */
const installable = ({ name, scope, display, worker }: Installable): Plugin[] =>
  VitePWA({
    registerType: 'prompt',
    // The app registers it itself: the content security policy allows one named Trusted Types policy.
    injectRegister: false,
    ...(worker === undefined ? { filename: 'sw.js' } : ownWorker(worker)),
    manifestFilename: 'manifest.webmanifest',
    includeManifestIcons: false,
    manifest: {
      name,
      short_name: name,
      id: scope,
      scope,
      start_url: scope,
      display,
      background_color: '#f4f2ec',
      theme_color: '#f4f2ec',
      icons: [
        { src: `${scope}icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${scope}icon-512.png`, sizes: '512x512', type: 'image/png' },
        { src: `${scope}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      ...kept,
      // The document of an area is that of its address with a search, too.
      ignoreURLParametersMatching: [/./],
      navigateFallback: `${scope}index.html`,
      navigateFallbackAllowlist: [new RegExp(`^${scope}`)],
      // One file: the policy of a worker forbids it to import another script.
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      sourcemap: false,
    },
  }).map((plugin) => (plugin.apply === 'build' ? { ...plugin, apply: isWritten } : plugin));

/** The plugins that both apps share. The apps import the kit's sources, so its styles are compiled with theirs. */
export const appPlugins = (app: Installable): PluginOption[] => [
  react(),
  vanillaExtractPlugin({ identifiers: classNames }),
  precompress,
  installable(app),
];

/** Where the running store answers, for the development server. */
const store = process.env['STORE_URL'] ?? 'http://127.0.0.1:4100';

/** The settings that both apps share: what the development server passes to the store, and the build. */
export const appConfig = {
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(['/api', '/oidc', '/graph', '/config.json', '/artwork'].map((path) => [path, store])),
      '/ws': { target: store, ws: true },
    },
  },
  build: {
    target: 'es2023',
    // The content security policy allows no `data:` scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;
