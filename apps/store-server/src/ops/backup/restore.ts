import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { extract } from 'tar';
import * as v from 'valibot';
import { SetupError } from '../../base/startErrors.ts';
import { createDataDir } from '../../db/embedded/dataDir.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { type Manifest, MANIFEST, ManifestSchema } from './manifest.ts';

/** A restored store. */
export interface Restored {
  manifest: Manifest;
  /** The rows of each table. */
  rows: Record<string, number>;
}

/**
 * Restores a backup into a DATA_DIR without a database, starts it once, so that PostgreSQL makes the files consistent,
 * and counts the rows of every table.
 * @throws SetupError when the directory has a database, or when the file is not a complete backup for this PostgreSQL
 */
export async function restore(file: string, dataDir: string): Promise<Restored> {
  const home = resolve(dataDir);
  if (existsSync(join(home, 'postgres'))) {
    throw new SetupError(`${home} has a database already. Set DATA_DIR to another directory, or move it away first.`);
  }
  createDataDir(home);
  const staged = await mkdtemp(join(home, 'restoring-'));
  try {
    await extract({ file: resolve(file), cwd: staged, preserveOwner: false }).catch((cause: Error) => {
      throw new SetupError(`${file} cannot be read: ${cause.message}`, { cause });
    });
    const manifest = await readManifest(staged, file);
    for (const name of await readdir(staged)) {
      if (name !== MANIFEST) await rename(join(staged, name), join(home, name));
    }
    return { manifest, rows: await startOnce(home, manifest) };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

async function readManifest(folder: string, file: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => 'null');
  const parsed = v.safeParse(ManifestSchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  throw new SetupError(`${file} is not a backup that pnpm store:backup has made.`);
}

async function startOnce(home: string, { postgres }: Manifest): Promise<Record<string, number>> {
  const database = await startEmbedded(home).catch((cause: Error) => {
    throw new SetupError(`The backup of PostgreSQL ${postgres} does not start: ${cause.message}`, { cause });
  });
  try {
    return await countRows(database.url);
  } finally {
    await database.stop();
  }
}

async function countRows(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url, application_name: 'in-store restore' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      counts[name] = rows[0]?.count ?? 0;
    }
    return counts;
  } finally {
    await client.end();
  }
}
