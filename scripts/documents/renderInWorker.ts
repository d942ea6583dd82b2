import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { classNames } from '../classNames.ts';
import type { RenderedDocument } from './rendered.ts';

/**
 * Builds the module that renders the documents of an app for Node.js (Vite's SSR build), with the class names of the
 * browser's build, and runs it in a thread of its own: what the app keeps open ends with the thread.
 *
 * @param module path of the module, which exports `renderDocuments`
 * @param brand see {@link RenderDocuments}
 */
export async function renderInWorker(root: string, module: string, brand: string): Promise<RenderedDocument[]> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-documents-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      // Bundling for one thread, it warns about each `use client`.
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin({ identifiers: classNames })],
      ssr: { noExternal: true },
      build: {
        ssr: module,
        outDir: folder,
        target: 'es2023',
        rolldownOptions: { output: { entryFileNames: 'views.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const entry = pathToFileURL(join(folder, 'views.mjs')).href;
    return await run(`
      import { parentPort } from 'node:worker_threads';
      const { renderDocuments } = await import(${JSON.stringify(entry)});
      parentPort.postMessage(await renderDocuments(${JSON.stringify(brand)}));
    `);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(code: string): Promise<RenderedDocument[]> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  try {
    // Rejects if the thread throws.
    const [documents] = (await once(worker, 'message')) as [RenderedDocument[]];
    return documents;
  } finally {
    await worker.terminate();
  }
}
