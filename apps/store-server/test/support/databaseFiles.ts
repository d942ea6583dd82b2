import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { findBinaries } from '../../src/db/embedded/binaries.ts';
import { prepareFiles, readOrCreatePassword } from '../../src/db/embedded/files.ts';
import { chooseRunner } from '../../src/db/embedded/runAs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the files of an empty PostgreSQL that has never run. */
    databaseFiles: string;
  }
}

/** A new data directory that the user of the database can enter: root starts it as another user. */
export async function makeDataDir(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'store-tests-'));
  await chmod(home, 0o755);
  return home;
}

/** Creates the files that the test run copies: `initdb` takes longer than a copy. @returns their data directory */
export async function createDatabaseFiles(): Promise<string> {
  const home = await makeDataDir();
  const { initdb, postgres } = await findBinaries();
  const runner = chooseRunner([`${home}/.`, postgres]);
  await prepareFiles(join(home, 'postgres'), initdb, readOrCreatePassword(home), runner);
  return home;
}

/** Copies the files into a data directory. The first start of a database on them is a second start of the store. */
export async function copyDatabaseFiles(dataDir: string, from = inject('databaseFiles')): Promise<void> {
  // With modes and owners: PostgreSQL refuses files that others may read. The directory itself keeps its own.
  await promisify(execFile)('cp', ['-Rp', join(from, 'postgres'), join(from, 'postgres-password'), dataDir]);
}
