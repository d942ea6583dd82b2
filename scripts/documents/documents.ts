import { join } from 'node:path';
import { type Plugin, type Rolldown, build } from 'vite';
import { type Chunks, chunksOf, sheetsOf } from '../chunks.ts';
import { isWritten } from '../isWritten.ts';
import { criticalStyles } from './criticalStyles.ts';
import type { RenderedDocument, View } from './rendered.ts';
import { renderInWorker } from './renderInWorker.ts';

export interface DocumentsOptions {
  /** The folder of the app. */
  root: string;
  /** The module that exports `renderDocuments`, and the script that runs before the first paint; below the root. */
  views: string;
  early: string;
  /** The chunks that a document needs at once, e.g. those of an area. */
  chunksFor: (chunks: Chunks, path: string) => Iterable<string>;
  /** What the document says where scripts are turned off. */
  withoutScripts: string;
}

/** Stands for the name of the brand until the store writes it, or the host sends the document as it was built. */
const BRAND = '{{brand}}';
const DEFAULT_BRAND = 'the product';

/**
 * Writes the documents of an app: what each one shows until the app has started is rendered from the app's own
 * components, with the styles that this needs. The development server shows an empty page instead.
 */
export function documents(options: DocumentsOptions): Plugin[] {
  const { root, early, views } = options;
  return [
    {
      name: 'early-script',
      apply: 'serve',
      transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${early}` }, injectTo: 'head' }],
    },
    {
      name: 'documents',
      apply: isWritten,
      generateBundle: {
        // After Vite has written the document.
        order: 'post',
        async handler(_options, bundle) {
          const built = bundle['index.html'];
          if (built?.type !== 'asset') return;
          const [script, rendered] = await Promise.all([bundleScript(root, early), renderInWorker(root, views, BRAND)]);
          const chunks = chunksOf(Object.values(bundle));
          const page = String(built.source);
          delete bundle['index.html'];
          for (const document of rendered) {
            const wanted = new Set(options.chunksFor(chunks, document.path));
            const sheets = [...sheetsOf(chunks, wanted)].map((file) => sourceOf(bundle[file]));
            const source = fill(linked(page, chunks, wanted), document, { script, sheets, ...options });
            this.emitFile({ type: 'asset', fileName: document.file, source });
          }
        },
      },
    },
  ];
}

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : '';

/** Adds the links of chunks that a document needs beside the entry. */
function linked(page: string, chunks: Chunks, wanted: ReadonlySet<string>): string {
  const missing = (files: Iterable<string>) => [...files].filter((file) => !page.includes(`/${file}"`));
  const base = /(?:src|href)="([^"]*)assets\//.exec(page)?.[1] ?? '/';
  // After what the entry needs: a browser requests style sheets before scripts, and six files at once.
  const link = (kind: string, file: string) => `<link ${kind} crossorigin fetchpriority="low" href="${base}${file}">`;
  const links = [
    ...missing(wanted).map((file) => link('rel="modulepreload"', file)),
    ...missing(sheetsOf(chunks, wanted)).map((file) => link('rel="preload" as="style"', file)),
  ];
  return page.replace('</head>', () => `${links.map((each) => `  ${each}\n  `).join('')}</head>`);
}

/** Puts styles, script and views into a page. */
function fill(
  page: string,
  { path, views, styles }: RenderedDocument,
  { script, sheets, withoutScripts }: Pick<DocumentsOptions, 'withoutScripts'> & { script: string; sheets: string[] },
): string {
  const inline = new Map<string, string>();
  const [shown, ...others] = views.map((view) => framed(view, inline));
  const htmlOf = [shown, ...others].map((view) => view?.html ?? '');
  const own = [...inline].map(([text, name]) => `[data-style="${name}"]{${text}}`).join('');
  // Until the script after the views has run, another view than the one in the page may be wanted.
  const style = `${criticalStyles(sheets, htmlOf)}${own}${styles}[data-view] #root{visibility:hidden}[data-first-view]{display:contents}`;
  // Below the page: a browser paints what comes before a style sheet without waiting for it.
  const links = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const body = [
    `<noscript>${withoutScripts}</noscript>`,
    `<div id="root">${shown?.html}</div>`,
    ...others.map(
      ({ name, locale, html }) =>
        `<template data-view="${name}" lang="${new Intl.Locale(locale).baseName}" dir="${directionOf(locale)}">${html}</template>`,
    ),
    '<script>showFirstView()</script>',
    ...links,
  ];
  return (
    links
      .reduce((text, link) => text.replace(link, ''), page)
      .replace('<html', `<html data-page="${path}"`)
      .replace('</title>', () => `</title>\n    <style>${style}</style>`)
      // After the configuration, which it reads.
      .replace('</head>', () => `<script>${script}</script>\n  </head>`)
      .replace(/<body>.*<\/body>/s, () => `<body>\n    ${body.join('\n    ')}\n  </body>`)
  );
}

/**
 * A view in an element of its own, which its styles name. The content security policy allows no attribute `style`: each
 * becomes a rule.
 *
 * @param inline receives the styles, with the name of each
 */
function framed(view: View, inline: Map<string, string>): View {
  const html = view.html
    .replaceAll(BRAND, `<!--brand-->${DEFAULT_BRAND}<!--/brand-->`)
    .replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
      const style = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      const name = inline.get(style) ?? String(inline.size);
      inline.set(style, name);
      return ` data-style="${name}"`;
    });
  return { ...view, html: `<div data-first-view>${html}</div>` };
}

/** Node.js 20 has the getter, later versions the method. */
function directionOf(tag: string): string {
  const locale = new Intl.Locale(tag) as Intl.Locale & Record<'textInfo' | 'getTextInfo', unknown>;
  const info = typeof locale.getTextInfo === 'function' ? locale.getTextInfo() : locale.textInfo;
  return (info as { direction: string }).direction;
}

/** Bundles a script for a `<script>` element. */
async function bundleScript(root: string, file: string): Promise<string> {
  const [built] = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, file), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code.trim();
}
