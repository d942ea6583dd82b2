import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';
import { appConfig, appPlugins } from '../../scripts/vitePlugins.ts';
import { chunkOf, closure, entryOf } from '../../scripts/chunks.ts';
import { documents } from '../../scripts/documents/documents.ts';
import { firstPages } from './firstPages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Chunks follow routes and folders, because fifty small files delay a slow network more than a few larger ones. A browser
 * requests six files of one origin at once (HTTP/1.1): an area opens with two chunks, the icon and three calls. Each group
 * includes what its modules import statically; groups with a higher priority come first.
 */
const groups = [
  // What the entry imports, with libraries apart: they change less often. The redirect bridge is a page of its own.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules\/(?!.*@azure)|rolldown\/runtime/, priority: 4 },
  {
    name: 'portal',
    tags: ['$initial' as const],
    test: /packages\/(ui|api|browser)\/src\/|apps\/portal\/(index\.html|src\/(?!session\/redirectBridge))/,
    priority: 3,
  },
  // What both areas show at once: their frame, windowed lists, the kit's parts of a row, and all icons.
  {
    name: 'shell',
    // Questions, the confirm dialog and histories are loaded on demand; devices, filters and tables with their pages.
    test: new RegExp(
      [
        String.raw`portal/src/(shell/screens|shared/(?!texts|devices|filters|tables|address/(rowsAfter|inventorySearch)|lines/(lineMessages|nudgeTimes)|lists/groupedBy|kept/(keptConfig|keptListCode|keptProduct|readKeptList|withoutPeople)|connection/connection\.|format/(days|binLocation|sizeName)|units/(lastSeen|placeText|obstacleOf|unit)|writes/orderedWriter|components/(confirmDialog|LineMessages|Loaded|Maintained|useIsOnline|useLastSeen|usePictureUrl|\w*Question|[Uu]nit))|app/(areaCommon|openPrinters))`,
        String.raw`ui/src/components/(Code|Count|EmptyState|ImageWithFallback|Inline|List|RelativeTime|SegmentedControl|Stamp|Swatch)/`,
        String.raw`ui/src/(components/ScanField/|retail/(PickRow|SizeFigure|Ticket)/|internal/(Language|roving|reset\.))`,
        String.raw`node_modules/(@tanstack/(react-virtual|virtual-core)|lucide)/`,
      ].join('|'),
    ),
    priority: 2,
  },
  { name: 'shoesize', test: /portal\/src\/(routes\/shoesize(\/index)?\.tsx\?|app\/shoesize)/ },
  { name: 'warehouse', test: /portal\/src\/(routes\/warehouse(\/index)?\.tsx\?|app\/warehouse)/ },
];

/** Removes the style sheet from the bridge page, which a silent renewal loads in a hidden frame. */
const bareBridge: Plugin = {
  name: 'bare-bridge',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.endsWith('/auth/redirect.html') ? html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '') : html,
  },
};

export default defineConfig({
  ...appConfig,
  root: at('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Only components: error pages must be there when the network is not.
        defaultBehavior: [['component']],
        // The sign-in page comes with the entry: a browser fetches six files at once, a seventh waits a round trip.
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
      },
      semicolons: true,
      quoteStyle: 'single',
    }),
    bareBridge,
    documents({
      root: at('.'),
      views: 'src/documents/views.tsx',
      early: 'src/documents/early.ts',
      chunksFor: (chunks, path) =>
        closure(chunks, [
          entryOf(chunks, 'portal'),
          ...(firstPages[path as keyof typeof firstPages] ?? []).map((module) => chunkOf(chunks, at(`src/${module}`))),
        ]),
      withoutScripts: 'The in-store portal needs JavaScript: allow it for this address in the settings of the browser.',
    }),
    appPlugins({ name: 'In-store portal', scope: '/', display: 'standalone', worker: 'src/worker' }),
  ],
  build: {
    ...appConfig.build,
    rolldownOptions: {
      input: { portal: at('index.html'), redirect: at('auth/redirect.html') },
      // Writes class names where they are used instead of into variables.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { comments: false, codeSplitting: { groups } },
    },
  },
});
