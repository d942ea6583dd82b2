import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { connect, type Connection } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { seed, type SeedKind } from '../../src/seed/seed.ts';
import { copyDatabaseFiles, createDatabaseFiles, makeDataDir } from './databaseFiles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://` address of the PostgreSQL that holds the databases of all test files. */
    cluster: string;
  }
}

/** The address of another database of the same PostgreSQL. */
export function addressOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

/** A running PostgreSQL with the templates of databases. */
export interface Cluster {
  /** Its `postgres://` address. */
  url: string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL with templates: only the `tables`, and the stores of `kinds`.
 *
 * @param files the files of a database cluster without tables, see {@link createDatabaseFiles}
 */
export async function startCluster(
  files: string,
  kinds: readonly Exclude<SeedKind, 'large'>[] = ['empty', 'demo'],
): Promise<Cluster> {
  const dataDir = await makeDataDir();
  await copyDatabaseFiles(dataDir, files);
  const configured = await startEmbedded(dataDir);
  const settings = connect(configured.url);
  // Without waiting for the disk: nothing outlives the run, and crashes are tested with other databases.
  await settings.pool.query('alter system set fsync = off');
  await settings.pool.query('alter system set full_page_writes = off');
  // Each node of each worker has a pool.
  await settings.pool.query('alter system set max_connections = 300');
  await settings.close();
  await configured.stop();

  const embedded = await startEmbedded(dataDir);
  const cluster = connect(embedded.url);
  const make = async (name: string, from: string, fill: (connection: Connection) => Promise<unknown>) => {
    // A busy machine copies the files of a database for longer than a statement of a request may take.
    await cluster.patient.pool.query(`create database ${name} template ${from}`);
    const connection = connect(addressOf(embedded.url, name));
    await fill(connection);
    await connection.close();
  };
  await make('tables', 'template1', ({ patient }) => migrate(patient.pool));
  for (const kind of kinds) await make(kind, 'tables', ({ patient }) => seed(patient.pool, kind, new Date()));
  await cluster.close();
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all test files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const files = await createDatabaseFiles();
  provide('databaseFiles', files);
  const cluster = await startCluster(files);
  provide('cluster', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(files, { recursive: true, force: true });
  };
}
