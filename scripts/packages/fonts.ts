import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A style sheet without imports of packages, and the files that it names. */
export interface Fonts {
  css: string;
  /** Contents by path from the style sheet. */
  files: Map<string, Uint8Array>;
}

const IMPORT = /@import '([^']+)';/g;
const FILE = /url\(\.\/files\/([^)]+)\)/g;

/**
 * Copies the typefaces that a style sheet imports from `@fontsource-variable/*`, so that the sheet also works with a plain
 * `<link>`. Their licences (SIL OFL 1.1) are copied too.
 *
 * @param path the style sheet
 */
export async function ownFonts(path: string): Promise<Fonts> {
  const require = createRequire(path);
  const files = new Map<string, Uint8Array>();
  const sheet = (await readFile(path, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
  const faces: string[] = [];
  for (const [, specifier = ''] of sheet.matchAll(IMPORT)) {
    const source = require.resolve(specifier);
    const folder = dirname(source);
    const css = await readFile(source, 'utf8');
    faces.push(css.replaceAll(FILE, 'url(./fonts/$1)').trim());
    for (const [, file = ''] of css.matchAll(FILE)) {
      files.set(`fonts/${file}`, await readFile(join(folder, 'files', file)));
    }
    files.set(`fonts/LICENSE-${basename(folder)}.txt`, await readFile(join(folder, 'LICENSE')));
  }
  return { css: [...faces, sheet.replaceAll(IMPORT, '').trim()].filter(Boolean).join('\n') + '\n', files };
}
