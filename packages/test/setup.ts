import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { archivesIn, pack, type PackageName } from '../../scripts/packages/pack.ts';
import { installOutside } from './outside.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of what would be published. */
    archives: Record<PackageName, string>;
    /** A project outside this workspace that has installed them. */
    outside: string;
    /** A file that appears when both are ready. It is empty, or says why they failed. */
    packed: string;
  }
}

/**
 * Packs once for all tests of this project. The unit tests run meanwhile: `untilPacked.ts` waits for the end, because
 * vitest runs no test before all setups have ended, one after the other.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-packages-'));
  const archives = await archivesIn(folder);
  const outside = join(folder, 'outside');
  const packed = join(folder, 'packed');
  const ended = pack(folder)
    .then(() => installOutside(outside, archives))
    .then(() => '', String)
    .then(async (failure) => {
      await writeFile(`${packed}.part`, failure);
      await rename(`${packed}.part`, packed);
    });
  provide('archives', archives);
  provide('outside', outside);
  provide('packed', packed);
  return async () => {
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
