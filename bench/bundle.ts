import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The folder of the benchmark, and of what it has installed. */
export const here = import.meta.dirname;

/** An app in one piece: what it loads on demand is within. */
export interface Bundle {
  code: string;
  css: string;
}

/** Left out where a page has React anyway. */
export const REACT = /^react(-dom)?($|\/)/;

/**
 * Bundles one of `apps` for production, as Vite does it without a setting of its own.
 *
 * @param isWhole with React; else React is left out, as in a page that has it anyway
 */
export async function bundle(app: string, isWhole: boolean): Promise<Bundle> {
  const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    // The kit's own lies beside it, linked; there is one React for all.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      cssCodeSplit: false,
      // Fonts and pictures stay files.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(here, 'apps', app),
        external: isWhole ? [] : REACT,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return {
    code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    css: output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
      .join(''),
  };
}

/** Bytes over the wire, script and style sheet apart as a page fetches them. */
export function gzipped({ code, css }: Bundle): number {
  return [code, css].reduce((sum, part) => sum + (part === '' ? 0 : gzipSync(part, { level: 9 }).length), 0);
}
