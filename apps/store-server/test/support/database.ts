import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import type { SeedKind } from '../../src/seed/seed.ts';
import { addressOf } from './cluster.ts';

/** The database of a test file, which is dropped afterwards. */
export interface TestDatabase extends Connection {
  url: string;
  /** A directory of its own, for the keys of the local sign-in. */
  dataDir: string;
}

/** Where PostgreSQL keeps a database. */
export interface DatabasePlace {
  /** Address of the PostgreSQL. @default that of all test files */
  address?: string;
  /** Where it keeps the files. @default with all others */
  tablespace?: string;
}

/** Creates a database for one test file, with the given store. */
export async function startTestDatabase(
  kind: Exclude<SeedKind, 'large'> | 'tables' = 'demo',
  { address = inject('cluster'), tablespace = 'pg_default' }: DatabasePlace = {},
): Promise<TestDatabase> {
  // A busy machine copies a database slowly.
  const cluster = connect(address, { max: 1, waitMs: 60_000 });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await cluster.pool.query(`create database ${name} template ${kind} tablespace ${tablespace}`);
  const url = addressOf(address, name);
  // The tests of races send hundreds of requests at once, on any machine, and do not test this wait.
  const connection = connect(url, { waitMs: 10_000 });
  const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'));
  return {
    ...connection,
    url,
    dataDir,
    close: async () => {
      await connection.close();
      await cluster.pool.query(`drop database ${name} with (force)`);
      await cluster.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
