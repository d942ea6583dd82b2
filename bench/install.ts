import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { installOutside } from '../packages/test/outside.ts';
import { pack, pnpm } from '../scripts/packages/pack.ts';
import { here } from './bundle.ts';

/**
 * Installs the libraries to compare with, which only the benchmark needs, and the kit as its users install it: packed,
 * unpacked, with its dependencies.
 */
export async function install(): Promise<void> {
  await pnpm(['install', '--frozen-lockfile'], here);
  await installKit();
}

/** Installs the kit alone: packed, unpacked, with its dependencies. */
export async function installKit(): Promise<void> {
  const outside = join(here, '.tmp');
  await rm(outside, { recursive: true, force: true });
  await mkdir(outside);
  await installOutside(outside, await pack(outside));
  const link = join(here, 'node_modules/@instore');
  await mkdir(join(here, 'node_modules'), { recursive: true });
  await rm(link, { recursive: true, force: true });
  await symlink(join(outside, 'node_modules/@instore'), link);
}
