import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import readChangesets from '@changesets/read';
import { root } from '../run.ts';
import { nextVersions } from './nextVersion.ts';
import { pack, type PackageName, packages } from './pack.ts';

/**
 * `pnpm kit:pack <folder>` packs the three packages as they are now, under the version of the next release with `-next`.
 * The manifests of the repository keep the version of the last release: `pnpm release:version` changes those.
 */

const execute = promisify(execFile);

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder for the archives: pnpm kit:pack <folder>');
const folder = resolve(process.env['INIT_CWD'] ?? '.', target);

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const read = async (path: string): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8')) as Manifest;

/** The versions of the next release, by package. */
async function versionsNow(): Promise<Record<PackageName, string>> {
  const released = await Promise.all(
    packages.map(async (name) => [name, (await read(join(root, 'packages', name, 'package.json'))).version] as const),
  );
  const changesets = await readChangesets(root);
  const { stdout } = await execute('git', ['rev-list', '--count', 'HEAD'], { cwd: root });
  return nextVersions(Object.fromEntries(released) as Record<PackageName, string>, changesets, Number(stdout));
}

/** Packs the content of an archive again under another version. @returns the path of the new archive */
async function rename(archive: string, name: PackageName, versions: Record<PackageName, string>): Promise<string> {
  const unpacked = await mkdtemp(join(tmpdir(), 'instore-next-'));
  try {
    await execute('tar', ['-xzf', archive, '-C', unpacked]);
    const path = join(unpacked, 'package/package.json');
    const manifest = await read(path);
    const { dependencies } = manifest;
    for (const other of packages) {
      if (dependencies?.[`@instore/${other}`]) dependencies[`@instore/${other}`] = versions[other];
    }
    await writeFile(path, `${JSON.stringify({ ...manifest, version: versions[name] }, null, 2)}\n`);
    const renamed = join(folder, `instore-${name}-${versions[name]}.tgz`);
    await execute('tar', ['-czf', renamed, '-C', unpacked, 'package']);
    return renamed;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

const versions = await versionsNow();
await mkdir(folder, { recursive: true });
const released = await mkdtemp(join(tmpdir(), 'instore-packed-'));
try {
  const archives = await pack(released);
  for (const name of packages) console.log(await rename(archives[name], name, versions));
} finally {
  await rm(released, { recursive: true, force: true });
}
