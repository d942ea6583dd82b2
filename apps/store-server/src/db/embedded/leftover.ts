import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isAlive, isPostgres, postmasterFile, readPostmaster } from './postmaster.ts';
import type { Run } from './runAs.ts';

/**
 * Clears the way for a start: a killed store leaves its database running, and a killed machine leaves a
 * `postmaster.pid` whose number may belong to somebody else by now. A running left-over is stopped in an orderly way.
 * Throws when a living store still uses it.
 * @param graceMs how long another store's connections may take to vanish after it was killed
 */
export async function clearLeftover(
  directory: string,
  address: AddressOfPort,
  stop: Run,
  pgCtl: string,
  graceMs: number,
): Promise<void> {
  const noted = readPostmaster(directory);
  // PostgreSQL itself removes the note of a process that is dead.
  if (noted === undefined || !isAlive(noted.pid)) return;
  const { pid, port } = noted;
  if (!isPostgres(pid, directory)) {
    // The number went to somebody else. The file stays, without it: PostgreSQL uses the rest to see whether children
    // of the killed one still write.
    const file = postmasterFile(directory);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(NOBODY)));
    return;
  }
  await refuseIfUsed(address(port), directory, graceMs);
  await stop(pgCtl, ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '60']);
}

/** A process number beyond the greatest that Linux gives (2^22). */
const NOBODY = 4_194_305;

/** The database's address on a port. */
export type AddressOfPort = (port: number) => string;

async function refuseIfUsed(url: string, directory: string, graceMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return; // It is starting up or going down: nobody works with it.
  }
  try {
    for (const until = Date.now() + graceMs; ; await wait(100)) {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where application_name = 'in-store'",
      );
      if (rows[0]?.count === 0) return;
      if (Date.now() > until) throw new Error(`Another store is running on ${directory}. Stop it, or set DATA_DIR.`);
    }
  } finally {
    await client.end();
  }
}
