import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chunkOf, chunksOf, closure, entryOf, sheetsOf } from '../../scripts/chunks.ts';
import { firstPages } from './firstPages.ts';

const source = (module: string) => fileURLToPath(new URL(`src/${module}`, import.meta.url));

/**
 * Writes a document for each area, e.g. `shoesize.html`: the portal's document, which also names the code of the area.
 * The browser requests that code with the entry, not after it. The store's server sends it for each path of the area.
 */
export const areaDocuments: Plugin = {
  name: 'area-documents',
  generateBundle: {
    // After Vite has written the document.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const chunks = chunksOf(Object.values(bundle));
      const present = closure(chunks, [entryOf(chunks, 'portal')]);
      for (const [path, modules] of Object.entries(firstPages)) {
        const wanted = closure(
          chunks,
          modules.map((module) => chunkOf(chunks, source(module))),
        );
        const missing = [...wanted].filter((file) => !present.has(file));
        if (missing.length === 0) continue;
        // After what the entry needs: a browser requests style sheets before scripts, and six files at once.
        const link = (kind: string, file: string) => `<link ${kind} crossorigin fetchpriority="low" href="/${file}">`;
        const links = [
          ...missing.map((file) => link('rel="modulepreload"', file)),
          ...[...sheetsOf(chunks, missing)].map((file) => link('rel="preload" as="style"', file)),
        ];
        this.emitFile({
          type: 'asset',
          fileName: `${path.slice(1)}.html`,
          source: String(page.source).replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
        });
      }
    },
  },
};
