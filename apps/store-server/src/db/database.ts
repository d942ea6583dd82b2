import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The database: `drizzle(pool)` without a relational schema. `$client` is for libraries that bring their own SQL. */
export type Db = NodePgDatabase & { $client: Pick<Pool, 'query'> };

/** A transaction of the database: the argument of `db.transaction(async (tx) => …)`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
