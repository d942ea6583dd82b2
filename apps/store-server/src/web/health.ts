import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../operations/operation.ts';
import { problem } from '../problems.ts';

/** Something that must be ready before the store is. */
export type Check = () => boolean;

/**
 * `GET /healthz`: 200 once the database answers, its tables are up to date and every check passes; otherwise 503
 * naming what is not ready. Migrations run before the app is built; what is asked here is that they left their mark.
 */
export function registerHealth(app: FastifyInstance, db: Db, checks: Record<string, Check>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const database = await db.execute(sql`select 1 from signing_keys limit 1`).then(
      (result) => result.rows.length === 1,
      () => false,
    );
    const failing = Object.entries({ database: () => database, ...checks }).filter(([, ready]) => !ready());
    if (failing.length > 0) {
      throw problem(503, 'The store is not ready', {
        detail: `Not ready: ${failing.map(([name]) => name).join(', ')}`,
      });
    }
    return { status: 'ready' };
  });
}
