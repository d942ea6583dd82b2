import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { create } from 'tar';
import { SetupError } from '../../base/startErrors.ts';
import { isLeftOut, WITHOUT_CONTENT } from './files.ts';
import { KEPT_FILES, type Manifest, MANIFEST } from './manifest.ts';

/** What a backup is made of. */
export interface BackupOptions {
  /** The address of the embedded database, which runs. */
  url: string;
  /** Its DATA_DIR. */
  dataDir: string;
  /** The archive, a .tar.gz. It must not exist. */
  target: string;
}

/**
 * Makes a backup of the embedded database while it runs, with PostgreSQL's own procedure for a base backup (manual,
 * "Making a base backup using the low level API"): between its start and stop the files may be copied in any state, and
 * the write-ahead log of that time makes them consistent. Requests are not delayed. The programs for this
 * (`pg_basebackup`, `pg_dump`) are not part of the package with PostgreSQL.
 * @throws SetupError when the target exists
 */
export async function backUp({ url, dataDir, target }: BackupOptions): Promise<Manifest> {
  const file = resolve(target);
  await refuseIfThere(file);
  // Made in a folder that only its owner enters, because it contains keys and people, and renamed when it is complete.
  const work = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    const content = join(work, 'content');
    const manifest = await copyDatabase(url, join(resolve(dataDir), 'postgres'), join(content, 'postgres'));
    for (const name of KEPT_FILES) await copyIfThere(join(dataDir, name), join(content, name));
    await writeFile(join(content, MANIFEST), JSON.stringify(manifest));
    const archive = join(work, 'archive.tar.gz');
    await create({ gzip: true, file: archive, cwd: content }, ['.']);
    await chmod(archive, 0o600);
    await rename(archive, file);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function refuseIfThere(file: string): Promise<void> {
  const names = await readdir(dirname(file)).catch((cause: unknown) => {
    throw new SetupError(`The directory ${dirname(file)} cannot be read.`, { cause });
  });
  if (names.includes(basename(file))) throw new SetupError(`${file} exists already. Choose another name.`);
}

/** Copies the files of a database that runs. The session must stay open from start to stop. */
async function copyDatabase(url: string, from: string, to: string): Promise<Manifest> {
  const client = new Client({ connectionString: url, application_name: 'in-store backup' });
  await client.connect();
  try {
    // The slot keeps the write-ahead log until the session ends.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`backup_${process.pid}`]);
    const started = await client.query<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('in-store', true)) as first`,
    );
    await copyFiles(from, to);
    const stopped = await client.query<{ last: string; label: string; version: string }>(
      `select pg_walfile_name(lsn) as last, labelfile as label, current_setting('server_version') as version
       from pg_backup_stop(false)`,
    );
    const [{ first }, { last, label, version }] = [started.rows[0]!, stopped.rows[0]!];
    await writeFile(join(to, 'backup_label'), label);
    await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), first, last);
    return { format: 1, postgres: version, takenAt: new Date().toISOString() };
  } finally {
    await client.end();
  }
}

/** Copies a folder with what is below it; `global/pg_control` comes last, as `pg_basebackup` does it. */
async function copyFiles(from: string, to: string, path = ''): Promise<void> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  if (WITHOUT_CONTENT.has(path)) return;
  const entries = await readdir(join(from, path), { withFileTypes: true });
  for (const entry of entries) {
    const inner = join(path, entry.name);
    if (isLeftOut(inner)) continue;
    if (entry.isDirectory()) await copyFiles(from, to, inner);
    else if (inner !== CONTROL) await copyIfThere(join(from, inner), join(to, inner));
  }
  if (path === '') await copyFile(join(from, CONTROL), join(to, CONTROL));
}

const CONTROL = join('global', 'pg_control');

/** Copies the files of the write-ahead log from the first to the last that the backup needs. */
async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  // The last 16 digits count up; the first 8 are the timeline, which does not change while the database runs.
  const names = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  for (const name of names) await copyFile(join(from, name), join(to, name));
  for (const folder of ['archive_status', 'summaries']) await mkdir(join(to, folder), { mode: 0o700 });
}

/** Copies a file; one that the database removes meanwhile is in the write-ahead log, as far as it matters. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
