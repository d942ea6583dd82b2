import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isAlive, isPostgres, postmasterFile, readPostmaster } from './postmaster.ts';
import type { Run } from './runAs.ts';

/**
 * Removes what a killed store leaves: a running database, which is stopped, or a `postmaster.pid` whose process number
 * may belong to another program by now.
 * @param graceMs how long the connections of a killed store may stay open
 * @throws Error when a running store uses the database
 */
export async function clearLeftover(
  directory: string,
  address: AddressOfPort,
  stop: Run,
  pgCtl: string,
  graceMs: number,
): Promise<void> {
  const postmaster = readPostmaster(directory);
  // PostgreSQL itself removes the file of a dead process.
  if (postmaster === undefined || !isAlive(postmaster.pid)) return;
  const { pid, port } = postmaster;
  if (!isPostgres(pid, directory)) {
    // Another program has the number. Only the number is replaced: PostgreSQL uses the rest of the file to find out
    // whether children of the killed database still write.
    const file = postmasterFile(directory);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(UNUSED_PID)));
    return;
  }
  await refuseIfUsed(address(port), directory, graceMs);
  await stop(pgCtl, ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '60']);
}

/** A process number above the largest of Linux (2^22). */
const UNUSED_PID = 4_194_305;

/** Builds the address of the database on a port. */
export type AddressOfPort = (port: number) => string;

async function refuseIfUsed(url: string, directory: string, graceMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return; // It is starting or stopping, so no store uses it.
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
