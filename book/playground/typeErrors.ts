import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicExports } from '../../scripts/packages/entries.ts';
import { root } from '../../scripts/run.ts';

const index = join(root, 'packages/ui/src/index.ts');

/** The entry point of each value that the kit exports. */
export const entryOfNames = (): Record<string, string> =>
  Object.fromEntries(
    publicExports(readFileSync(index, 'utf8')).flatMap(({ entry, namespace, values }) =>
      (namespace === undefined ? values : [namespace]).map((name) => [name, entry]),
    ),
  );

/** What the compiler says of modules that import the kit's entry points: each of them is the kit's index here. */
export async function typeErrors(modules: readonly string[]): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'copied-'));
  try {
    await Promise.all(modules.map((text, at) => writeFile(join(folder, `copied${at}.tsx`), text)));
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: true, paths: { '@instore/ui/*': [index] } },
      include: ['*.tsx', join(root, 'packages/ui/src/components/Barcode/jsbarcode.d.ts')],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
