import type { Db } from './database.ts';

/**
 * Keeps a query prepared for each database: drizzle takes longer to build a query of many columns than to send it (ADR 41).
 * Only for reads outside of transactions that `pnpm bench:store` shows to need it.
 * @param prepare ends with `.prepare('')`: PostgreSQL plans a query without a name for its values, also behind a pooler
 */
export function prepareOnce<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, { query: Query }>();
  return (db) => {
    const { query } = kept.get(db) ?? { query: prepare(db) };
    kept.set(db, { query });
    return query;
  };
}
