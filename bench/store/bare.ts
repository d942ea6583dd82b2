import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { CONNECTIONS } from '../../apps/store-server/src/db/connect.ts';
import type { Statement } from './statements.ts';

/**
 * A bare server: Fastify and pg without contract, rights, validation or logs. `/<name>` sends the statements of an
 * operation and answers their rows. A write is rolled back, so that it can be repeated; its server process does the
 * same work. Arguments: port, database address, file with the statements by name.
 */

const [port, url, file] = process.argv.slice(2) as [string, string, string];
const recorded = JSON.parse(await readFile(file, 'utf8')) as Record<
  string,
  { isWrite: boolean; statements: Statement[] }
>;

// Without triggers and foreign keys: numbers that a sequence gave to the recorded request exist no more.
const options = '-c timezone=UTC -c session_replication_role=replica';
const pool = new Pool({ connectionString: url, max: CONNECTIONS, options });
// The database ends before this server.
pool.on('error', () => {});
const app = Fastify();

async function read(statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
  return answers;
}

async function write(statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  const answers: unknown[] = [];
  try {
    await client.query('begin');
    for (const { text, values } of statements) answers.push((await client.query(text, values)).rows);
    return answers;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

for (const [name, { isWrite, statements }] of Object.entries(recorded)) {
  const handle = () => (isWrite ? write(statements) : read(statements));
  app.get(`/${name}`, handle);
  app.post(`/${name}`, handle);
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
