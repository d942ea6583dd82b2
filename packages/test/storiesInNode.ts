import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);
const source = join(root, 'packages/ui/src');

/** Takes the kit's modules from the built package in a `dist`, and from the workspace only stories and their data. */
const builtKit = (dist: string): Plugin => ({
  name: 'built-kit',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'storybook/test') return '\0storybook-test';
    if (!id.startsWith('.') || importer === undefined) return null;
    const path = join(dirname(importer), id);
    const built = join(dist, relative(source, path).replace(/\.tsx?$/, '.js'));
    return path.startsWith(source) && existsSync(built) ? built : null;
  },
  load: (id) =>
    id === '\0storybook-test'
      ? ['expect', 'fn', 'fireEvent', 'screen', 'userEvent', 'waitFor', 'within', 'spyOn', 'mocked']
          .map((name) => `export const ${name} = () => () => undefined;`)
          .join('\n')
      : null,
});

interface Program {
  /** A project with the installed package. */
  outside: string;
  /** Its code, which prints JSON; `modules` is the list of the stories files. */
  code: string;
}

/** Runs a program in plain Node.js with the stories of all components, drawn by the built package, and gives what it prints. */
export async function runWithStories<Printed>({ outside, code }: Program): Promise<Printed> {
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    /^(components|retail)\/.*\.stories\.tsx$/.test(file),
  );
  const paths = files.map((file) => join(source, file));
  const folder = join(outside, 'stories');
  const imports = paths.map((path, at) => `import * as stories${at} from ${JSON.stringify(path)};`);
  const modules = `const modules = [${paths.map((_, at) => `stories${at}`).join(', ')}];`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'stories.tsx'), [...imports, modules, code].join('\n'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [builtKit(join(outside, 'node_modules/@instore/ui/dist'))],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { ssr: 'stories.tsx', outDir: 'out' },
  });
  const order = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute(process.execPath, ['out/stories.js'], order);
  return JSON.parse(stdout) as Printed;
}
