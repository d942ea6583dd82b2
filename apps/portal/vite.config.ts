import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import { type Plugin, defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const brotli = promisify(brotliCompress);
const gzip = promisify<Buffer, object, Buffer>(gzipCallback);
const store = process.env.STORE_URL ?? 'http://127.0.0.1:4100';

/** What every page needs and no release of ours changes; one chunk compresses better than twenty. */
const vendor = {
  name: 'vendor',
  priority: 2,
  test: /node_modules\/\.pnpm\/(react@|react-dom@|scheduler|@tanstack\+(react-router|router-core|history|store|react-store)|valtio|proxy-compare|use-sync|valibot|openapi-fetch)|packages\/api\/|rolldown/,
};

/** What every page of an area shows at once. Its overlays (panels, dialogs) stay chunks of their own. */
const frame = {
  name: 'frame',
  priority: 1,
  test: /packages\/ui\/src\/((components|retail)\/(AppShell|Code|ConnectionIndicator|Count|DateText|EmptyState|ErrorBoundary|IconButton|NotificationBell\/NotificationBell\.|Skeleton|SizeFigure|SearchButton\/SearchButton\.|Stack|Inline|Stamp|Swatch|ImageWithFallback)|internal\/roving)|portal\/src\/(screens\/(shell\/(?!confirmDialog)|bell\/Bell|search\/Search\.)|wiring\/areaCommon|rules\/|state\/(mechanisms\/|stores))|lucide\/dist\/esm\/icons\/trash\./,
};

/** Small things that the stockroom's first page shares with what comes later elsewhere: one request, not one each. */
const tools = {
  name: 'tools',
  priority: 1,
  includeDependenciesRecursively: false,
  test: /packages\/ui\/src\/((components|retail)\/(ScanField\/(useScanner|scanBurst|normaliseBarcode)\.|SegmentedControl)|internal\/turnRadioKeys)|lucide\/dist\/esm\/icons\/search\./,
};

/** What the stockroom's list and its details share, its first page among it. */
const picking = {
  name: 'picking',
  priority: 0,
  includeDependenciesRecursively: false,
  test: /packages\/ui\/src\/((components|retail)\/(PickRow|PickDetail\/PickDetail\.|ScanField\/ScanField\.|FilterMenu\/FilterMenu\.))|portal\/src\/(wiring\/warehouse|state\/warehouse\/(?!dispatch)|screens\/warehouse\/(Pick|BarcodeField)|routes\/warehouse(\/index)?\.tsx\?tsr-split=component)|liveDot/,
};

/** What the sales floor shows at once, with its state and its first page. */
const floor = {
  name: 'floor',
  priority: 0,
  includeDependenciesRecursively: false,
  test: /packages\/ui\/src\/((components|retail)\/(BoxLabel|Barcode\/Barcode\.|RequestCard|RequestCart|Stepper|Tabs))|portal\/src\/(wiring\/shoesize|state\/requests\/|screens\/(requests\/|kiosk-requests\/KioskListener)|routes\/shoesize(\/index)?\.tsx\?tsr-split=component)|lucide\/dist\/esm\/icons\/(minus|plus|chevron-up)\./,
};

/**
 * Every route of the router carries its `Link`, 1.4 KB that nobody uses: links are the kit's. Whoever wants it after
 * all meets a module that does not have it.
 */
const noRouteLink: Plugin = {
  name: 'no-route-link',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') =>
    id === './link.js' && importer.endsWith('react-router/dist/esm/route.js') ? '\0no-route-link' : undefined,
  load: (id) => (id === '\0no-route-link' ? 'export const Link = undefined;' : undefined),
};

/**
 * The router's own last words, for a failure of what shows failures: a button there opens the error itself, in a style
 * of its own. The words are enough.
 */
const plainLastWords: Plugin = {
  name: 'plain-last-words',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/esm\/CatchBoundary\.js$/ },
    handler: (code) =>
      code.replace(
        /function ErrorComponent\([\s\S]*?\n\}\n/,
        "function ErrorComponent() {\n\treturn jsx('strong', { children: 'Something went wrong!' });\n}\n",
      ),
  },
};

/** Writes each text file a second time in brotli and gzip, which the store's server hands out as they are. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file));
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

/** The recipes' runtime carries object spread as it was written for browsers of 2015; ours have it themselves. */
const ownSpread: Plugin = {
  name: 'own-spread',
  transform: {
    filter: { id: /createRuntimeFn-\w+\.esm\.js$/ },
    handler: (code) =>
      code.replace(/function _objectSpread2\(e\) \{[\s\S]*?\n\}/, 'const _objectSpread2 = Object.assign;'),
  },
};

/**
 * React Aria asks, as its code is loaded, whether the browser's language is written as one, in a way that opens all the
 * tables of `Intl`: 100 ms of a slow phone. This way throws at the same texts and opens none.
 */
const plainLanguage: Plugin = {
  name: 'plain-language',
  transform: {
    filter: { id: /i18n\/useDefaultLocale\.\w+$/ },
    handler: (code) => code.replace('Intl.DateTimeFormat.supportedLocalesOf([', 'Intl.getCanonicalLocales(['),
  },
};

/**
 * It asks the same tables, on load and for each overlay, whether that language is written from the right. What English
 * in its own script is, the language alone tells; of any other the tables are asked.
 */
const plainDirection: Plugin = {
  name: 'plain-direction',
  transform: {
    filter: { id: /react-aria\/dist\/private\/i18n\/utils\.\w+$/ },
    handler: (code) =>
      code.replace('if (Intl.Locale) {', 'if (Intl.Locale && !/^en(-[A-Z]{2})?$/.test(localeString)) {'),
  },
};

/** The bridge page shows nothing, and a silent renewal loads it in a hidden frame: no sheet for it. */
const bareBridge: Plugin = {
  name: 'bare-bridge',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.endsWith('/auth/redirect.html') ? html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '') : html,
  },
};

/** The sign-in page is what a first visit shows: its code comes along with the entry's, not after it. */
const earlySignIn: Plugin = {
  name: 'early-sign-in',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path, bundle }) => {
      if (!path.endsWith('/index.html') || !bundle) return [];
      const page = Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.includes('/routes/index.tsx?tsr-split=component'),
      );
      if (page?.type !== 'chunk') return [];
      // With what it shares with another page, unless the head has it already.
      const files = [page.fileName, ...page.imports].filter((file) => !html.includes(file));
      return files.map((file) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      }));
    },
  },
};

export default defineConfig({
  root: at('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Not what shows a failure: that is to be there when the network is not, and each cost a request for 0.1 KB.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      semicolons: true,
      quoteStyle: 'single',
    }),
    react(),
    // The kit is consumed from its sources, so its styles are compiled here.
    vanillaExtractPlugin(),
    noRouteLink,
    plainLastWords,
    bareBridge,
    earlySignIn,
    ownSpread,
    plainLanguage,
    plainDirection,
    precompress,
  ],
  resolve: {
    alias: [
      // React 19 has the hook itself; the shim is for versions before 18.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
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
    // One sheet: split, the kit's layers would be declared in the order in which chunks happen to load.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The page's own are named in its head. A chunk's are in the groups above, there before it is asked for.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    manifest: true,
    rolldownOptions: {
      input: { portal: at('index.html'), redirect: at('auth/redirect.html') },
      // Class names stand where they are used, instead of in a variable each.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { comments: false, codeSplitting: { groups: [vendor, frame, tools, floor, picking] } },
    },
  },
});
