import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** How long a browser may remember that a call is allowed, s: two hours, the most that Chromium accepts. */
const REMEMBERED_S = 7_200;

/**
 * Allows pages of other origins to call this node: a portal or kiosk that another host serves. Sessions are bearer
 * tokens, so no cookies are allowed with them.
 * @param origins none allows the pages of this node only
 */
export async function allowPortalOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'x-row-count', 'retry-after', 'content-disposition', 'etag'],
    maxAge: REMEMBERED_S,
  });
}
