import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { kitExports } from '../../scripts/kitDocs/copied/names.ts';
import { writeExamples } from '../../scripts/kitDocs/copied/writeExamples.ts';
import { publicExports } from '../../scripts/packages/entries.ts';
import { root } from '../../scripts/run.ts';

/** Adds to each story the code that a reader can copy. Tests of stories show no docs pages and need none. */
export function examples(): Plugin {
  const index = join(root, 'packages/ui/src/index.ts');
  const kit = kitExports(publicExports(readFileSync(index, 'utf8')));
  return {
    name: 'examples',
    // Before types are removed: the copied code has them.
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.stories.tsx') ? { code: code + writeExamples(code, kit), map: null } : null,
  };
}
