import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);

/**
 * The errors of TypeScript for these files in the project outside.
 *
 * @param name a folder for the files; their own names may have folders
 */
export async function complaintsOf(
  outside: string,
  name: string,
  files: Record<string, string>,
  resolution: string,
): Promise<string> {
  const app = join(outside, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, file)), { recursive: true });
    await writeFile(join(app, file), text);
  }
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    strict: true,
    types: [],
    noEmit: true,
  };
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  return execute(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: app }).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}
