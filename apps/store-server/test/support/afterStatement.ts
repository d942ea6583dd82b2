import type { PoolClient } from 'pg';
import type { Shop } from './shop.ts';

/**
 * Does something once, after the node has sent a statement and before its transaction goes on.
 * @returns how to stop waiting for the statement
 */
export function afterStatement(
  { database: { pool } }: Shop,
  text: RegExp,
  then: () => Promise<void>,
): { stop: () => void } {
  const undo = new Map<PoolClient, () => void>();
  const stop = (): void => {
    pool.off('acquire', watch);
    for (const restore of undo.values()) restore();
    undo.clear();
  };
  const watch = (client: PoolClient): void => {
    if (undo.has(client)) return;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    undo.set(client, () => Object.assign(client, { query }));
    const watched = async (...args: unknown[]): Promise<unknown> => {
      const answer = await query(...args);
      if (undo.size > 0 && text.test((args[0] as { text?: string }).text ?? '')) {
        stop();
        await then();
      }
      return answer;
    };
    client.query = watched as PoolClient['query'];
  };
  pool.on('acquire', watch);
  return { stop };
}
