import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { problem } from '../base/problems.ts';

/** `true` if a part of the store is ready; otherwise `false`, or the name of the missing resource. */
export type Readiness = boolean | string;

/** Checks something that the store needs. A check that throws counts as not ready. */
export type Check = () => Readiness | Promise<Readiness>;

/** How long a check may take, ms: monitors send a request every few seconds and need an answer. */
const CHECK_TIMEOUT_MS = 2_000;

/**
 * Registers `GET /healthz`: 200 when every check passes, otherwise 503 with the names of the failed checks. A check that
 * takes too long counts as failed. A check that still runs is not started again, so that requests add no load.
 *
 * @param degrading checks of parts without which requests are still answered: 200 names those that fail, so that a proxy
 *   keeps the node
 */
export function registerHealth(
  app: FastifyInstance,
  checks: Record<string, Check>,
  degrading: Record<string, Check>,
): void {
  const asked = Object.entries({ ...checks, ...degrading }).map(([name, check]) => [name, shared(check)] as const);
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const late = wait(CHECK_TIMEOUT_MS, false, { ref: false });
    const results = await Promise.all(
      asked.map(async ([name, check]) => ({ name, readiness: await Promise.race([check(), late]) })),
    );
    const failing = results.filter(({ readiness }) => readiness !== true);
    const names = failing.map(({ name, readiness }) => readiness || name);
    if (failing.some(({ name }) => name in checks)) {
      throw problem(503, 'The store is not ready', { detail: `Not ready: ${names.join(', ')}` });
    }
    return { status: 'ready', degraded: names.length > 0 ? names : undefined };
  });
}

/** Requests during a check wait for its result. */
function shared(check: Check): () => Promise<Readiness> {
  let underWay: Promise<Readiness> | undefined;
  return () =>
    (underWay ??= (async () => check())()
      .catch(() => false)
      .finally(() => (underWay = undefined)));
}

/** Checks that the database answers and has the tables of the migrations. */
export function answers(db: Db): Check {
  return async () => (await db.execute(sql`select 1 from signing_keys limit 1`)).rows.length === 1;
}

/**
 * Checks that this process can open another file, as every connection does. If not even this request can be accepted,
 * its connection is closed without an answer.
 */
export const opensFiles: Check = async () => {
  await (await open(fileURLToPath(import.meta.url))).close();
  return true;
};
