import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isAlive, isPostgres, postmasterFile, readPostmaster } from './postmaster.ts';
import type { Run } from './runAs.ts';

/**
 * Cleans up after a killed store: stops a database that still runs, and corrects a `postmaster.pid` whose process number
 * now belongs to another program.
 * @param graceMs how long the connections of a killed store may stay open
 * @throws Error when a running store uses the database, or when that cannot be found out
 */
export async function clearLeftover(
  directory: string,
  address: AddressOfPort,
  stop: Run,
  pgCtl: string,
  graceMs: number,
): Promise<void> {
  const postmaster = readPostmaster(directory);
  // PostgreSQL itself removes the file of a process that has ended.
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

/** The database is starting or stopping, so no store uses it: nothing listens, or it refuses connections (57P…). */
const NOT_IN_SERVICE = new Set(['ECONNREFUSED', '57P01', '57P02', '57P03']);

/** Resolves when no store uses the database; waits `graceMs` for connections to close. */
async function refuseIfUsed(url: string, directory: string, graceMs: number): Promise<void> {
  for (const until = Date.now() + graceMs; ; await wait(100)) {
    const connections = await countConnections(url);
    if (connections === 0) return;
    if (Date.now() < until) continue;
    if (typeof connections === 'number') {
      throw new Error(`Another store is running on ${directory}. Stop it, or set DATA_DIR.`);
    }
    throw new Error(
      `A database is running on ${directory}, and it is not known whether a store uses it: ${connections.message}. Stop it, or set DATA_DIR.`,
      { cause: connections },
    );
  }
}

/** How long the database may take to answer, ms: the machine may be busy. */
const ANSWER_MS = 10_000;

/** Counts the connections of stores, or returns the error that prevents it. */
async function countConnections(url: string): Promise<number | Error> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name = 'in-store'",
    );
    return rows[0]?.count ?? 0;
  } catch (error) {
    if (NOT_IN_SERVICE.has((error as { code?: string }).code ?? '')) return 0;
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => {});
  }
}
