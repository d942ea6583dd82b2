import { connect } from '../../apps/store-server/src/db/connect.ts';
import { median, orderIn } from '../statistics.ts';

/** Commits per second with so many writers. */
export interface Writes {
  writers: number;
  /** Without an announcement. */
  silent: number;
  /** With NOTIFY, as each write of the store has it. */
  notifying: number;
  /** With NOTIFY in a transaction of its own after the commit, which writes nothing and so waits for no disk. */
  after: number;
}

/** A write as the store does it: one event of the outbox in a transaction. */
const INSERT = `insert into outbox (destination, body) values ('/bench', '{}'::jsonb) returning id`;
const statements = {
  silent: [INSERT],
  notifying: [`with event as (${INSERT}) select pg_notify('outbox', id::text) from event`],
  after: [INSERT, `select pg_notify('outbox', '0')`],
};
const kinds = ['silent', 'notifying', 'after'] as const;

/**
 * Measures what NOTIFY costs writers: PostgreSQL takes one lock for all transactions that notify, and holds it until
 * the commit is on disk, so that they commit one after the other.
 *
 * @param url a database with the store's tables; no client subscribes to the destination
 * @param seconds of each measurement
 */
export async function measureWrites(
  url: string,
  writers: readonly number[],
  seconds: number,
  rounds: number,
): Promise<Writes[]> {
  const found: Writes[] = [];
  for (const count of writers) {
    const { pool, close } = connect(url, { max: count });
    const taken = { silent: [] as number[], notifying: [] as number[], after: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of orderIn(round, kinds)) {
        const until = performance.now() + seconds * 1000;
        let commits = 0;
        const write = async (): Promise<void> => {
          while (performance.now() < until) {
            for (const statement of statements[kind]) await pool.query(statement);
            commits += 1;
          }
        };
        await Promise.all(Array.from({ length: count }, write));
        taken[kind].push(commits / seconds);
      }
    }
    await close();
    const [silent, notifying, after] = kinds.map((kind) => median(taken[kind])) as [number, number, number];
    found.push({ writers: count, silent, notifying, after });
  }
  return found;
}
