import type { ClientBase } from 'pg';

/** Runs work in a transaction. @param isCommitted whether what it wrote stays */
export async function inTransaction<T>(client: ClientBase, isCommitted: boolean, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(isCommitted ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
