import type { Pool, PoolClient } from 'pg';

/** A statement as the store sends it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** A recorder of the statements of a pool. */
export interface Recorder {
  /** The statements that `work` sends. */
  during: (work: () => Promise<unknown>) => Promise<Statement[]>;
}

type Query = (first: string | { text: string; values?: unknown[] }, second?: unknown[], ...rest: unknown[]) => unknown;

/**
 * Records what pools send from now on, and turns each commit into a rollback: the same request can be recorded again.
 * The pools must not have opened a connection yet.
 */
export function recordStatements(pools: readonly Pool[]): Recorder {
  let recorded: Statement[] = [];
  const watch = (client: PoolClient): void => {
    const query = client.query.bind(client) as unknown as Query;
    const recording: Query = (first, second, ...rest) => {
      const text = typeof first === 'string' ? first : first.text;
      if (isCommit(text)) return query('rollback', ...(second === undefined ? [] : [second]), ...rest);
      const values = (Array.isArray(second) ? second : typeof first === 'string' ? [] : first.values) ?? [];
      recorded.push({ text, values });
      return query(first, ...(second === undefined ? [] : [second]), ...rest);
    };
    Object.assign(client, { query: recording });
  };
  for (const pool of pools) pool.on('connect', watch);
  return {
    during: async (work) => {
      recorded = [];
      await work();
      return recorded;
    },
  };
}

const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text);
const isControl = (text: string): boolean => /^\s*(begin|commit|rollback|savepoint|release|set)\b/i.test(text);

/** What a handler sends: all statements but the control of transactions and the first one, which reads the caller. */
export const handlerStatements = (statements: readonly Statement[]): Statement[] =>
  statements.slice(1).filter(({ text }) => !isControl(text));

/** A node of a plan (`explain (format json)`). */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that a plan reads from the first to the last row. */
export function wholeReads(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** Whether a statement has a plan. */
export const isExplainable = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);
