import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database: `drizzle(pool)` without a relational schema. */
export type Db = NodePgDatabase;

/** A transaction of the database: the argument of `db.transaction(async (tx) => …)`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
