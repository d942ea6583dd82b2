import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.ts';

const execute = promisify(execFile);

/** The packages that other projects may install. */
export const packages = ['ui', 'api', 'realtime'] as const;

export type PackageName = (typeof packages)[number];

/**
 * Builds the packages and creates the archives that would be published.
 *
 * @param folder where the archives go
 * @returns their paths
 * @throws with the output of the build when it fails
 */
export async function pack(folder: string): Promise<Record<PackageName, string>> {
  const archives = await archivesIn(folder);
  try {
    await pnpm(['--filter', './packages/*', 'pack', '--pack-destination', folder], root);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The packages could not be packed.\n${stdout}\n${stderr}`, { cause: error });
  }
  return archives;
}

/** The paths of the archives that `pack` creates in a folder. */
export async function archivesIn(folder: string): Promise<Record<PackageName, string>> {
  const archive = async (name: PackageName) => {
    const manifest = await readFile(join(root, 'packages', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return join(folder, `instore-${name}-${version}.tgz`);
  };
  return { ui: await archive('ui'), api: await archive('api'), realtime: await archive('realtime') };
}

/**
 * Runs pnpm, in the version of the README. It is downloaded only if it has never run on this machine.
 *
 * @throws with its output when it fails
 */
export async function pnpm(order: readonly string[], cwd: string): Promise<void> {
  const [command, args] = (await isThere('pnpm'))
    ? ['pnpm', order]
    : ['npx', ['--yes', '--prefer-offline', 'pnpm@12', ...order]];
  await execute(command, args, {
    cwd,
    env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' },
    maxBuffer: 64 * 1024 * 1024,
  });
}

const isThere = (command: string): Promise<boolean> =>
  execute(command, ['--version'], { cwd: root }).then(
    () => true,
    () => false,
  );
