import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../../apps/store-server/src/db/connect.ts';
import { startEmbedded } from '../../apps/store-server/src/db/embedded.ts';
import { migrate } from '../../apps/store-server/src/db/migrate.ts';
import { KIOSK_ROLE } from '../../apps/store-server/src/security/callers.ts';
import { loadSessionKeys } from '../../apps/store-server/src/security/keys.ts';
import { createSessions } from '../../apps/store-server/src/security/sessions.ts';
import { seed, type SeedKind } from '../../apps/store-server/src/seed/seed.ts';
import { type Program, startProgram } from '../../apps/store-server/test/support/program.ts';

/** The location at which all people and kiosks of a benchmark work. */
export const LOCATION = 'canal-street';
export const STORE = 'new-york';

/** Roles that a benchmark needs, with the prefix of the ids of its people. */
export const STAFF = { Sales_Associate: 'associate', Warehouse_Personal: 'picker', Store_Admin: 'admin' } as const;
export type StaffRole = keyof typeof STAFF;

/** A person or kiosk with a session. */
export interface Member {
  /** User id of a person, device id of a kiosk. */
  id: string;
  /** A session for an hour. */
  token: string;
}

/** A database of its own with the data of a store. */
export interface BenchDatabase {
  databaseUrl: string;
  /** Its process. */
  pid: number;
  connection: Connection;
  /** Adds people of a role; ids begin with the role's prefix. */
  addPeople: (role: StaffRole, count: number) => Promise<Member[]>;
  /** Adds kiosks. */
  addKiosks: (count: number) => Promise<Member[]>;
  /** Another session of a member. */
  tokenOf: (id: string, role: StaffRole | typeof KIOSK_ROLE) => Promise<string>;
  stop: () => Promise<void>;
}

/** A store of one node on a PostgreSQL of its own, each in processes whose CPU time can be read. */
export interface BenchStore extends Omit<BenchDatabase, 'pid'> {
  url: string;
  node: Program;
  /** Process numbers. */
  pids: { node: number; database: number };
  /** The data directory of the node. */
  dataDir: string;
}

/**
 * Starts a database.
 *
 * @param kind its data
 * @param now the time of the sessions that it issues
 */
export async function startBenchDatabase(kind: SeedKind, now = () => new Date()): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'instore-bench-'));
  const database = await startEmbedded(dataDir);
  // A busy machine opens a connection late.
  const connection = connect(database.url, { waitMs: 60_000 });
  await migrate(connection.patient.pool);
  await seed(connection.patient.pool, kind, now());
  const sessions = createSessions(await loadSessionKeys(connection.db), now);
  const tokenOf: BenchDatabase['tokenOf'] = (id, role) => sessions.issue({ sub: id, userId: id, name: id, role });
  const withTokens = (ids: string[], role: StaffRole | typeof KIOSK_ROLE) =>
    Promise.all(ids.map(async (id) => ({ id, token: await tokenOf(id, role) })));
  return {
    databaseUrl: database.url,
    pid: Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10),
    connection,
    addPeople: async (role, count) => withTokens(await addPeople(connection, role, count), role),
    addKiosks: async (count) => withTokens(await addKiosks(connection, count), KIOSK_ROLE),
    tokenOf,
    stop: async () => {
      await connection.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a store. @param kind its data */
export async function startBenchStore(kind: SeedKind): Promise<BenchStore> {
  const { pid, ...database } = await startBenchDatabase(kind);
  const dataDir = await mkdtemp(join(tmpdir(), 'instore-bench-node-'));
  const node = await startProgram({ DATABASE_URL: database.databaseUrl, DATA_DIR: dataDir });
  return {
    ...database,
    url: node.url,
    node,
    pids: { node: node.child.pid ?? 0, database: pid },
    dataDir,
    stop: async () => {
      await node.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function addPeople({ pool }: Connection, role: StaffRole, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `${STAFF[role]}-${at}`);
  await pool.query(
    `insert into users (id, sub, name, email) select id, id, id, id || '@bench.example' from unnest($1::text[]) id
     on conflict do nothing`,
    [ids],
  );
  await pool.query(
    `insert into user_roles (user_id, role, location_id, position) select id, $2, $3, 0 from unnest($1::text[]) id
     on conflict do nothing`,
    [ids, role, LOCATION],
  );
  return ids;
}

async function addKiosks({ pool }: Connection, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `kiosk-${at}`);
  await pool.query(
    `insert into kiosks (device_id, key_hash, name, location_id)
     select id, 'bench', id, $2 from unnest($1::text[]) id on conflict do nothing`,
    [ids, LOCATION],
  );
  return ids;
}
