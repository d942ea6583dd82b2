import type { Db, Tx } from './database.ts';

/**
 * Keeps a query prepared for each database: drizzle takes longer to build a query of many columns than to send it
 * (ADR 41). Only for reads that `pnpm bench:store` shows to need it. In a transaction it is built each time.
 * @param prepare ends with `.prepare('')`: PostgreSQL plans a query without a name for its values, also behind a pooler
 */
export function prepareOnce<Query extends object, Form extends string = 'one'>(
  prepare: (db: Db | Tx, form: Form) => Query,
) {
  const kept = new WeakMap<Db | Tx, Map<Form, Query>>();
  /** @param form which of the few forms of the query */
  return (db: Db | Tx, ...[form = 'one' as Form]: 'one' extends Form ? [] : [form: Form]): Query => {
    const forms = kept.get(db) ?? new Map<Form, Query>();
    const known = forms.get(form);
    if (known !== undefined) return known;
    const query = prepare(db, form);
    kept.set(db, forms.set(form, query));
    return query;
  };
}
