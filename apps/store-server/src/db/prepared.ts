import type { Db, Tx } from './database.ts';

/** A query that drizzle can build once. */
interface Preparable {
  prepare: (name: string) => unknown;
}

/**
 * Creates a query that is built once for each database: drizzle takes longer to build a query than to send it (ADR 41).
 * Its values are placeholders (`sql.placeholder('id')`), which `execute` takes.
 *
 * It has no name, so PostgreSQL plans it each time for its values, and it needs no connection of its own behind a pooler.
 */
export function prepared<Query extends Preparable>(build: (db: Db | Tx) => Query) {
  type Prepared = ReturnType<Query['prepare']>;
  const known = new WeakMap<Db | Tx, Prepared>();
  return (db: Db | Tx): Prepared => {
    const built = known.get(db) ?? (build(db).prepare('') as Prepared);
    known.set(db, built);
    return built;
  };
}
