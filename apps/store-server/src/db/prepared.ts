import { LRUCache } from 'lru-cache';
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

/** Forms of one query that are kept; a form has about 50 KB. */
const MOST_FORMS = 64;

/**
 * Like {@link prepared} for a query whose form depends on the request: which filters it has, and in which order it lists.
 * @param build builds the query of a form, a small object without values of the request
 */
export function preparedForms<Form extends object | string, Query extends Preparable>(
  build: (db: Db | Tx, form: Form) => Query,
) {
  type Prepared = ReturnType<Query['prepare']>;
  const known = new WeakMap<Db | Tx, LRUCache<string, { query: Prepared }>>();
  return (db: Db | Tx, form: Form): Prepared => {
    const forms = known.get(db) ?? new LRUCache<string, { query: Prepared }>({ max: MOST_FORMS });
    known.set(db, forms);
    const name = JSON.stringify(form);
    const { query } = forms.get(name) ?? { query: build(db, form).prepare('') as Prepared };
    forms.set(name, { query });
    return query;
  };
}
