import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { problem } from '../base/problems.ts';

/** `true`: ready. `false`: not ready. A text: not ready, and it says what exactly is missing. */
export type Readiness = boolean | string;

/** Looks whether something is ready that the store needs. A check that throws is not ready. */
export type Check = () => Readiness | Promise<Readiness>;

/** How long a check may take, ms: a monitor asks every few seconds, and no answer tells it nothing. */
const PATIENCE_MS = 2_000;

/**
 * `GET /healthz`: 200 once every check passes, otherwise 503 naming what is not ready. A check that takes too long counts
 * as failed; as long as it is under way it is not begun again, so that asking never adds to the trouble.
 */
export function registerHealth(app: FastifyInstance, checks: Record<string, Check>): void {
  const asked = Object.entries(checks).map(([name, check]) => [name, shared(check)] as const);
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const late = wait(PATIENCE_MS, false, { ref: false });
    const results = await Promise.all(
      asked.map(async ([name, check]) => ({ name, readiness: await Promise.race([check(), late]) })),
    );
    const failing = results.filter(({ readiness }) => readiness !== true);
    if (failing.length > 0) {
      throw problem(503, 'The store is not ready', {
        detail: `Not ready: ${failing.map(({ name, readiness }) => readiness || name).join(', ')}`,
      });
    }
    return { status: 'ready' };
  });
}

/** Requests that come while a check is under way wait for the same one. */
function shared(check: Check): () => Promise<Readiness> {
  let underWay: Promise<Readiness> | undefined;
  return () =>
    (underWay ??= (async () => check())()
      .catch(() => false)
      .finally(() => (underWay = undefined)));
}

/** Whether the database answers and its tables are up to date: migrations run before, and here is the mark they leave. */
export function answers(db: Db): Check {
  return async () => (await db.execute(sql`select 1 from signing_keys limit 1`)).rows.length === 1;
}

/**
 * Whether this process can open one more file; a connection is one, too. Where not even the question can come in any more,
 * the connection is closed without an answer.
 */
export const opensFiles: Check = async () => {
  await (await open(fileURLToPath(import.meta.url))).close();
  return true;
};
