import { basename } from 'node:path';

/**
 * Folders of PostgreSQL whose content belongs to the running server (manual, "Making a base backup using the low level
 * API"). The needed part of `pg_wal` is copied at the end.
 */
export const WITHOUT_CONTENT: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

/** Files that the next start writes again, and the log of the server. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'current_logfiles', 'backup_label']);

/** Whether a file or folder is left out of a backup. `pgsql_tmp…` are temporary files of queries. */
export function isLeftOut(path: string): boolean {
  const name = basename(path);
  return LEFT_OUT.has(path) || name.startsWith('pgsql_tmp') || name === 'pg_internal.init';
}
