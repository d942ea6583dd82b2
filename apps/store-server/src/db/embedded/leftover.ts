import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
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
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return;
  // Line 1 is the process, line 4 the port (PostgreSQL, miscadmin.h).
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!isAlive(pid)) return; // PostgreSQL clears that up itself.
  if (!isPostgres(pid, directory)) {
    // The number went to somebody else. The file stays, without it: PostgreSQL uses the rest to see whether children
    // of the killed one still write.
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number, directory: string): boolean {
  // A zombie has no command line: it is dead, only nobody fetched its exit code.
  const commandLine = existsSync('/proc/self/cmdline')
    ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    : spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout;
  return commandLine.includes('postgres') && commandLine.includes(directory);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

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
