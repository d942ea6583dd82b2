import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { addressesOf } from '../../db/hosts.ts';
import { NODE_CONNECTIONS } from '../../db/connect.ts';
import type { Settings } from '../../base/settings.ts';
import { postgresAdvice } from '../versions.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';

/** The oldest version with everything that the store uses, as `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** How long a server may take to accept a connection, ms. */
const WAIT_MS = 5_000;

const journal = JSON.parse(readFileSync(new URL('../../../drizzle/meta/_journal.json', import.meta.url), 'utf8')) as {
  entries: { when: number }[];
};

const EMBEDDED = 'the embedded PostgreSQL is used: for a demo, for tests, and for one shop on this machine.';

/** Checks the own PostgreSQL of a chain and its replica. The embedded database comes with the store. */
export async function checkDatabase({ databaseUrl, readReplica }: Settings): Promise<Finding[]> {
  if (databaseUrl === undefined) return [fine('DATABASE_URL', EMBEDDED)];
  const findings: Finding[] = [];
  for (const address of addressesOf(databaseUrl)) findings.push(...(await checkHost(address)));
  if (readReplica !== undefined) findings.push(...(await checkReplica(databaseUrl, readReplica.url)));
  return findings;
}

/** Does work on a connection of its own; a finding if there is none. */
async function on(subject: string, url: string, work: (client: Client) => Promise<Finding[]>): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS, query_timeout: WAIT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const advice = 'Check host, port, name and password, and that the server accepts this machine.';
    return [problem(subject, `${hostOf(url)} cannot be used: ${reasonOf(error)}. ${advice}`)];
  } finally {
    await client.end().catch(() => {});
  }
}

const hostOf = (url: string): string => new URL(url).host;

function checkHost(url: string): Promise<Finding[]> {
  const subject = 'DATABASE_URL';
  return on(subject, url, async (client) => {
    const { rows } = await client.query<{
      version: number;
      name: string;
      most: number;
      standby: boolean;
      may: boolean;
    }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
         current_setting('max_connections')::int as most, pg_is_in_recovery() as standby,
         has_database_privilege(current_database(), 'create') as may`,
    );
    const [server] = rows;
    if (server === undefined) return [problem(subject, `${hostOf(url)} does not answer. Start it.`)];
    if (server.version < OLDEST_VERSION) {
      return [problem(subject, `${hostOf(url)} runs PostgreSQL ${server.name}. Upgrade it to 15 or newer.`)];
    }
    const advice = postgresAdvice(server.version);
    const version = [
      fine(subject, `${hostOf(url)} runs PostgreSQL ${server.name}.`),
      ...(advice === undefined ? [] : [warning(subject, advice)]),
    ];
    if (server.standby)
      return [...version, fine(subject, `${hostOf(url)} is a standby, which a fail-over may promote.`)];
    return [
      ...version,
      ...(server.may ? [] : [problem(subject, 'the user may not create schemas. Grant CREATE on the database.')]),
      ...(server.most < NODE_CONNECTIONS * 2
        ? [
            warning(
              'max_connections',
              `${server.most} are too few for two nodes. A node opens up to ${NODE_CONNECTIONS}.`,
            ),
          ]
        : []),
      ...encryptionOf(url),
      await checkMigrations(client),
    ];
  });
}

/** A password that crosses a network must be encrypted. */
function encryptionOf(url: string): Finding[] {
  const { hostname, searchParams } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname);
  if (isHere || searchParams.has('sslmode')) return [];
  return [warning('DATABASE_URL', `the connection to ${hostname} is not encrypted. Add ?sslmode=verify-full.`)];
}

async function checkMigrations(client: Client): Promise<Finding> {
  const subject = 'migrations';
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return fine(subject, 'the database is empty. The first start creates the tables.');
  const { rows } = await client.query<{ last: string }>(
    'select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  const missing = journal.entries.filter(({ when }) => when > last).length;
  if (last > Math.max(...journal.entries.map(({ when }) => when))) {
    return problem(subject, 'the database is of a newer release. Start that release, or restore a backup of this one.');
  }
  if (missing === 0) return fine(subject, 'the tables are up to date.');
  return fine(subject, `the next start applies ${missing}. Make a backup first: pnpm store:backup.`);
}

function checkReplica(primaryUrl: string, url: string): Promise<Finding[]> {
  const subject = 'DATABASE_READ_URL';
  return on(subject, url, async (replica) => {
    const system = 'select system_identifier::text as id, pg_is_in_recovery() as standby from pg_control_system()';
    const { rows } = await replica.query<{ id: string; standby: boolean }>(system);
    if (rows[0]?.standby !== true) {
      return [problem(subject, `${hostOf(url)} is no replica: it accepts writes. Name a streaming replica, or none.`)];
    }
    const identity = rows[0].id;
    const primaries = await Promise.all(
      addressesOf(primaryUrl).map((address) =>
        on(subject, address, async (primary) => {
          const other = await primary.query<{ id: string }>(system);
          return other.rows[0]?.id === identity ? [fine(subject, '')] : [];
        }),
      ),
    );
    if (!primaries.flat().some(({ level }) => level === 'ok')) {
      return [problem(subject, `${hostOf(url)} is a replica of another database. Name a replica of DATABASE_URL.`)];
    }
    return [fine(subject, `${hostOf(url)} is a replica of the database.`)];
  });
}
