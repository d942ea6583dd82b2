import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import readChangesets from '@changesets/read';
import { parse } from 'yaml';
import { root } from '../run.ts';
import { breaksOf } from './breaks.ts';
import type { ContractDocument } from './contractDocument.ts';
import { CONTRACT_PACKAGE, unnamedBreaks } from './unnamed.ts';

const api = join(root, 'packages/api');

/** The contract, and the copy of its last release. */
export const contractFiles = { now: join(api, 'openapi.yaml'), released: join(api, 'released.yaml') };

/** Resolves to true when a changeset names every breaking change since the release; prints the others. */
export async function breaksAreNamed(): Promise<boolean> {
  const [now, released] = await Promise.all([read(contractFiles.now), read(contractFiles.released)]);
  const { version } = JSON.parse(await readFile(join(api, 'package.json'), 'utf8')) as { version: string };
  const left = unnamedBreaks(breaksOf(released, now), await readChangesets(root), version);
  if (left.length === 0) return true;
  for (const { operationId, what } of left) console.error(`${operationId}: ${what}`);
  console.error(
    `These changes of the contract break callers of ${CONTRACT_PACKAGE} ${version}. If they are intended, run ` +
      '"pnpm changeset": choose a version that may break callers and name these operations in the text.',
  );
  return false;
}

const read = async (file: string): Promise<ContractDocument> =>
  parse(await readFile(file, 'utf8'), { maxAliasCount: -1 }) as ContractDocument;
