import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const SPECIFIER = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g;
const STYLE_IMPORT = /^import '[^']*\.css(\.ts)?';\n/gm;

/**
 * Makes what `tsc` declared fit for a package. It keeps `.ts` in the specifiers of declarations, and side-effect
 * imports of styles, which have none; and it declares modules that no public type mentions, here with the types of a
 * build tool. Those go.
 *
 * @param dist the folder with the declarations
 * @param starts public declarations, from that folder
 */
export async function finishDeclarations(dist: string, starts: readonly string[]): Promise<void> {
  const reached = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (reached.has(path)) return;
    reached.add(path);
    const text = (await readFile(path, 'utf8'))
      .replaceAll(STYLE_IMPORT, '')
      .replaceAll(SPECIFIER, (_, before: string, quote: string, from: string) => {
        return `${before}${quote}${from.replace(/\.tsx?$/, '.js')}${quote}`;
      });
    await writeFile(path, text);
    for (const [, , , from = ''] of text.matchAll(SPECIFIER)) {
      await visit(resolve(dirname(path), from.replace(/\.js$/, '.d.ts')));
    }
  };
  for (const start of starts) await visit(resolve(dist, start));

  for (const file of await readdir(dist, { recursive: true })) {
    const path = join(dist, file);
    if (file.endsWith('.d.ts') && !reached.has(path)) await rm(path);
  }
}
