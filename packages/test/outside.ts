import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { PackageName } from '../../scripts/packages/pack.ts';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);

/**
 * A project outside this workspace with the packages installed as their users get them. What they depend on is linked
 * from the workspace instead of fetched, so that no registry is needed.
 */
export async function installOutside(folder: string, archives: Record<PackageName, string>): Promise<void> {
  const modules = join(folder, 'node_modules');
  const linked = new Map([
    ['react', 'packages/ui'],
    ['react-dom', 'packages/ui'],
    ['@types/react', '.'],
    ['@types/react-dom', '.'],
  ]);
  for (const [name, archive] of Object.entries(archives)) {
    const target = join(modules, '@instore', name);
    await mkdir(target, { recursive: true });
    await execute('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
    const manifest = await readManifest(target);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      if (!dependency.startsWith('@instore/')) linked.set(dependency, `packages/${name}`);
    }
  }
  for (const [name, from] of linked) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(await realpath(join(root, from, 'node_modules', name)), join(modules, name));
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }');
}

export interface Manifest {
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The entry points of the installed kit that its manifest names by patterns: components and translations. */
export async function entryPoints(installed: string): Promise<string[]> {
  const modulesIn = async (folder: string) =>
    (await readdir(join(installed, 'dist', folder)))
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace('.js', ''));
  const translations = await modulesIn('messages');
  return [...(await modulesIn('entries')), ...translations.map((name) => `messages/${name}`)];
}

/** What a host's bundler made of an app. */
export interface Built {
  /** Modules of the kit that are loaded at once, from its `dist`. */
  first: string[];
  /** Modules of the kit that are loaded on demand. */
  later: string[];
  css: string;
  /** The code that is loaded at once. */
  code: string;
  /** Names of all files. */
  files: string[];
}

/** Builds an app of one file with Vite as it comes: no plugin, no setting. */
export async function buildApp(folder: string, name: string, code: string): Promise<Built> {
  const app = join(folder, name);
  await mkdir(app, { recursive: true });
  await writeFile(join(app, 'index.html'), '<div id="app"></div><script type="module" src="./main.tsx"></script>');
  await writeFile(join(app, 'main.tsx'), code);
  const config: InlineConfig = { root: app, configFile: false, logLevel: 'silent' };
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const ofKit = (isFirst: boolean) =>
    chunks
      .filter((chunk) => chunk.isEntry === isFirst)
      .flatMap((chunk) => Object.keys(chunk.modules))
      .flatMap((id) => id.split('/@instore/ui/dist/')[1] ?? [])
      .filter((id) => id.endsWith('.js'))
      .toSorted();
  return {
    first: ofKit(true),
    later: ofKit(false),
    css: output
      .map((file) => (file.fileName.endsWith('.css') && file.type === 'asset' ? String(file.source) : ''))
      .join(''),
    code: chunks.map((chunk) => (chunk.isEntry ? chunk.code : '')).join(''),
    files: output.map((file) => file.fileName),
  };
}

/** Builds a module for Node and runs it there, where no document is. @returns what it wrote */
export async function runOnServer(folder: string, name: string, code: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const source = join(folder, `${name}.tsx`);
  await writeFile(source, code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Node cannot import styles: the kit goes through the bundler, as Vite's own guide says.
    ssr: { noExternal: ['@instore/ui'] },
    build: { ssr: source, outDir: `${name}-server` },
  });
  const { stdout } = await execute(process.execPath, [join(folder, `${name}-server`, `${name}.js`)], { cwd: folder });
  return stdout;
}
