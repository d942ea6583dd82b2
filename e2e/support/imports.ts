import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { storeBarcode } from '../../apps/store-server/src/seed/barcodes.ts';
import type { RunningStore } from './store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Imports a CSV into a running store, as `pnpm store:import KIND FILE --apply` does. */
export async function importInto(
  { dataDir }: Pick<RunningStore, 'dataDir'>,
  kind: string,
  ...rows: readonly string[]
): Promise<void> {
  const file = join(dataDir, `${kind}.csv`);
  await writeFile(file, `${rows.join('\n')}\n`);
  const command = ['--import', 'tsx', 'scripts/import.ts', kind, file, '--apply'];
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });
}

/** Numbers of labels that no pair of the demo has. */
const UNUSED_LABELS = { from: 1_000_000, to: 9_000_000 };

/**
 * Gives the stockroom of Canal Street one more pair of a variant, for a journey that needs a free one: earlier journeys of
 * the same store may have taken the others. Returns its barcode.
 */
export async function addPair(store: Pick<RunningStore, 'dataDir'>, variantId: string): Promise<string> {
  const barcode = storeBarcode(randomInt(UNUSED_LABELS.from, UNUSED_LABELS.to));
  await importInto(store, 'stock', 'barcode,variant,location', `${barcode},${variantId},canal-street`);
  return barcode;
}
