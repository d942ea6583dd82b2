import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack, type PackageName } from '../../scripts/packages/pack.ts';
import { installOutside } from './outside.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of what would be published. */
    archives: Record<PackageName, string>;
    /** A project outside this workspace that has installed them. */
    outside: string;
  }
}

/** Packs once for all tests of this project. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-packages-'));
  const archives = await pack(folder);
  const outside = join(folder, 'outside');
  await installOutside(outside, archives);
  provide('archives', archives);
  provide('outside', outside);
  return () => rm(folder, { recursive: true, force: true });
}
