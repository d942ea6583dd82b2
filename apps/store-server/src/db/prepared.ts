import { sql, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Db, Tx } from './database.ts';

/** A query that drizzle can build once. */
interface Preparable {
  prepare: (name: string) => unknown;
}

/** Builds queries and sends none. */
const builder = drizzle.mock() as NodePgDatabase as Db;

/**
 * Creates a query that is built once: drizzle takes longer to build a query than to send it (ADR 41). Its values are
 * placeholders (`sql.placeholder('id')`), which `execute` takes. It is sent on the pool or transaction that it is given.
 *
 * It has no name, so PostgreSQL plans it each time for its values, and it needs no connection of its own behind a pooler.
 */
export function prepared<Query extends Preparable>(build: (db: Db) => Query) {
  type Prepared = ReturnType<Query['prepare']>;
  let built: Prepared | undefined;
  return (db: Db | Tx): Prepared => onClientOf(db, (built ??= build(builder).prepare('') as Prepared));
}

/** Forms of one query that are kept; a form has about 50 KB. */
const MOST_FORMS = 64;

/**
 * Like {@link prepared} for a query whose form depends on the request: which filters it has, and in which order it lists.
 * @param build builds the query of a form, a small object without values of the request
 */
export function preparedForms<Form extends object | string, Query extends Preparable>(
  build: (db: Db, form: Form) => Query,
) {
  type Prepared = ReturnType<Query['prepare']>;
  const forms = new LRUCache<string, { query: Prepared }>({ max: MOST_FORMS });
  return (db: Db | Tx, form: Form): Prepared => {
    const name = JSON.stringify(form);
    const { query } = forms.get(name) ?? { query: build(builder, form).prepare('') as Prepared };
    forms.set(name, { query });
    return onClientOf(db, query);
  };
}

/** A statement that is written as SQL; it has rows as the database gives them. */
interface PreparedSql<Row> {
  execute: (values: Record<string, unknown>) => Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** Like {@link prepared} for a statement that is written as SQL. */
export const preparedSql = <Row extends object>(build: () => SQL) => prepared((db) => preparable<Row>(db, build()));

/** Like {@link preparedForms} for a statement that is written as SQL. */
export const preparedSqlForms = <Row extends object, Form extends object | string>(build: (form: Form) => SQL) =>
  preparedForms((db, form: Form) => preparable<Row>(db, build(form)));

const preparable = <Row>({ _: { session } }: Db, statement: SQL) => ({
  prepare: () =>
    session.prepareQuery(new PgDialect().sqlToQuery(statement), undefined, '', false) as unknown as PreparedSql<Row>,
});

/** A placeholder for a value that `set` of an update takes. */
export const valueOf = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** The same query on the pool or the transaction: a query of drizzle sends itself on its `client`. */
function onClientOf<Prepared>(db: Db | Tx, query: Prepared): Prepared {
  const { client, logger } = db._.session as unknown as { client: unknown; logger: unknown };
  return Object.create(query as object, { client: { value: client }, logger: { value: logger } }) as Prepared;
}
