import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '../../src/db/embedded/binaries.ts';
import { chooseRunner } from '../../src/db/embedded/runAs.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { copyDatabaseFiles, makeDataDir } from './databaseFiles.ts';

/** A PostgreSQL that one test file has for itself, so that it may stop it. */
export interface OwnPostgres {
  url: string;
  /** `pg_ctl restart -m fast`: ends every connection; resolves when the database accepts new ones. */
  restart: () => Promise<void>;
  /** Its main process. */
  pid: () => Promise<number>;
  close: () => Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const home = await makeDataDir();
  await copyDatabaseFiles(home);
  const database = await startEmbedded(home);
  const { pgCtl, postgres } = await findBinaries();
  const { run } = chooseRunner([`${home}/.`, postgres]);
  const directory = join(home, 'postgres');
  return {
    url: database.url,
    restart: () =>
      run(pgCtl, ['restart', '-D', directory, '-m', 'fast', '-w', '-t', '60', '-l', join(directory, 'server.log')]),
    pid: async () => Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10),
    close: async () => {
      await database.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
